/** How computer players compare characters in the draft of Voyages. */
import { expect, test } from 'vitest'
import { baseContent, contentOf } from '../../shared/games/voyages/content'
import type { Character } from '../../shared/games/voyages/game'
import { pricesWith } from '../../shared/games/voyages/player/prices'
import { usualWeights as weights, worth } from '../../shared/games/voyages/player/worth'
import { table } from './table'

/** What a character is worth in the draft, if it had nothing but these abilities. */
function draftWorth(abilities: Partial<Character>): number {
  const id = 'matteo-polo'
  const characters = [{ id, ...abilities }] as readonly Character[]
  const content = contentOf({ ...baseContent, characters })
  const { state } = table().given({ character: id })
  state.phase = 'characters'
  return worth({ content, weights, prices: pricesWith([]), known: [] }, state, 0)['character'] ?? 0
}

test('a character without abilities is worth nothing', () => {
  expect(draftWorth({})).toBe(0)
})

test('each ability is worth something, and they add up', () => {
  const abilities: readonly Partial<Character>[] = [
    { roundStart: { camel: 1 } },
    { whiteDice: 1 },
    { figures: 2 },
    { firstPost: 'moscow' },
    { extraPosts: 2 },
    { rolls: false },
    { payForOccupied: () => 0 },
    { routesFrom: () => [] }
  ]
  const alone = abilities.map(draftWorth)
  for (const [at, each] of alone.entries())
    expect(each, Object.keys(abilities[at] ?? {})[0]).toBeGreaterThan(0)
  const all = Object.assign({}, ...abilities) as Partial<Character>
  expect(draftWorth(all)).toBeCloseTo(alone.reduce((sum, each) => sum + each))
})
