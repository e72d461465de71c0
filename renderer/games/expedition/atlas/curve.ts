/** A smooth road through hand-drawn knots: measured, sampled and written as path data. Pure. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** One stretch of road between two knots: a cubic curve. */
type Cubic = readonly [Point, Point, Point, Point]

/** Steps into which a stretch is cut to measure it; finer than a pixel at any size the sheet is shown. */
const STEPS = 48

/** Point on a cubic at `t` from 0 to 1. */
function pointAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t
  const mix = (axis: 'x' | 'y'): number =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return { x: mix('x'), y: mix('y') }
}

/** The part of a cubic between two parameters (de Casteljau by its tangents). */
function partOf(cubic: Cubic, from: number, to: number): Cubic {
  const slope = ([a, b, c, d]: Cubic, t: number): Point => {
    const u = 1 - t
    const mix = (axis: 'x' | 'y'): number =>
      3 * u * u * (b[axis] - a[axis]) + 6 * u * t * (c[axis] - b[axis]) + 3 * t * t * (d[axis] - c[axis])
    return { x: mix('x'), y: mix('y') }
  }
  const [start, end] = [pointAt(cubic, from), pointAt(cubic, to)]
  const [out, into] = [slope(cubic, from), slope(cubic, to)]
  const third = (to - from) / 3
  return [
    start,
    { x: start.x + out.x * third, y: start.y + out.y * third },
    { x: end.x - into.x * third, y: end.y - into.y * third },
    end
  ]
}

/** The stretches between knots, as Catmull-Rom splines. */
function cubicsThrough(knots: readonly Point[]): readonly Cubic[] {
  return knots.slice(1).flatMap((end, i): readonly Cubic[] => {
    const start = knots[i]
    if (!start) return []
    const before = knots[i - 1] ?? start
    const after = knots[i + 2] ?? end
    return [
      [
        start,
        { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 },
        { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 },
        end
      ]
    ]
  })
}

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const writeCubic = ([, b, c, d]: Cubic): string => `C${write(b)} ${write(c)} ${write(d)}`

/** A road that can be measured. Lengths are in the units of its knots. */
export interface Road {
  readonly length: number
  /** The point `along` units from the start, clamped to the ends. */
  readonly at: (along: number) => Point
  /** SVG path data from `from` to `to` units along the road. */
  readonly path: (from: number, to: number) => string
}

/** The road through these knots; throws if there are fewer than two. */
export function roadThrough(knots: readonly Point[]): Road {
  const cubics = cubicsThrough(knots)
  const [first] = cubics
  if (!first) throw new Error('a road needs two knots')
  // along[k] is the length up to parameter k / STEPS, where whole numbers are knots
  const along: number[] = [0]
  let last = first[0]
  for (const cubic of cubics)
    for (let step = 1; step <= STEPS; step++) {
      const next = pointAt(cubic, step / STEPS)
      along.push((along.at(-1) ?? 0) + Math.hypot(next.x - last.x, next.y - last.y))
      last = next
    }
  const length = along.at(-1) ?? 0
  /** The stretch that is `wanted` units along the road, and the parameter in it. */
  const find = (wanted: number): { readonly stretch: number; readonly t: number } => {
    const here = Math.min(Math.max(wanted, 0), length)
    const after = Math.max(
      1,
      along.findIndex((reached) => reached >= here)
    )
    const [low, high] = [along[after - 1] ?? 0, along[after] ?? length]
    const share = high > low ? (here - low) / (high - low) : 0
    const stretch = Math.floor((after - 1) / STEPS)
    return { stretch, t: (after - 1 + share) / STEPS - stretch }
  }
  const at = (wanted: number): Point => {
    const { stretch, t } = find(wanted)
    return pointAt(cubics[stretch] ?? first, t)
  }
  const path = (from: number, to: number): string => {
    const [start, end] = [find(from), find(to)]
    const parts = cubics.slice(start.stretch, end.stretch + 1).map((cubic, i, all) => {
      const low = i === 0 ? start.t : 0
      const high = i === all.length - 1 ? end.t : 1
      return writeCubic(partOf(cubic, low, high))
    })
    return `M${write(at(from))}${parts.join('')}`
  }
  return { length, at, path }
}
