/** Bonuses of cities, tested without a game. */
import { expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import {
  afterOwnBonus,
  copyChoices,
  copyRefusal,
  ownBonusChoices,
  ownBonusCount,
  ownBonusRefusal
} from '../../shared/polo/city-bonuses'

const at = (location: string) => ({ type: 'cityBonus' as const, location })

test('any bonus may be copied except the one that copies', () => {
  const bonuses = { a: 'one', b: 'two', c: 'three' }
  expect(all(copyChoices(bonuses, 'b'))).toEqual([at('a'), at('c')])
  expect(all(copyChoices(bonuses, ''))).toEqual([at('a'), at('b'), at('c')])
  expect(copyRefusal(bonuses, 'b', at('a'))).toBeUndefined()
  expect(copyRefusal(bonuses, 'b', at('b'))).toEqual({ code: 'not-offered' })
  expect(copyRefusal(bonuses, 'b', at('d'))).toEqual({ code: 'not-offered' })
})

test('each city with an own trading post pays once, up to the number that is left', () => {
  const cities = ['a', 'b', 'c']
  const begun = { kind: 'own-bonuses', left: 2, taken: ['b'] }
  expect(all(ownBonusChoices(cities, begun))).toEqual([at('a'), at('c')])
  expect(ownBonusRefusal(cities, begun, at('a'))).toBeUndefined()
  expect(ownBonusRefusal(cities, begun, at('b'))).toEqual({ code: 'not-offered' })
  expect(ownBonusRefusal(cities, begun, at('d'))).toEqual({ code: 'no-post-there', numbers: { city: 'd' } })
  expect(afterOwnBonus(cities, begun, at('a'))).toEqual({ kind: 'own-bonuses', left: 1, taken: ['b', 'a'] })
  expect(afterOwnBonus(cities, { left: 1, taken: [] }, at('a'))).toBeUndefined()
  // Two more are allowed, but the third city is the last one.
  expect(afterOwnBonus(cities, { left: 3, taken: ['b'] }, at('a'))).toEqual({ left: 1, taken: ['b', 'a'] })
  expect([ownBonusCount(cities, 2), ownBonusCount(cities, 5), ownBonusCount(cities, 5, 1)]).toEqual([2, 3, 2])
})
