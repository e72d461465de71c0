/** The path of a camel along the road. Pure. */
import type { Track } from '../../../shared/games/expedition/content'
import type { Trail } from '../../contract/game-ui'
import {
  CAMEL,
  camelSpots,
  HEIGHT,
  layoutOf,
  WIDTH,
  type BoardLayout,
  type Point,
  type SpaceKind
} from './atlas/layout'

/** The anchor of the sheet on which the road is drawn. */
export const sheet = 'sheet'
/** Anchor of all that is drawn: the same sheet. */
export const drawnSheet = 'sheet:drawn'

const layouts = new WeakMap<Track, BoardLayout>()

/** The layout of a track, memoised. */
function layoutFor(track: Track): BoardLayout {
  const layout = layouts.get(track) ?? layoutOf(track)
  layouts.set(track, layout)
  return layout
}

/** The offset from the centre of a space to the centre of a camel that stands alone on it, at full size. */
function standingPoint(kind: SpaceKind): Point {
  const [corner = { x: 0, y: 0 }] = camelSpots(kind, 1)
  return { x: corner.x + CAMEL.width / 2, y: corner.y + CAMEL.height / 2 }
}

/** The path of a camel's centre from one space of a track to another. */
export function trailAlong(track: Track, from: number, to: number): Trail {
  const { spaces, scale, path } = layoutFor(track)
  const shifted = (point: Point, by: Point): Point => ({
    x: (point.x + by.x * scale) / WIDTH,
    y: (point.y + by.y * scale) / HEIGHT
  })
  const standsOn = (index: number): readonly Point[] =>
    spaces.slice(index, index + 1).map((spot) => shifted(spot, standingPoint(spot.kind)))
  const passing = path(from, to).map((point) => shifted(point, standingPoint('path')))
  return { sheet, points: [...standsOn(from), ...passing, ...standsOn(to)] }
}
