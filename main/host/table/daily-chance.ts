// Random sources of a daily table: draws depend only on the day, the game and the number of draws or choices before.

import type { Source } from '../../../shared/engine/chance'
import { dailyChance, dailySeed } from '../../../shared/engine/daily'
import type { Loaded } from '../folder/record'

/** The random source for dealing a day's table of a game. */
export const dealChance = (day: string, game: string): Source => dailyChance(dailySeed(day, game), () => 0)

/** The random source of the game itself, by the number of draws so far. `record` is first called at the first draw. */
export function gameChance(day: string, record: () => Loaded): Source {
  let source: Source | undefined
  const drawn = (): number => {
    const { header, log } = record()
    return log.reduce((sum, { entry }) => sum + entry.draws.length, header.draws.length)
  }
  return (n) => (source ??= dailyChance(dailySeed(day, record().header.game), drawn))(n)
}

/** The random source of its computer players, by the number of choices so far that were not taken back. */
export function botChance(day: string, record: () => Loaded): Source {
  const seed = dailySeed(day, `${record().header.game} players`)
  const made = (): number => record().log.filter(({ undone }) => !undone).length
  return (n) => dailyChance(seed, made)(n)
}
