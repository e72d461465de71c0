/** Rings round the cities of goals: which cities have one, and where their numerals stand. Pure. */
import { townLift, type MapLayout, type Point, type Spot } from './layout'

/** A city that a goal card names, as the map marks it. */
export interface GoalRing {
  readonly place: string
  /** The goal's number, from 1; 0 if there is only one goal to show, which needs no numeral. */
  readonly nth: number
  /** A post stands there already. */
  readonly met: boolean
}

/** Half the size of the ring round a city, in map units, and the radius of a numeral's seal. */
export const ringSize = { x: 36, y: 30, seal: 9.5 } as const

/** A goal's numeral, by its number; none for 0. */
export const numerals = ['', 'I', 'II', 'III', 'IV', 'V'] as const

/** The height of a line of text on the map, in map units. */
const line = 20
/** A price's width at most. */
const price = 40
/** The angle of the first spot for a numeral (upper right of the ring), and the number of spots tried round it. */
const first = -Math.PI / 4
const tries = 24

/** How deep a seal at this point reaches into a box, in map units; 0 if it stays beside it. */
const overlapDepth = ({ x, y }: Point, box: Spot): number =>
  Math.max(
    0,
    Math.min(box.w / 2 + ringSize.seal - Math.abs(box.x - x), box.h / 2 + ringSize.seal - Math.abs(box.y - y))
  )

/** Everything that numerals keep clear of: most of all text, then towns and the spots of pieces. */
function obstacles(map: MapLayout): { readonly read: readonly Spot[]; readonly pieces: readonly Spot[] } {
  const lines = map.places.flatMap(({ name, cards, pill }) =>
    [...(name ? [name] : []), ...cards, ...(pill ? [pill] : [])].map(({ x, y, room }) => ({
      x,
      y,
      w: room,
      h: line
    }))
  )
  const pieces = map.places.flatMap(({ id }) =>
    [...map.posts(id, 4), ...map.figures(id, 1)].map(({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height / 2,
      w: width,
      h: height
    }))
  )
  const prices = map.routes.map(({ tag }) => ({ ...tag, w: price, h: line }))
  const towns = map.places.map(({ x, y }) => ({ x, y: y - townLift, w: 30, h: 24 }))
  return { read: [...lines, ...prices], pieces: [...pieces, ...towns] }
}

/**
 * Where the numerals of a city stand on its ring: clear of text and pieces, and of what else lies on the map (`things`), as
 * far as there is room.
 */
export function numeralSpots(
  map: MapLayout,
  id: string,
  count: number,
  things: readonly Spot[] = []
): readonly Point[] {
  const { x, y } = map.place(id)
  const { read, pieces } = obstacles(map)
  const busy = [...read, ...things]
  const over = (spot: Point, boxes: readonly Spot[]): number =>
    boxes.reduce((sum, box) => sum + overlapDepth(spot, box), 0)
  return Array.from({ length: count }, () => {
    const spots = [1, 0.8, 1.25].flatMap((far) =>
      Array.from({ length: tries }, (_, i) => {
        // Alternates between both sides, farther and farther from the first spot.
        const angle = first + ((i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 2 * Math.PI) / tries
        const [across, down] = [ringSize.x * far * Math.cos(angle), ringSize.y * far * Math.sin(angle)]
        return { x: x + across, y: y - townLift + down }
      })
    )
    const inside = spots.filter((spot) => spot.x < map.x + map.width - 16 && spot.x > map.x + 16)
    const scored = inside.map((spot) => ({ spot, over: 5 * over(spot, busy) + over(spot, pieces) }))
    const best = scored.toSorted((a, b) => a.over - b.over)[0]?.spot ?? { x, y }
    busy.push({ ...best, w: 2 * ringSize.seal, h: 2 * ringSize.seal })
    return best
  })
}
