/** A table of the day: the same deal and the same luck for everybody who plays it, without anybody to ask. */
import { quick, type Source } from './chance'
import { hashText } from './check'

/** A day by the clock of Greenwich (UTC): "2026-11-23". */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The seed of a day's table of a game. */
export const dailySeed = (day: string, game: string): number =>
  Number.parseInt(hashText(`${day} ${game}`).slice(-7), 16)

/**
 * Chance that depends on the seed and on how much was drawn before, so that a game that was closed goes on with the same
 * luck. `drawn`: how much that is, asked at the first draw.
 */
export function dailyChance(seed: number, drawn: () => number): Source {
  let at: number | undefined
  return (n) => {
    at ??= drawn()
    return quick(seed + Math.imul(at++, 0x9e3779b1))(n)
  }
}
