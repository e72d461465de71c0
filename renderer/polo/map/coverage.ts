/** What a sheet of a map has room for: rectangles on it, and what they cover. */
import type { Point, SheetBox, Spot } from './layout'

/** What a spot may cover, and how bad that is for each square unit; `Infinity`: it must not be covered. */
export interface Obstacle extends Spot {
  readonly weight: number
}

/** The point of a rectangle that is nearest to another point. */
export const nearestIn = ({ x, y, w, h }: Spot, to: Point): Point => ({
  x: Math.min(Math.max(to.x, x - w / 2), x + w / 2),
  y: Math.min(Math.max(to.y, y - h / 2), y + h / 2)
})

/** How far a point is from a rectangle; 0 inside. */
export const apart = ({ x, y, w, h }: Spot, to: Point): number =>
  Math.hypot(Math.max(0, Math.abs(x - to.x) - w / 2), Math.max(0, Math.abs(y - to.y) - h / 2))

/** Cells of the raster in a map unit. */
const fine = 2

/**
 * What is covered on a sheet, as sums over a raster, so that a question about a rectangle of any size takes the same short
 * time. Exact to a quarter of a map unit.
 */
export function coverage(
  { width, height }: SheetBox,
  obstacles: readonly Obstacle[]
): {
  /** True if the spot covers something that must not be covered. */
  readonly isTaken: (spot: Spot) => boolean
  /** How bad it is to cover what else the spot covers. */
  readonly costOf: (spot: Spot) => number
} {
  const [columns, rows] = [Math.ceil(width * fine) + 1, Math.ceil(height * fine) + 1]
  const within = (value: number, most: number): number =>
    Math.min(Math.max(Math.round(value * fine), 0), most - 1)
  const edges = ({
    x,
    y,
    w,
    h
  }: Spot): readonly [left: number, top: number, right: number, bottom: number] => [
    within(x - w / 2, columns),
    within(y - h / 2, rows),
    within(x + w / 2, columns),
    within(y + h / 2, rows)
  ]

  /** The sum of the weights in a rectangle. */
  function summed(list: readonly Obstacle[], weightOf: (one: Obstacle) => number): (spot: Spot) => number {
    const sums = new Float64Array(columns * rows)
    for (const one of list) {
      const [left, top, right, bottom] = edges(one)
      const weight = weightOf(one)
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const at = (y + 1) * columns + x + 1
          sums[at] = (sums[at] ?? 0) + weight
        }
    }
    for (let y = 1; y < rows; y++) {
      let row = 0
      for (let x = 1; x < columns; x++) {
        const at = y * columns + x
        row += sums[at] ?? 0
        sums[at] = row + (sums[at - columns] ?? 0)
      }
    }
    const upTo = (x: number, y: number): number => sums[y * columns + x] ?? 0
    return (spot) => {
      const [left, top, right, bottom] = edges(spot)
      return upTo(right, bottom) - upTo(left, bottom) - upTo(right, top) + upTo(left, top)
    }
  }

  const taken = summed(
    obstacles.filter(({ weight }) => weight === Infinity),
    () => 1
  )
  const light = summed(
    obstacles.filter(({ weight }) => weight < Infinity),
    ({ weight }) => weight / fine ** 2
  )
  return { isTaken: (spot) => taken(spot) > 0, costOf: light }
}
