/** What a saved table is known by in the list: who sits there, where it stands, when it was played. */
import type { TableInfo } from '../../shared/protocol/messages'
import { gameEntries, gameName } from '../stores/games'
import type { Words } from '../words'
import { dateText } from './date-text'

/** The people of a table; of one that cannot be read its id. */
export const peopleOf = (words: Words, { id, seats }: TableInfo): string =>
  seats.length > 0 ? words.and(seats.map(({ name }) => name)) : words.home.unreadable(id)

const keyOf = ({ game, seats }: TableInfo): string => JSON.stringify([game, seats.map(({ name }) => name)])

/** Ids of tables at which the same people play the same game. */
export function twinsIn(tables: readonly TableInfo[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const table of tables) counts.set(keyOf(table), (counts.get(keyOf(table)) ?? 0) + 1)
  return new Set(tables.filter((table) => (counts.get(keyOf(table)) ?? 0) > 1).map(({ id }) => id))
}

/**
 * Game, round or how it ended, who is to move, when it was last played. `twin`: also when it was begun, as another table
 * has the same people.
 */
export function tableFacts(words: Words, table: TableInfo, now: number, twin: boolean): string {
  const { game, pack, round, status, created, updated, seats, waiting } = table
  const asked = waiting.flatMap((seat) => seats[seat]?.name ?? [])
  const title = gameEntries().length > 1 ? gameName(game) : undefined
  const played = [title, pack?.name].filter((part) => part !== undefined)
  const stand =
    status !== 'running'
      ? [words.home.status[status]]
      : [
          ...(round === undefined ? [] : [round > 0 ? words.home.round(round) : words.home.settingUp]),
          ...(asked.length > 0 ? [words.home.toMove(words.and(asked))] : [])
        ]
  const begun = twin ? [words.home.begun(dateText(words, created, now))] : []
  return [...played, ...stand, dateText(words, updated, now), ...begun].join(' · ')
}
