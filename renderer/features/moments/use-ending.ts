/** The end of a game that people look at: its scene, where it has one and things may move, and then the sheet. */
import { onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Ending } from '../../contract/moments'
import { isQuiet, useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { playSound } from '../sound'

/** How long the last movements may run before the result is shown, in milliseconds at normal speed. */
const lastLook = 1800
/** The same before a scene: the table says already what the scene has yet to count. */
const lastMoment = 700

/**
 * `counted`: the ending that is being counted. `coming`: the scene or the sheet follows at once, so nobody is sent
 * anywhere. `toSheet` shows the result.
 */
export function useEnding(toSheet: () => void) {
  const table = useTable()
  const store = useSettings()
  const ending = shallowRef<Ending>()
  const coming = shallowRef(false)
  let timer: ReturnType<typeof setTimeout> | undefined

  function endingNow(): Ending | undefined {
    const { speed } = store.settings
    if (table.replay || speed === 0 || isQuiet(store.settings)) return undefined
    for (const event of table.log.at(-1)?.events ?? []) {
      const told = table.ui?.ending?.(event, table.context)
      if (told) return told
    }
    return undefined
  }

  watch(
    () => [table.info?.id, table.outcome !== undefined] as const,
    ([id, over], [before, was]) => {
      if (id === before && over === was) return
      clearTimeout(timer)
      ending.value = undefined
      coming.value = over
      if (!over) return
      const { speed } = store.settings
      const scene = endingNow()
      if (!scene && id === before) playSound('win')
      const wait = speed === 0 ? 0 : (scene ? lastMoment : lastLook) / speed
      timer = setTimeout(() => {
        if (scene) ending.value = scene
        else toSheet()
        coming.value = false
      }, wait)
    }
  )
  onBeforeUnmount(() => clearTimeout(timer))
  return { ending, coming }
}
