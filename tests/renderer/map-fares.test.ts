// @vitest-environment happy-dom
// Prices of journeys on the map: none covers another one, and each stays near its town.

import { expect, test } from 'vitest'
import { atlasFor, drawingOf, map as khanMap } from '../../renderer/games/khan/atlas/layout'
import { map as voyagesMap } from '../../renderer/games/voyages/atlas/layout'
import { spreadFares, tagSpots, type AskedFare } from '../../renderer/polo/map/fares'
import type { BundleOf } from '../../renderer/art/icons'
import type { MapLayout, Point, Spot } from '../../renderer/polo/map/layout'
import { pairOf } from '../../renderer/polo/map/trail'
import { fareOf } from '../../renderer/polo/travel/fare'
import type { AnyWay } from '../../renderer/polo/travel/plan'
import { baseContent as khanContent } from '../../shared/games/khan/content'
import { baseContent as voyagesContent } from '../../shared/games/voyages/content'
import { table as khanTable } from '../khan/table'
import { table as voyagesTable } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

type Ways = ReadonlyMap<string, readonly AnyWay[]>

const asked = (map: MapLayout, ways: Ways): readonly AskedFare[] =>
  map.places.flatMap(({ id, x, y, fare }) => {
    const [way] = ways.get(id) ?? []
    return way ? [{ id, cost: fareOf(way), town: { x, y }, drawn: fare }] : []
  })

/** A road of a game's rules. */
interface Road {
  readonly from: string
  readonly to: string
  readonly cost: BundleOf
}

/** Pairs of prices that overlap, prices that hide the price of a road, and prices that are far from their towns. */
function faults(
  map: MapLayout,
  ways: Ways,
  roads: readonly Road[],
  things: readonly Spot[] = []
): readonly string[] {
  const costs = new Map(roads.map(({ from, to, cost }) => [pairOf(from, to), cost]))
  const tags = tagSpots(map.routes, (from, to) => costs.get(pairOf(from, to)))
  expect(tags.length).toBeGreaterThan(15)
  const fares = spreadFares(asked(map, ways), map, tags, things)
  expect(fares).toHaveLength(asked(map, ways).length)
  const onEachOther = fares.flatMap((a, i) =>
    fares
      .slice(i + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.w + b.w) / 2 && Math.abs(a.y - b.y) < 20)
      .map((b) => `${a.id} and ${b.id}`)
  )
  const far = fares
    .filter(({ x, y, town, drawn }) => {
      const moved = x !== drawn.x || y !== drawn.y
      return moved && Math.hypot(x - town.x, y - town.y) > 85
    })
    .map(({ id }) => id)
  const outside = fares.filter(
    ({ x, y, w }) =>
      x - w / 2 < map.x || x + w / 2 > map.x + map.width || y - 10 < map.y || y + 10 > map.y + map.height
  )
  const overNames = fares.flatMap(({ id, x, y, w }) =>
    map.places
      .filter(({ name }) => name && Math.abs(name.x - x) < (name.room + w) / 2 && Math.abs(name.y - y) < 17)
      .map((place) => `${id} over the name of ${place.id}`)
  )
  const overTags = fares.flatMap(({ id, x, y, w }) =>
    [...tags, ...things.filter((thing) => thing.w > 90)]
      .map((tag) => {
        const across = Math.min(tag.w, (tag.w + w) / 2 - Math.abs(tag.x - x))
        return (Math.max(0, across) * Math.max(0, (tag.h + 20) / 2 - Math.abs(tag.y - y))) / (tag.w * tag.h)
      })
      .filter((share) => share > 0.15)
      .map(
        (share) => `${id} over a road’s price, contracts or a special city by ${Math.round(100 * share)} %`
      )
  )
  return [...onEachOther, ...overNames, ...overTags, ...far, ...outside.map(({ id }) => `${id} outside`)]
}

const { things: khanThings } = atlasFor(khanContent)
test.each(['beijing', 'xian', 'kashgar', 'kabul', 'jaipur', 'varanasi', 'pagan', 'hormuz'])(
  'In the Service of the Khan: up to four steps from %s',
  async (from) => {
    const position = khanTable().given({
      coins: 40,
      camels: 20,
      jade: 9,
      dice: [6, 6],
      figures: [from]
    })
    const { model } = await sitKhan(position)
    model.selection.setDice([0, 1])
    const ways = model.travelPlan.ways.value
    expect(ways.size).toBeGreaterThan(8)
    expect(faults(khanMap, ways, khanContent.routes, khanThings)).toEqual([])
  }
)

test('In the Service of the Khan: the drawn spot of a price is nearest to its own city', () => {
  const apart = (a: Point, b: Point, w: number, h: number): number =>
    Math.hypot(Math.max(0, Math.abs(a.x - b.x) - w / 2), Math.max(0, Math.abs(a.y - b.y) - h / 2))
  /** A price in three items is about this large. */
  const [width, height] = [56, 20]
  type Place = (typeof khanMap.places)[number]
  const near = (price: Point, place: Place): number => {
    const [w, h] = drawingOf(place)
    const { name } = place
    return Math.min(
      apart(price, place, width + w, height + h),
      name ? apart(price, name, width + name.room, height + 14) : Infinity
    )
  }
  const strays = khanMap.places
    .filter(({ kind }) => kind !== 'oasis')
    .filter((place) =>
      khanMap.places.some((other) => other !== place && near(place.fare, other) < near(place.fare, place))
    )
  expect(strays.map(({ id }) => id)).toEqual([])
})

test.each(['venezia', 'samarcanda', 'karachi', 'anxi', 'beijing'] as const)(
  'The Voyages: up to four steps from %s',
  async (figure) => {
    const position = voyagesTable().given({ coins: 40, camels: 20, dice: [4, 4], figure })
    const { model } = await sit(position)
    model.selection.setDice([0, 1])
    const ways = model.travelPlan.ways.value
    expect(ways.size).toBeGreaterThan(5)
    expect(faults(voyagesMap, ways, voyagesContent.routes)).toEqual([])
  }
)
