/** The line of a waterway: a wave along its course. Pure. */
import { pointsAlong } from '../../../polo/map/curves'
import type { Point } from '../../../polo/map/layout'

/** The amplitude of the wave and its length, in map units. */
const swell = 2.3
const wavelength = 12.4
/** The distance between points of the line, in map units. */
const pace = 2

/** A course as evenly spaced points, each with its direction as a unit vector. */
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

/** Path data of a wave along a course, which is given as path data. */
export function waveAlong(d: string): string {
  const line = evenly(pointsAlong(d, 24)).map(({ x, y, dx, dy }, i) => {
    const off = swell * Math.sin((i * pace * 2 * Math.PI) / wavelength)
    return `${(x - dy * off).toFixed(1)} ${(y + dx * off).toFixed(1)}`
  })
  return `M${line.join('L')}`
}
