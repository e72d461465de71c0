/** The line of a waterway: a wave along its course. Pure. */
import { pointsAlong } from '../../../polo/map/curves'
import type { Point } from '../../../polo/map/layout'

/** Height of a wave, and the length of one, in map units. */
const swell = 2.3
const wavelength = 12.4
/** Points of the line stand so far apart. */
const pace = 2

/** A course as points evenly apart, each with the direction there. */
function evenly(points: readonly Point[]): readonly (Point & { readonly dx: number; readonly dy: number })[] {
  let ahead = 0
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const [dx, dy] = length === 0 ? [0, 0] : [(to.x - from.x) / length, (to.y - from.y) / length]
    const out = []
    for (; ahead < length; ahead += pace) out.push({ x: from.x + dx * ahead, y: from.y + dy * ahead, dx, dy })
    ahead -= length
    return out
  })
}

/** Path data of a wave along path data. */
export function waveAlong(d: string): string {
  const line = evenly(pointsAlong(d, 24)).map(({ x, y, dx, dy }, i) => {
    const off = swell * Math.sin((i * pace * 2 * Math.PI) / wavelength)
    return `${(x - dy * off).toFixed(1)} ${(y + dx * off).toFixed(1)}`
  })
  return `M${line.join('L')}`
}
