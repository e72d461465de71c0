/** The order in which sets of dice are preferred for a space. */
import { expect, test } from 'vitest'
import { cheapestDice } from '../../shared/polo/assist/dice-sets'
import type { Die } from '../../shared/polo/dice'

const die = (colour: Die['colour'], value: number): Die => ({ colour, value })
const anything = () => true

test('the lowest set is used first, then low other dice, then the seat’s colour, because white and black dice fit anywhere', () => {
  const hand = [die('black', 3), die('own', 3), die('own', 5), die('own', 2)]
  expect(cheapestDice(hand, 1, anything)).toEqual([3])
  expect(cheapestDice(hand.slice(0, 3), 1, anything)).toEqual([1])
  expect(cheapestDice([die('own', 3), die('black', 3)], 1, anything)).toEqual([0])
  // Both have a lowest die of 2, so the other die decides.
  expect(cheapestDice([die('own', 2), die('own', 6), die('own', 4)], 2, anything)).toEqual([0, 2])
})

test('a die without a value counts as a 6', () => {
  expect(cheapestDice([die('own', 0), die('own', 5)], 1, anything)).toEqual([1])
  expect(cheapestDice([die('own', 0), die('own', 6)], 1, anything)).toEqual([0])
})

test('keeping given dice in the set has priority over a lower price', () => {
  const hand = [die('own', 1), die('own', 2), die('own', 6)]
  expect(cheapestDice(hand, 2, anything, [2])).toEqual([0, 2])
  expect(cheapestDice(hand, 2, (dice) => !dice.some(({ value }) => value === 1), [0])).toEqual([1, 2])
  expect(cheapestDice(hand, 1, () => false)).toBeUndefined()
})
