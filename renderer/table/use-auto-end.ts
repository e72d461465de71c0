/**
 * Ends a turn automatically if the setting is on and ending it is the only choice. Not right after an undo, when the person
 * wants to look at the position.
 */
import { watch } from 'vue'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'

/** Runs as long as the app does, but acts only on the table screen. */
export function useAutoEnd(): void {
  const table = useTable()
  const screens = useScreens()
  const store = useSettings()

  /** The only choice that is left, if it ends the turn that the seat at this device has begun; else undefined. */
  function onlyEnd(): unknown {
    const { choices, choosing, refused, ui, log, seat, curtain, replay } = table
    // An update may arrive before the reply to the choice that caused it. What was refused is not tried again unasked.
    if (choosing || refused || !store.settings.autoEnd) return undefined
    if (screens.screen !== 'table' || replay || curtain !== undefined) return undefined
    const last = log.at(-1)
    if (!last || last.undone || last.seat !== seat || choices?.count() !== 1) return undefined
    const only: unknown = choices.nth(0)
    return ui?.endsTurn(only) ? only : undefined
  }

  watch(onlyEnd, (only) => only !== undefined && void table.choose(only))
}
