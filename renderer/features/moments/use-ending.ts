/** Shows the end of a game: first its ending scene, if it has one and animations are on, then the result sheet. */
import { onBeforeUnmount, shallowRef, watch } from 'vue'
import type { Ending } from '../../contract/moments'
import { isCovered } from '../../kit/dialogs'
import { shownPoints } from '../../kit/shown-points'
import { isQuiet, useSettings } from '../../stores/settings'
import { useTable } from '../../stores/table'
import { positionOf } from '../solo/remembered'
import { playSound } from '../sound'
import { startTotals } from './ending-start'

/** Delay before the result sheet, in milliseconds at normal speed: the last movements finish first. */
const lastLook = 1800
/** The same before a scene. The table shows no more meanwhile than at the scene's beginning. */
const lastMoment = 700

/**
 * `ending`: the ending whose scene is on show. `coming`: true during the delay before the scene or sheet, so that the table
 * need not offer a way there. `toSheet` opens the result sheet. Both wait until the dialogs over the table are closed, such
 * as the chat in which somebody is writing.
 */
export function useEnding(toSheet: () => void) {
  const table = useTable()
  const store = useSettings()
  const ending = shallowRef<Ending>()
  const coming = shallowRef(false)
  /** What follows as soon as no dialog is open: the scene, or without one the result sheet. */
  const due = shallowRef<{ readonly scene: Ending | undefined }>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function endingNow(): Ending | undefined {
    const { speed } = store.settings
    // A training position is about one turn: its result comes at once.
    const trains = positionOf(table.info?.id) !== undefined
    if (trains || table.replay || speed === 0 || isQuiet(store.settings)) return undefined
    for (const event of table.log.at(-1)?.events ?? []) {
      const scene = table.ui?.ending?.(event, table.context)
      if (scene) return scene
    }
    return undefined
  }

  watch(
    () => [table.info?.id, table.outcome !== undefined] as const,
    ([id, over], [before, was]) => {
      if (id === before && over === was) return
      clearTimeout(timer)
      ending.value = due.value = undefined
      coming.value = over
      shownPoints.value = undefined
      if (!over) return
      const { speed } = store.settings
      const scene = endingNow()
      if (scene && table.outcome) shownPoints.value = startTotals(scene, table.outcome)
      if (!scene && id === before) playSound('win')
      const wait = speed === 0 ? 0 : (scene ? lastMoment : lastLook) / speed
      timer = setTimeout(() => (due.value = { scene }), wait)
    }
  )
  watch(
    () => (isCovered() ? undefined : due.value),
    (now) => {
      if (!now) return
      due.value = undefined
      if (now.scene) ending.value = now.scene
      else toSheet()
      coming.value = false
    }
  )
  onBeforeUnmount(() => {
    clearTimeout(timer)
    shownPoints.value = undefined
  })
  return { ending, coming }
}
