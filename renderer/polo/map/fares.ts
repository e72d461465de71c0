/**
 * Lays out the prices of several journeys on the map: each on its drawn spot, or elsewhere beside its town if that is
 * taken.
 */
import type { BundleOf } from '../../art/icons'
import { setFormulas } from './formula'
import type { MapLayout, Point, RouteData, SheetBox, Spot } from './layout'
import { priceTag } from './price-tag'

/** A price to be written. */
export interface AskedFare {
  readonly id: string
  readonly cost: BundleOf
  /** The centre of its town, and the spot that the map's drawing gives the price. */
  readonly town: Point
  readonly drawn: Point
}
export type PlacedFare = AskedFare & Spot

/**
 * In map units: the height of a price, the gap between two, and the width where nothing is paid, which fits the longest
 * word for that.
 */
const [height, gap, freeWidth] = [20, 2, 54]

export const fareRow = (cost: BundleOf) => setFormulas([{ reward: cost }], 90)
export const fareWidth = (cost: BundleOf): number =>
  Object.keys(cost).length === 0 ? freeWidth : fareRow(cost).width

/** Where the prices of single roads stand. */
export const tagSpots = (
  routes: readonly RouteData[],
  costOf: (from: string, to: string) => BundleOf | undefined
): readonly Spot[] =>
  routes.flatMap(({ from, to, tag }) => {
    const cost = costOf(from, to)
    const drawn = cost && priceTag(cost)
    return drawn ? [{ ...tag, w: 2 * drawn.half, h: 18 }] : []
  })

/** No price is further from its town. */
const furthest = 84

/** Spots beside a town, from its middle: above and below, at its corners, to its sides. */
const besideTown = (w: number): readonly Point[] =>
  [-30, 30, -37, 37, -44, 44, -58, 58]
    .flatMap((y) => [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75].map((part) => ({ x: part * w, y })))
    .concat(
      [-4, 12, -20, 26].flatMap((y) =>
        [22, 36].flatMap((far) => [w / 2 + far, -w / 2 - far].map((x) => ({ x, y })))
      )
    )
    .filter(({ x, y }) => Math.hypot(x, y) < furthest)

/** The area in which two boxes overlap, with `room` added round them, in square map units. */
function overlap(a: Spot, b: Spot, room: number): number {
  const x = (a.w + b.w) / 2 + room - Math.abs(a.x - b.x)
  const y = (a.h + b.h) / 2 + room - Math.abs(a.y - b.y)
  return x > 0 && y > 0 ? x * y : 0
}

/**
 * Penalties for each square unit of overlap with another price, a name, the price of a road, something that lies at a
 * town, and a town, compared with one unit of distance from the drawn spot.
 */
const [overFare, overName, overTag, [overThings, overThing], overTown] = [60, 60, 6, [2, 1], 0.1]
const townSize = { w: 40, h: 30 } as const
/** Height of a name's letters. */
const nameHeight = 14

/**
 * Finds spots for prices in their order: clear of earlier prices, of place names and of the prices of single roads
 * (`tags`), if possible of cards, bonuses and other things that lie at the towns and of other towns that have a price,
 * and close to the drawn spot.
 */
export function spreadFares(
  fares: readonly AskedFare[],
  sheet: SheetBox & Pick<MapLayout, 'places'>,
  tags: readonly Spot[] = [],
  things: readonly Spot[] = []
): readonly PlacedFare[] {
  const placed: PlacedFare[] = []
  const names = sheet.places.flatMap(({ name }): readonly Spot[] =>
    name ? [{ x: name.x, y: name.y, w: name.room, h: nameHeight }] : []
  )
  const lying = sheet.places
    .flatMap(({ cards, pill }) => [...cards, ...(pill ? [pill] : [])])
    .map(({ x, y, room }): Spot => ({ x, y, w: room, h: height }))
    .concat(things)
    // What is high holds more to read than one bonus.
    .map((thing) => ({ ...thing, weight: thing.h > 2 * height ? overThings : overThing }))
  const towns = fares.map(({ id, town }) => ({ id, ...town, ...townSize }))
  for (const fare of fares) {
    const { town, drawn } = fare
    const w = fareWidth(fare.cost)
    const others = towns.filter(({ id }) => id !== fare.id)
    const inside = ({ x, y }: Point): Spot => ({
      x: Math.min(Math.max(x, sheet.x + w / 2), sheet.x + sheet.width - w / 2),
      y: Math.min(Math.max(y, sheet.y + height / 2), sheet.y + sheet.height - height / 2),
      w,
      h: height
    })
    const penalty = (spot: Spot): number =>
      placed.reduce((sum, other) => sum + overFare * overlap(spot, other, gap), 0) +
      names.reduce((sum, name) => sum + overName * overlap(spot, name, 1), 0) +
      tags.reduce((sum, tag) => sum + overTag * overlap(spot, tag, 0), 0) +
      lying.reduce((sum, thing) => sum + thing.weight * overlap(spot, thing, 0), 0) +
      others.reduce((sum, other) => sum + overTown * overlap(spot, other, 0), 0) +
      Math.hypot(spot.x - drawn.x, spot.y - drawn.y)
    const spots = [drawn, ...besideTown(w).map(({ x, y }) => ({ x: town.x + x, y: town.y + y }))].map(inside)
    const [first, ...more] = spots
    if (!first) continue
    let best = { spot: first, penalty: isClear(first, [...placed, ...names, ...tags]) ? 0 : penalty(first) }
    if (best.penalty > 0)
      for (const spot of more) {
        const found = penalty(spot)
        if (found < best.penalty) best = { spot, penalty: found }
      }
    placed.push({ ...fare, ...best.spot })
  }
  return placed
}

/** True if nothing lies there, so that the drawn spot is right. */
const isClear = (spot: Spot, placed: readonly Spot[]): boolean =>
  placed.every((other) => overlap(spot, other, gap) === 0)
