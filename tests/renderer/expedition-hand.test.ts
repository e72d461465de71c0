// The hand of the Expedition as the table shows it: equal cards grouped, sorted, laid out, and what they can pay for.
import { describe, expect, test } from 'vitest'
import { countsOf, heldIn, listOf, total } from '../../renderer/games/expedition/hand'
import { paymentOf } from '../../renderer/games/expedition/payment'
import { handLayout } from '../../renderer/games/expedition/hand-layout'
import { requirementIds, requirements } from '../../shared/games/expedition/content/requirements'
import { countOf, payableMask } from '../../shared/games/expedition/paying'
import { cards, kindOf, kinds } from '../../shared/games/expedition/pieces'
import type { CardKind } from '../../shared/games/expedition/types'
import { Chance, seeded } from '../../shared/engine/chance'

const zone = (...ids: string[]) => ({ count: ids.length, cards: ids })

test('equal cards are one entry with their number, sorted by good or by colour', () => {
  const hand = zone('silk-red-1', 'driver-yellow-3', 'silk-red-2', 'oil-blue-1', 'fruit-yellow-1')
  expect(heldIn(hand, 'good').map(({ kind, count }) => `${count} ${kind}`)).toEqual([
    '1 oil-blue',
    '2 silk-red',
    '1 fruit-yellow',
    '1 driver-yellow'
  ])
  expect(heldIn(hand, 'colour').map(({ kind }) => kind)).toEqual([
    'fruit-yellow',
    'driver-yellow',
    'oil-blue',
    'silk-red'
  ])
  expect(heldIn({ count: 5 }, 'good'), 'hidden cards are not there').toEqual([])
})

test('counting cards and listing them are inverse to each other', () => {
  const list: readonly CardKind[] = ['oil-red', 'silk-blue', 'silk-blue', 'driver-violet']
  expect(listOf(countsOf(list))).toEqual(list)
  expect(total(countsOf(list))).toBe(4)
})

describe('a hand is laid out in its box', () => {
  const box = { width: 656, height: 200 }
  test.each(Array.from({ length: 25 }, (_, i) => i + 1))('with %i kinds, none out or covered', (count) => {
    const places = handLayout(count, box)
    expect(places).toHaveLength(count)
    for (const { x, y, width } of places) {
      expect(width, 'a target for a finger').toBeGreaterThanOrEqual(24)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(box.width + 0.01)
      expect(y + (width * 84) / 60).toBeLessThanOrEqual(box.height + 0.01)
    }
    places.forEach((place, i) => {
      const next = places[i + 1]
      if (next && next.y === place.y) expect(next.x - place.x).toBeGreaterThanOrEqual(place.width * 0.97)
    })
  })
  test('with a second row only if that makes cards clearly larger', () => {
    const wide = { width: 997, height: 324 }
    const rows = (count: number): number => new Set(handLayout(count, wide).map(({ y }) => y)).size
    expect([8, 9, 12].map(rows), 'rows of 8, 9 and 12 cards').toEqual([1, 1, 2])
    const nine = handLayout(9, wide)
    expect((nine[8]?.x ?? 0) + (nine[8]?.width ?? 0), 'over the whole width').toBeCloseTo(wide.width)
  })
  test('with nothing in a box without size', () => expect(handLayout(5, { width: 0, height: 0 })).toEqual([]))
})

test.each(requirementIds)('cards that pay for %s are those that the rules accept, one by one', (id) => {
  const requirement = requirements[id]
  const chance = new Chance(seeded(11))
  for (let round = 0; round < 400; round++) {
    const chosen = chance.shuffle(cards).slice(0, 1 + (round % 6))
    const laid: string[] = []
    const byRules = chosen.every((card, i) => {
      const left = countOf(zone(...chosen.slice(i)))
      const fits = payableMask(requirement, left, countOf(zone(...laid))) & (1 << kinds.indexOf(kindOf(card)))
      laid.push(card)
      return fits !== 0 && laid.length <= requirement.count
    })
    const pays = byRules && laid.length === requirement.count
    expect(paymentOf(requirement, chosen.map(kindOf)) === 'exact', chosen.join(' ')).toBe(pays)
  }
})
