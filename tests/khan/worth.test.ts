/** How computer players of In the Service of the Khan evaluate a position. */
import { expect, test } from 'vitest'
import { baseContent as content } from '../../shared/games/khan/content'
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
