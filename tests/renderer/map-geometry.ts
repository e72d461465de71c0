/** Boxes and distances on a map, for tests that measure its layout. */
import { expect, test } from 'vitest'
import { pointsAlong } from '../../renderer/polo/map/curves'
import type { MapLayout, PlaceLayout, Point } from '../../renderer/polo/map/layout'
import { townLift } from '../../renderer/polo/map/layout'

/** Edges in map units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const boxAt = ({ x, y }: Point, w: number, h: number): Box => ({
  left: x - w / 2,
  top: y - h / 2,
  right: x + w / 2,
  bottom: y + h / 2
})

export const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5

/** The distance from a point to a box; 0 inside. */
export const gap = ({ x, y }: Point, { left, top, right, bottom }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/** A piece on the map: the box that must cover nothing, and the point that must be nearest to its own town. */
export interface Piece {
  readonly what: string
  readonly town: string
  readonly foot: Point
  readonly outline: readonly Box[]
}

/** Measures a map: its towns, its roads, and the pieces that may stand there. */
export function measured<Kind extends string>(
  map: MapLayout<Kind>,
  drawingOf: (place: PlaceLayout<Kind>) => readonly [width: number, height: number],
  seats: number
) {
  const towns = new Map(
    map.places.map((place) => {
      const [w, h] = drawingOf(place)
      return [place.id, boxAt({ x: place.x, y: place.y - townLift }, w, h)]
    })
  )
  const townOf = (id: string): Box => towns.get(id) ?? boxAt({ x: 0, y: 0 }, 0, 0)
  /** Points of every road between the drawings of its two towns. */
  const roads = map.routes.flatMap(({ from, to, d }) =>
    pointsAlong(d, 60).filter((point) => gap(point, townOf(from)) > 0 && gap(point, townOf(to)) > 0)
  )
  const toRoad = ({ x, y }: Point): number =>
    Math.min(...roads.map((point) => Math.hypot(point.x - x, point.y - y)))
  const cities = map.places.filter(({ id }) => map.posts(id, 1).length > 0)
  const counts = Array.from({ length: seats }, (_, i) => i + 1)
  const posts = cities.flatMap(({ id }) =>
    counts.flatMap((count) =>
      map.posts(id, count).map(({ x, y, width, height }, i): Piece => {
        const foot = { x: x + width / 2, y: y + height / 2 }
        return {
          what: `post ${i + 1} of ${count} in ${id}`,
          town: id,
          foot,
          outline: [boxAt(foot, width - 2, height - 2)]
        }
      })
    )
  )
  const figures = map.places.flatMap(({ id }) =>
    map.figures(id, 2).map(({ x, y, width, height }, i): Piece => {
      const [middle, feet] = [x + width / 2, y + height * 0.9]
      return {
        what: `figure ${i + 1} in ${id}`,
        town: id,
        foot: { x: middle, y: feet - 8 },
        outline: [
          { left: middle - 8, right: middle + 8, top: y + 2, bottom: feet - 6 },
          { left: x, right: x + width, top: feet - 6, bottom: feet + 4 }
        ]
      }
    })
  )
  return { towns, townOf, toRoad, cities, posts, figures, pieces: [...posts, ...figures] }
}

/** Registers tests that hold for every map: pieces are nearest to their own town, and not on roads. */
export function piecesBelong(
  map: MapLayout,
  { townOf, toRoad, pieces }: Pick<ReturnType<typeof measured>, 'townOf' | 'toRoad' | 'pieces'>
): void {
  test('are nearer to their own town than to any other', () => {
    const strays = pieces.filter(({ town, foot }) =>
      map.places.some(({ id }) => id !== town && gap(foot, townOf(id)) <= gap(foot, townOf(town)))
    )
    expect(strays.map(({ what }) => what)).toEqual([])
  })

  test('are nearer to their own town than to any road outside it', () => {
    const strays = pieces.filter(({ town, foot }) => toRoad(foot) <= gap(foot, townOf(town)))
    expect(strays.map(({ what }) => what)).toEqual([])
  })
}
