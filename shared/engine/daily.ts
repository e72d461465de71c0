/** The table of the day: everybody who plays it gets the same deal and the same luck, without a server. */
import { quick, type Source } from './chance'
import { hashText } from './check'

/** A day in UTC: "2026-11-23". */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** The seed of a game's table of the day. */
export const dailySeed = (day: string, game: string): number =>
  Number.parseInt(hashText(`${day} ${game}`).slice(-7), 16)

/**
 * A source whose numbers depend only on the seed and on how many were drawn before, so that a game that was closed and
 * opened again continues with the same luck. `drawn` returns that count; it is called once, at the first draw.
 */
export function dailyChance(seed: number, drawn: () => number): Source {
  let at: number | undefined
  return (n) => {
    at ??= drawn()
    return quick(seed + Math.imul(at++, 0x9e3779b1))(n)
  }
}
