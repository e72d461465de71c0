/** How often a special city brings the bonus of its seal, laid out in the band of its plaque. */

/** One amount in the band: `from`, the lowest die that brings it, unless every die does or each has an amount of its own. */
interface Times {
  readonly x: number
  readonly count: number
  readonly from?: number
}

/** Where the band's text begins, in map units, and the pitch and size of six amounts. */
const band = { x: 27, six: 11.4, sixSize: 8 } as const
/** The pitch and the size of the letters, for up to two amounts and for three. */
const usual = { pitch: 33, first: 20, size: 11.8 } as const
const close = { pitch: 25, first: 15, size: 8.8 } as const

/** True if each die brings the bonus once, or from some value on twice: what a sentence can say in passing. */
export const isOnceOrTwice = (times: readonly number[]): boolean =>
  times[0] === 1 && times.every((count, i) => count <= 2 && count >= (times[i - 1] ?? 1))

/** The amounts for the dice from 1 to 6: "×1 5+ ×2"; with more than three steps, six amounts in a row. */
export function timesOf(times: readonly number[]): {
  readonly size: number
  readonly parts: readonly Times[]
} {
  const steps = times.flatMap((count, i) => (count === times[i - 1] ? [] : [{ count, from: i + 1 }]))
  if (steps.length > 3)
    return { size: band.sixSize, parts: times.map((count, i) => ({ x: band.x + i * band.six, count })) }
  const { pitch, first, size } = steps.length === 3 ? close : usual
  return {
    size,
    parts: steps.map(({ count, from }, i) =>
      i === 0 ? { x: band.x, count } : { x: band.x + first + (i - 1) * pitch, count, from }
    )
  }
}
