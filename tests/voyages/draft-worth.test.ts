/** How computer players compare characters in the draft of Voyages. */
import { expect, test } from 'vitest'
import { baseContent, contentOf } from '../../shared/games/voyages/content'
import type { Character } from '../../shared/games/voyages/game'
import { characterWorth } from '../../shared/games/voyages/player/draft'
import { pricesWith } from '../../shared/games/voyages/player/prices'
import { usualWeights as weights, worth } from '../../shared/games/voyages/player/worth'
import type { Likes } from '../../shared/polo/player/styles'
import { freshTable } from './table'

/** What a character is worth in the draft, if it had nothing but these abilities. */
function draftWorth(abilities: Partial<Character>, likes?: Likes<Character>): number {
  const id = 'matteo-polo'
  const characters = [{ id, ...abilities }] as readonly Character[]
  const content = contentOf({ ...baseContent, characters })
  return characterWorth({ content, prices: pricesWith([]), known: [], likes }, id)
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
    { leavesPosts: true },
    { rolls: false },
    { payForOccupied: () => 0 },
    { afterOpponentAction: () => undefined },
    { routesFrom: () => [] }
  ]
  const alone = abilities.map((one) => draftWorth(one))
  for (const [at, each] of alone.entries())
    expect(each, Object.keys(abilities[at] ?? {})[0]).toBeGreaterThan(0)
  const all = Object.assign({}, ...abilities) as Partial<Character>
  expect(draftWorth(all)).toBeCloseTo(alone.reduce((sum, each) => sum + each))
})

test('a character that a style prefers is worth more to it', () => {
  const abilities = { figures: 2 }
  expect(draftWorth(abilities, () => true)).toBeGreaterThan(draftWorth(abilities, () => false))
  expect(draftWorth(abilities, () => false)).toBe(draftWorth(abilities))
})

test('before the first round a character counts with its journeys, so these count for what goal cards add alone', () => {
  const { state } = freshTable()
  const parts = (...cards: readonly string[]): Readonly<Record<string, number>> => {
    for (const seat of state.seats) seat.goals = { count: cards.length, cards: [...cards] }
    return worth({ content: baseContent, weights, prices: pricesWith([]), known: [] }, state, 0)
  }
  const [goal] = baseContent.goalCards
  state.round = 0
  expect(parts()['character']).toBeGreaterThan(0)
  expect(parts()['journeys']).toBe(0)
  expect(parts(goal?.id ?? '')['journeys']).toBeGreaterThan(0)
  state.round = 1
  expect(parts()['character']).toBe(0)
  expect(parts()['journeys']).toBeGreaterThan(0)
})
