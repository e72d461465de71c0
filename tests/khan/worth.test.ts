/** How computer players of In the Service of the Khan evaluate a position. */
import { expect, test } from 'vitest'
import { baseContent as content, contentOf, tables } from '../../shared/games/khan/content'
import type { Character } from '../../shared/games/khan/game'
import { characterWorth } from '../../shared/games/khan/player/draft'
import { usualWeights as weights, worth } from '../../shared/games/khan/player/worth'
import type { SeatGiven } from './position'
import { table } from './table'

/** The value of the stock this many rounds before the end of the last one. */
const stock = (given: SeatGiven, rounds = 0): number => {
  const { state } = table().given({ character: 'de-wu', ...given })
  state.round = content.numbers.rounds - rounds
  return worth({ content, weights }, state, 0)['stock'] ?? 0
}

test('once no die is left in the last round, goods and coins count as in the scoring: rounded down', () => {
  const end = (given: SeatGiven): number => stock({ dice: [], ...given })
  expect(end({ silk: 1 })).toBe(0)
  expect(end({ silk: 2, pepper: 1 })).toBe(1)
  expect(end({ coins: 19 })).toBe(1)
  expect(end({ coins: 9, gold: 1 }), 'each by itself').toBe(0)
})

test('before that each of them counts, for what it may bring', () => {
  expect(stock({ silk: 1 })).toBeGreaterThan(0)
  expect(stock({ dice: [], silk: 3 }, 1)).toBeGreaterThan(stock({ dice: [], silk: 2 }, 1))
})

test('in the draft each ability of a character is worth something, and they add up', () => {
  const draftWorth = (abilities: Partial<Character>): number =>
    characterWorth(contentOf({ ...tables, characters: [{ id: 'de-wu', ...abilities }] }), 'de-wu')
  const abilities: readonly Partial<Character>[] = [
    { roundStart: { camel: 1 } },
    { extra: { jade: 1 } },
    { whiteDice: 1 },
    { figures: 2 },
    { waives: ['coin'] },
    { extraPosts: 2 },
    { extraShields: 1 },
    { sealDice: 1 },
    { doublesBonus: true },
    { keepsOutposts: true },
    { rolls: false },
    { afterContract: { coin: 1 } },
    { pointsFor: { vp: 1 } },
    { afterPost: () => ({ coin: 1 }) },
    { payForOccupied: () => 0 },
    { routesFrom: () => [] },
    { spaces: [{ id: 'own', brings: { camel: 2 } }] },
    { cityCards: 2 }
  ]
  const alone = abilities.map(draftWorth)
  expect(draftWorth({})).toBe(0)
  for (const [at, each] of alone.entries())
    expect(each, Object.keys(abilities[at] ?? {})[0]).toBeGreaterThan(0)
  const all = Object.assign({}, ...abilities) as Partial<Character>
  expect(draftWorth(all)).toBeCloseTo(alone.reduce((sum, each) => sum + each))
})

test('a city card beside the board is worth something to whoever may use it, the more the more lies ahead', () => {
  const cards = (character: string, rounds: number, ...beside: string[]): number | undefined => {
    const { state } = table()
      .given({ character })
      .beside(...beside)
    state.round = content.numbers.rounds - rounds
    return worth({ content, weights }, state, 0)['cards']
  }
  const two = cards('khan-arghun', 3, 'city-card-01', 'city-card-02') ?? 0
  expect(two).toBeGreaterThan(cards('khan-arghun', 3, 'city-card-01') ?? 0)
  expect(two).toBeGreaterThan(cards('khan-arghun', 1, 'city-card-01', 'city-card-02') ?? 0)
  expect(cards('de-wu', 3, 'city-card-01')).toBeUndefined()
})
