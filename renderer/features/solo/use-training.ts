/** Training at the table: opens positions, and says which one the open table plays and how it ended. */
import { computed, ref, shallowRef, watchEffect } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { Position } from '../../../shared/games/positions'
import { useReplayOpener } from '../../stores/replay'
import { useScreens } from '../../stores/screens'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'
import { useWords } from '../../words'
import { noteTable, positionOf, takeTables } from './remembered'
import { fileOf, positions } from './training'

/**
 * A function that opens a position as a new table, which takes the place of those of earlier tries; `problem` says why it
 * could not.
 */
export function useTrainingOpener() {
  const words = useWords()
  const screens = useScreens()
  const tables = useTables()
  const problem = shallowRef<Refusal>()
  const busy = ref(false)

  async function open(number: number): Promise<void> {
    if (busy.value) return
    busy.value = true
    try {
      const position = (await positions())[number]
      if (!position) return
      const text = await fileOf(position, words.newTable.names)
      const made = await tables.importFile(`${number + 1}.caravan`, text)
      problem.value = made.ok ? undefined : made.refusal
      if (!made.ok) return
      const tried = takeTables(number)
      noteTable(made.value.table, number)
      await screens.openTable(made.value.table)
      for (const { id } of tables.sorted) if (tried.includes(id)) await tables.remove(id)
    } finally {
      busy.value = false
    }
  }
  return { problem, busy, open }
}

/** A function that replays the best turn of a position, without making a table of it. */
export function useBestTurn() {
  const words = useWords()
  const replays = useReplayOpener()
  const busy = ref(false)

  async function show(number: number): Promise<void> {
    if (busy.value) return
    busy.value = true
    try {
      const position = (await positions())[number]
      if (!position) return
      const { bestTurn } = await import('./best-turn')
      const text = await fileOf(position, words.newTable.names, await bestTurn(position))
      await replays.openFile({ name: `${number + 1}.caravan`, text }, position.moves.length - 1)
    } finally {
      busy.value = false
    }
  }
  return { busy, show }
}

/**
 * The position that the open table plays, with its number from 0, whether another one follows it, and the points reached.
 * At any other table there is no number and no position, and nothing is loaded.
 */
export function useTrainingTable() {
  const table = useTable()
  const number = computed(() => positionOf(table.info?.id))
  const all = shallowRef<readonly Position[]>([])
  watchEffect(() => {
    if (number.value !== undefined) void positions().then((found) => (all.value = found))
  })
  const position = computed(() => (number.value === undefined ? undefined : all.value[number.value]))
  const isLast = computed(() => number.value === all.value.length - 1)
  const points = computed(
    () => table.outcome?.scores.find(({ seat }) => seat === position.value?.seat)?.total ?? 0
  )
  /** At least as many points as the best turn without luck. */
  const found = computed(() => position.value !== undefined && points.value >= position.value.best)
  return { number, position, isLast, points, found }
}
