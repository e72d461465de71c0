/** Personal records: the best results of the games one person has finished against the computer. Pure. */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { SoloGame } from '../../../shared/protocol/messages'

/** The record for one combination of game, number of players, level and character. */
export interface PersonalRecord extends Pick<SoloGame, 'game' | 'players' | 'level' | 'character'> {
  readonly best: number
  readonly games: number
  readonly wins: number
}

/** The records of all games played, sorted by that combination. */
export function recordsOf(games: readonly SoloGame[]): readonly PersonalRecord[] {
  const records = new Map<string, PersonalRecord>()
  for (const { game, players, level, character, points, won } of games) {
    const key = [game, players, level, character ?? ''].join(' ')
    const before = records.get(key)
    records.set(key, {
      game,
      players,
      level,
      ...(character !== undefined && { character }),
      best: Math.max(points, before?.best ?? -Infinity),
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (won ? 1 : 0)
    })
  }
  return [...records.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record)
}

/** A finished game, and the best points of the others like it; undefined if there are none. */
export interface Compared {
  readonly game: SoloGame
  readonly others: number | undefined
}

/**
 * The game of a table compared with the others of the same day's table, or with those for as many players against computer
 * players of the same level; undefined if the table's game is not among them.
 */
export function comparedWith(games: readonly SoloGame[], table: string): Compared | undefined {
  const game = games.find((one) => one.table === table)
  if (!game) return undefined
  const points = games
    .filter((one) => one !== game && one.game === game.game && one.daily === game.daily)
    .filter(
      ({ players, level }) => players === game.players && (game.daily !== undefined || level === game.level)
    )
    .map((one) => one.points)
  return { game, others: points.length > 0 ? Math.max(...points) : undefined }
}

/**
 * The best result at one day's table of a game; undefined if there is none. Results against players of at least this
 * level come before any others.
 */
export const bestOfDay = (
  games: readonly SoloGame[],
  day: string,
  game: string,
  level: LevelNumber
): SoloGame | undefined =>
  games
    .filter((one) => one.daily === day && one.game === game)
    .toSorted((a, b) => Number(b.level >= level) - Number(a.level >= level) || b.points - a.points)[0]

/** What has become of a day's tables, whatever the game: won against players of at least this level, played, or neither. */
export function resultOfDay(
  games: readonly SoloGame[],
  day: string,
  level: LevelNumber
): 'won' | 'played' | undefined {
  const played = games.filter(({ daily }) => daily === day)
  if (played.length === 0) return undefined
  return played.some((one) => one.won && one.level >= level) ? 'won' : 'played'
}

/** A character among the personal records. */
export interface CharacterRecord {
  readonly id: string
  readonly name: string
  readonly played: boolean
  /** The highest level of computer players beaten with it; absent: no win yet. */
  readonly beaten?: LevelNumber
}

/**
 * What has become of each character of a game: those in `ids`, then any others that were played, by name. Versions of one
 * character for different numbers of players share a name and count together.
 */
export function characterRecords(
  games: readonly SoloGame[],
  game: string,
  ids: readonly string[],
  nameOf: (id: string) => string
): readonly CharacterRecord[] {
  const records = new Map<string, CharacterRecord>()
  for (const id of ids) {
    const name = nameOf(id)
    if (!records.has(name)) records.set(name, { id, name, played: false })
  }
  for (const { character, level, won } of games.filter((one) => one.game === game)) {
    if (character === undefined) continue
    const name = nameOf(character)
    const { id = character, beaten } = records.get(name) ?? {}
    const best = won && level > (beaten ?? 0) ? level : beaten
    records.set(name, { id, name, played: true, ...(best !== undefined && { beaten: best }) })
  }
  return [...records.values()]
}
