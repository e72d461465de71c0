/** Turns and rounds with dice in hand, tested without a game. */
import { describe, expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import type { Die } from '../../shared/polo/dice'
import {
  clockwise,
  DieChoices,
  diceRefusal,
  lowRoll,
  mayEndTurn,
  nextWithDice,
  rollRefusal,
  turnRefusal,
  type DieChoice
} from '../../shared/polo/turn'

const own = (value: number): Die => ({ colour: 'own', value })
/** A list of choices in which each way to pay is given by its index. */
const uses = (dice: readonly Die[], rerolls: number, adjusts: number) =>
  all(
    new DieChoices<DieChoice & { readonly way?: number }>(
      dice.map((die) => ({ die, count: 1 })),
      rerolls,
      adjusts,
      (choice, way) => (way > 0 ? { ...choice, way } : choice)
    )
  )

describe('bonus actions with a die', () => {
  test('turn no 6 up and no 1 down, and need a die with a value', () => {
    const listed = uses([own(1), own(6), own(0)], 0, 1)
    expect(listed).toEqual([
      { type: 'moneyBag', die: own(1) },
      { type: 'adjust', die: own(1), by: 1 },
      { type: 'moneyBag', die: own(6) },
      { type: 'adjust', die: own(6), by: -1 },
      { type: 'moneyBag', die: own(0) }
    ])
    for (const value of [1, 3, 6])
      for (const by of [-2, -1, 0, 1, 2]) {
        const is = uses([own(value)], 1, 1).some((choice) => choice.type === 'adjust' && choice.by === by)
        expect(turnRefusal(own(value), by) === undefined).toBe(is)
      }
    expect(turnRefusal(own(6), 1)?.code).toBe('die-at-end')
    expect(turnRefusal(own(3), 2)?.code).toBe('not-offered')
  })

  test('are distinct: rerolling and turning have their own costs', () => {
    const types = (rerolls: number, adjusts: number) =>
      uses([own(3)], rerolls, adjusts).map(({ type }) => type)
    expect(types(1, 0)).toEqual(['moneyBag', 'reroll'])
    expect(types(0, 0)).toEqual(['moneyBag'])
    expect(types(1, 1)).toEqual(['moneyBag', 'reroll', 'adjust', 'adjust'])
    expect(rollRefusal([own(3)], own(4))?.code).toBe('die-not-in-hand')
    expect(rollRefusal([own(0)], own(0))?.code).toBe('die-has-no-value')
    expect(rollRefusal([own(3)], own(3))).toBeUndefined()
  })
})

test('rerolling and turning a die are listed with every way to pay for them, but not for a token', () => {
  expect(uses([own(6)], 2, 3)).toEqual([
    { type: 'moneyBag', die: own(6) },
    { type: 'reroll', die: own(6) },
    { type: 'reroll', die: own(6), way: 1 },
    { type: 'adjust', die: own(6), by: -1 },
    { type: 'adjust', die: own(6), by: -1, way: 1 },
    { type: 'adjust', die: own(6), by: -1, way: 2 }
  ])
  expect(uses([{ colour: 'token', value: 3 }], 2, 3)).toHaveLength(1)
})

test('dice for a space: as many as it takes, from the hand, with a chosen value only for dice without one', () => {
  const hand = [own(2), own(2), own(0)]
  const code = (needs: number, dice: Die[], value?: number) =>
    diceRefusal(hand, [needs], { dice, ...(value !== undefined && { value }) })?.code
  expect(diceRefusal(hand, [2], { dice: [own(2)] })).toEqual({
    code: 'dice-count',
    numbers: { needs: 2, given: 1 }
  })
  expect(code(2, [own(2), own(2)])).toBeUndefined()
  expect(code(3, [own(2), own(2), own(2)])).toBe('die-not-in-hand')
  expect(code(1, [own(2)], 3)).toBe('die-value')
  expect(code(1, [own(0)])).toBe('die-value')
  expect([0, 1, 6, 7, 2.5].map((value) => code(1, [own(0)], value))).toEqual([
    'die-value',
    undefined,
    undefined,
    'die-value',
    'die-value'
  ])
})

test('a turn ends with the main action done or the hand empty', () => {
  expect(mayEndTurn({ mainDone: false }, [own(1)])).toBe(false)
  expect(mayEndTurn({ mainDone: true }, [own(1)])).toBe(true)
  expect(mayEndTurn({ mainDone: false }, [])).toBe(true)
})

test('the next turn goes clockwise, skips seats without dice, and stays if only this seat has dice', () => {
  const seats = (...counts: number[]) =>
    counts.map((n) => ({ dice: Array.from({ length: n }, () => own(1)) }))
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1])
  expect(nextWithDice(seats(1, 1, 1), 2)).toBe(0)
  expect(nextWithDice(seats(1, 0, 1), 0)).toBe(2)
  expect(nextWithDice(seats(0, 2, 0), 1)).toBe(1)
  expect(nextWithDice(seats(0, 0, 0), 1)).toBeUndefined()
})

test('a low roll is compensated by the missing amount', () => {
  expect(lowRoll([own(3), own(4)], 15)).toBe(8)
  expect(lowRoll([own(6), own(6), own(3)], 15)).toBe(0)
  expect(lowRoll([own(6), own(6), own(6)], 15)).toBe(0)
})
