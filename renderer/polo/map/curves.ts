/** Points along drawn roads. Pure. */
import type { Point } from './layout'

/** A part of a road: the control points of a Bézier curve, with its two ends first and last. */
type Curve = readonly Point[]

/** How many numbers follow each command of a road's path data. */
const numbersOf: Readonly<Record<string, number>> = { Q: 4, C: 6 }

/**
 * The curves of path data: a start (M), then quadratic (Q) and cubic (C) curves with absolute coordinates. Throws for
 * any other command.
 */
function curvesOf(d: string): readonly Curve[] {
  let last: Point | undefined
  return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: numbers[2 * i] ?? 0,
      y: numbers[2 * i + 1] ?? 0
    }))
    const start = last
    last = points.at(-1)
    if (command === 'M') return []
    if (!start || numbers.length !== numbersOf[command])
      throw new Error(`Unsupported path command ${command}${text}`)
    return [[start, ...points]]
  })
}

/** The point at a share of a curve, by halving its hull (de Casteljau). */
function pointAt(curve: Curve, t: number): Point {
  const [first] = curve
  if (curve.length === 1 && first) return first
  return pointAt(
    curve.slice(1).map((to, i) => {
      const from = curve[i] ?? to
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    }),
    t
  )
}

/** Points of a road from its start to its end; each of its curves is divided into `steps`. */
export function pointsAlong(d: string, steps: number): readonly Point[] {
  return curvesOf(d).flatMap((curve, i) =>
    Array.from({ length: i === 0 ? steps + 1 : steps }, (_, n) =>
      pointAt(curve, (i === 0 ? n : n + 1) / steps)
    )
  )
}
