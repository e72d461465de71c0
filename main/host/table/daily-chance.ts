// Chance at the table of a day: what is drawn depends on the day, the game and how much was drawn before.

import type { Source } from '../../../shared/engine/chance'
import { dailyChance, dailySeed } from '../../../shared/engine/daily'
import type { Loaded } from '../folder/record'

/** Chance that deals the day's table of a game. */
export const dealChance = (day: string, game: string): Source => dailyChance(dailySeed(day, game), () => 0)

/** Chance of the game itself, by how much was drawn. `record` is first asked at the first draw. */
export function gameChance(day: string, record: () => Loaded): Source {
  let source: Source | undefined
  const drawn = (): number => {
    const { header, log } = record()
    return log.reduce((sum, { entry }) => sum + entry.draws.length, header.draws.length)
  }
  return (n) => (source ??= dailyChance(dailySeed(day, record().header.game), drawn))(n)
}

/** Chance of its computer players, by how far the game is. */
export function botChance(day: string, record: () => Loaded): Source {
  const seed = dailySeed(day, `${record().header.game} players`)
  return (n) => dailyChance(seed, () => record().log.length)(n)
}
