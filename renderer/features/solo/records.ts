/** Personal records: the best of what one person has ended against the computer. Pure. */
import type { SoloGame } from '../../../shared/protocol/messages'

/** One record: of a game, so many players, a level and a character. */
export interface PersonalRecord extends Pick<SoloGame, 'game' | 'players' | 'level' | 'character'> {
  readonly best: number
  readonly games: number
  readonly wins: number
}

/** The records, by game, number of players, level and character. */
export function recordsOf(games: readonly SoloGame[]): readonly PersonalRecord[] {
  const records = new Map<string, PersonalRecord>()
  for (const { game, players, level, character, points, won } of games) {
    const key = [game, players, level, character ?? ''].join(' ')
    const before = records.get(key)
    records.set(key, {
      ...{ game, players, level },
      ...(character !== undefined && { character }),
      best: Math.max(points, before?.best ?? -Infinity),
      games: (before?.games ?? 0) + 1,
      wins: (before?.wins ?? 0) + (won ? 1 : 0)
    })
  }
  return [...records.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, record]) => record)
}

/** The best game of a day's table of a game; undefined if none was ended. */
export const bestOfDay = (games: readonly SoloGame[], day: string, game: string): SoloGame | undefined =>
  games.filter((one) => one.daily === day && one.game === game).toSorted((a, b) => b.points - a.points)[0]
