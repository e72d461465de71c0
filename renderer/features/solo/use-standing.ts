/** What the result sheet says of a person's records, once the host has told them. */
import { computed, onMounted, shallowRef, type ComputedRef } from 'vue'
import type { SoloGame } from '../../../shared/protocol/messages'
import { useConnection } from '../../stores/connection'
import { useTable } from '../../stores/table'
import { useWords } from '../../words'
import { levelName } from '../../words/level-name'
import { comparedWith } from './records'
import { soloWords as words } from './words'

/** How the open table's result compares with the person's others; undefined where it is no record of one person's game. */
export function useStanding(): ComputedRef<string | undefined> {
  const connection = useConnection()
  const table = useTable()
  const common = useWords()
  const games = shallowRef<readonly SoloGame[]>([])

  onMounted(async () => {
    if (connection.guest || connection.remote) return
    const reply = await connection.request({ type: 'getRecords' })
    if (reply.ok) games.value = reply.value.games
  })

  return computed(() => {
    const compared = comparedWith(games.value, table.info?.id ?? '')
    if (!compared) return undefined
    const { game, others } = compared
    const amount = (points: number): string => (table.ui?.unit?.() ?? common.points).amount(points)
    const isDay = game.daily !== undefined
    if (others === undefined) return isDay ? words.dayFirst : undefined
    const level = levelName(common, game.level)
    const before = amount(others)
    if (game.points > others) return isDay ? words.dayNewBest(before) : words.newBest({ level, before })
    return isDay ? words.dayBestIs(before) : words.bestIs({ level, best: before })
  })
}
