/** Training at the table: opens positions, and says which one the open table plays and how it ended. */
import { computed, shallowRef, watchEffect } from 'vue'
import { totalOf, type Refusal } from '../../../shared/engine/rules'
import type { Position } from '../../../shared/games/positions'
import { useOneAtATime } from '../../kit/one-at-a-time'
import { useConnection } from '../../stores/connection'
import { useReplayOpener } from '../../stores/replay'
import { useScreens } from '../../stores/screens'
import { useTable } from '../../stores/table'
import { useTables } from '../../stores/tables'
import { useWords } from '../../words'
import { noteTable, positionOf, takeTables, type PositionKey } from './remembered'
import { fileOf, positionAt, positionsOf } from './training'

const fileName = ({ game, number }: PositionKey): string => `${game}-${number}.caravan`

/**
 * A function that opens a position as a new table, which takes the place of those of earlier tries; `problem` says why it
 * could not.
 */
export function useTrainingOpener() {
  const words = useWords()
  const connection = useConnection()
  const screens = useScreens()
  const tables = useTables()
  const problem = shallowRef<Refusal>()
  const { busy, once } = useOneAtATime()

  const open = (key: PositionKey): Promise<void> =>
    once(async () => {
      const position = await positionAt(key)
      if (!position) return
      const text = await fileOf(position, words.newTable.names)
      const made = await tables.importFile(fileName(key), text)
      problem.value = made.ok ? undefined : made.refusal
      if (!made.ok) return
      const { table } = made.value
      // Only one seat still plays. With computers on the others it is alone at the table, and its goals lie face up.
      const others = Array.from({ length: position.players }, (_, seat) => seat)
      for (const seat of others.filter((one) => one !== position.seat))
        await connection.request({ type: 'setSeat', table, seat, by: 'bot' })
      const tried = takeTables(key)
      noteTable(table, key)
      await screens.openTable(table)
      for (const { id } of tables.sorted) if (tried.includes(id)) await tables.remove(id)
    })
  return { problem, busy, open }
}

/** A function that replays the best turn of a position, without making a table of it. */
export function useBestTurn() {
  const words = useWords()
  const replays = useReplayOpener()
  const { busy, once } = useOneAtATime()

  const show = (key: PositionKey): Promise<void> =>
    once(async () => {
      const position = await positionAt(key)
      if (!position) return
      const { bestTurn } = await import('./best-turn')
      const text = await fileOf(position, words.newTable.names, await bestTurn(position))
      await replays.openFile({ name: fileName(key), text }, position.moves.length - 1)
    })
  return { busy, show }
}

/**
 * The position that the open table plays, with its key and that of the one that follows it in its game, and the points
 * reached. At any other table there is neither key nor position, and nothing is loaded.
 */
export function useTrainingTable() {
  const table = useTable()
  const key = computed(() => positionOf(table.info?.id))
  const all = shallowRef<readonly Position[]>([])
  watchEffect(() => {
    if (key.value) void positionsOf(key.value.game).then((found) => (all.value = found))
  })
  const position = computed(() => key.value && all.value[key.value.number - 1])
  const next = computed((): PositionKey | undefined =>
    key.value && key.value.number < all.value.length
      ? { game: key.value.game, number: key.value.number + 1 }
      : undefined
  )
  const points = computed(() =>
    table.outcome && position.value ? totalOf(table.outcome, position.value.seat) : 0
  )
  /** At least as many points as the best turn without luck. */
  const found = computed(() => position.value !== undefined && points.value >= position.value.best)
  return { key, position, next, points, found }
}
