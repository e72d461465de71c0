/**
 * Ends a turn by itself, where the setting asks for it and the rules list nothing but its end. What was taken back is not
 * ended again: the person wants to look.
 */
import { watch } from 'vue'
import { useScreens } from '../stores/screens'
import { useSettings } from '../stores/settings'
import { useTable } from '../stores/table'

/** For as long as the app runs; it acts on the table's screen alone. */
export function useAutoEnd(): void {
  const table = useTable()
  const screens = useScreens()
  const store = useSettings()

  /** The one choice that is left, where it ends the turn that the seat at this device has begun. */
  function onlyEnd(): unknown {
    const { choices, ui, log, seat, curtain, replay } = table
    if (!store.settings.autoEnd || screens.screen !== 'table' || replay || curtain !== undefined)
      return undefined
    const last = log.at(-1)
    if (!last || last.undone || last.seat !== seat || choices?.count() !== 1) return undefined
    const only: unknown = choices.nth(0)
    return ui?.endsTurn(only) ? only : undefined
  }

  watch(onlyEnd, (only) => only !== undefined && void table.choose(only))
}
