/** Training at the table: opens positions, and says which one the open table plays and how it ended. */
import { computed, ref, shallowRef, watchEffect } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { Position } from '../../../shared/games/positions'
import { useScreens } from '../../stores/screens'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'
import { useWords } from '../../words'
import { fileOf, noteTable, positionOf, positions } from './training'

/** All positions once they are loaded, and a function that opens one as a new table; `problem` says why it could not. */
export function useTrainingOpener() {
  const words = useWords()
  const screens = useScreens()
  const tables = useTables()
  const all = shallowRef<readonly Position[]>([])
  const problem = shallowRef<Refusal>()
  const busy = ref(false)
  void positions().then((found) => (all.value = found))

  async function open(number: number): Promise<void> {
    const position = all.value[number]
    if (busy.value || !position) return
    busy.value = true
    const made = await tables.importFile(
      `${number + 1}.caravan`,
      await fileOf(position, words.newTable.names)
    )
    problem.value = made.ok ? undefined : made.refusal
    if (made.ok) {
      noteTable(made.value.table, number)
      await screens.openTable(made.value.table)
    }
    busy.value = false
  }
  return { all, problem, busy, open }
}

/** The position that the open table plays, with its number from 0, and the points reached there; all undefined elsewhere. */
export function useTrainingTable() {
  const table = useTable()
  const number = computed(() => positionOf(table.info?.id))
  const position = shallowRef<Position>()
  watchEffect(() => {
    const at = number.value
    position.value = undefined
    if (at !== undefined)
      void positions().then((all) => {
        if (number.value === at) position.value = all[at]
      })
  })
  const points = computed(
    () => table.outcome?.scores.find(({ seat }) => seat === position.value?.seat)?.total ?? 0
  )
  /** At least as many points as the best turn without luck. */
  const found = computed(() => position.value !== undefined && points.value >= position.value.best)
  return { number, position, points, found }
}
