// The prices of roads on the map of the Khan: with a content pack they can be longer, and more roads lead over the map.

import { expect, test } from 'vitest'
import { atlasFor, map, routes } from '../../renderer/games/khan/atlas/layout'
import type { BundleOf } from '../../renderer/art/icons'
import type { Spot } from '../../renderer/polo/map/layout'
import { priceTag } from '../../renderer/polo/map/price-tag'
import { placeTags, type PricedRoad } from '../../renderer/polo/map/tag-places'
import { arcRoad } from '../../renderer/polo/map/trail'
import { baseContent } from '../../shared/games/khan/content'

const roads = (costOf: (id: string, own: BundleOf) => BundleOf): readonly PricedRoad[] =>
  routes.map((route) => {
    const own = baseContent.routes.find(({ from, to }) => from === route.from && to === route.to)
    return { route, cost: costOf(route.id, own?.cost ?? {}), before: own?.needs ? 18 : 0, isDrawn: true }
  })
const boxes = (priced: readonly PricedRoad[]) =>
  placeTags(priced, map, atlasFor(baseContent).things).map(({ id, tag }, i) => {
    const half = priceTag(priced[i]?.cost ?? {})?.half ?? 0
    const left = tag.x - half - (priced[i]?.before ?? 0)
    return { id, left, right: tag.x + half, top: tag.y - 9, bottom: tag.y + 9 }
  })
/** Pairs of prices of which one hides a part of the other. */
const hidden = (priced: readonly PricedRoad[]): readonly string[] =>
  boxes(priced).flatMap((a, i, all) =>
    all.slice(i + 1).flatMap((b) => {
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return x > 2 && y > 2 ? [`${a.id}, ${b.id}`] : []
    })
  )

test('on the built-in board every price stands on its drawn spot', () => {
  const own = roads((_, cost) => cost)
  expect(placeTags(own, map, atlasFor(baseContent).things)).toEqual(routes)
})

test('prices of two and of three things hide none of another one, and stay on the sheet', () => {
  expect(hidden(roads(() => ({ camel: 2, coin: 3 })))).toEqual([])
  expect(hidden(roads(() => ({ jade: 1, camel: 2, coin: 3 })))).toEqual([])
  for (const { left, right } of boxes(roads(() => ({ jade: 1, camel: 12, coin: 13 }))))
    expect([left > 0, right < map.width]).toEqual([true, true])
})

test('the price of a road that a pack adds is not hidden behind what lies in the cities', () => {
  const cost = { jade: 2, coin: 10 }
  const added = arcRoad(map, 'samudra', 'baghdad')
  const at = (things: readonly Spot[]) =>
    placeTags([{ route: added, cost, before: 0, isDrawn: false }], map, things)[0]?.tag
  const free = at([])
  if (!free) throw new Error('no price')
  const card = { ...free, w: 150, h: 43 }
  const moved = at([card])
  expect(moved).not.toEqual(free)
  const half = priceTag(cost)?.half ?? 0
  expect(
    Math.abs((moved?.x ?? 0) - card.x) >= half + card.w / 2 - 2 ||
      Math.abs((moved?.y ?? 0) - card.y) >= 9 + card.h / 2 - 2
  ).toBe(true)
})
