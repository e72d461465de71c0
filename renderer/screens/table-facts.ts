/** Describes a saved table for the list: its players, its progress, and when it was played. */
import type { TableInfo } from '../../shared/protocol/messages'
import { gameEntries, gameName } from '../stores/games'
import type { Words } from '../words'
import { dateText } from './date-text'

/** The names of a table's players; for an unreadable table, a text with its id. */
export const peopleOf = (words: Words, { id, seats }: TableInfo): string =>
  seats.length > 0 ? words.and(seats.map(({ name }) => name)) : words.home.unreadable(id)

/** True if guests of the LAN are at the table now. */
export const guestsAt = ({ seats }: TableInfo): boolean =>
  seats.some(({ by, taken, present }) => by === 'lan' && taken && present)

const keyOf = ({ game, seats }: TableInfo): string => JSON.stringify([game, seats.map(({ name }) => name)])

/** Ids of the tables that share game and players with another table. */
export function twinsIn(tables: readonly TableInfo[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const table of tables) counts.set(keyOf(table), (counts.get(keyOf(table)) ?? 0) + 1)
  return new Set(tables.filter((table) => (counts.get(keyOf(table)) ?? 0) > 1).map(({ id }) => id))
}

/** True if every word of the text occurs in a name of the table's players or in that of its game. */
export function tableFits({ game, seats }: TableInfo, text: string): boolean {
  const words = text.toLocaleLowerCase().split(/\s+/)
  const names = [...seats.map(({ name }) => name), gameName(game)].join(' ').toLocaleLowerCase()
  return words.every((word) => names.includes(word))
}

/**
 * Game, round or status, who is to move or has won, and when it was last played; with `twin`, also when it was begun, to tell it from
 * another table with the same players.
 */
export function tableFacts(words: Words, table: TableInfo, now: number, twin: boolean): string {
  const { game, pack, round, status, created, updated, seats, waiting, result } = table
  const asked = waiting.flatMap((seat) => seats[seat]?.name ?? [])
  const title = gameEntries().length > 1 ? gameName(game) : undefined
  const played = [title, pack?.name].filter((part) => part !== undefined)
  const won = result?.won.flatMap((seat) => seats[seat]?.name ?? []) ?? []
  const stand =
    status !== 'running'
      ? [won.length > 0 ? words.home.won(words.and(won)) : words.home.status[status]]
      : [
          ...(round === undefined ? [] : [round > 0 ? words.home.round(round) : words.home.settingUp]),
          ...(asked.length > 0 ? [words.home.toMove(words.and(asked))] : [])
        ]
  const begun = twin ? [words.home.begun(dateText(words, created, now))] : []
  return [...played, ...stand, dateText(words, updated, now), ...begun].join(' · ')
}
