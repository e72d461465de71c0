/** Which choices the search considers for a movement, and for giving something up. */
import { expect, test } from 'vitest'
import { listed } from '../../shared/engine/choices'
import type { Die } from '../../shared/polo/dice'
import { worthInMove, worthInTurn, worthToGiveUp } from '../../shared/polo/player/look'
import type { StepChoice, StopChoice } from '../../shared/polo/roads/movement'

const step = (figure: number, to: string): StepChoice => ({ type: 'step', figure, to })
const stop: StopChoice = { type: 'stop' }
const both = [step(0, 'a'), step(1, 'b'), stop]

/** The choices that are considered if only cities bring something. */
const looked = (
  choices: readonly (StepChoice | StopChoice)[],
  moved: readonly boolean[],
  figures: readonly string[],
  marks: readonly string[] = []
) => worthInMove(listed(choices), { moved, marks }, figures, (place) => place.startsWith('city'))

test('before the first step a movement may be declined, and any figure may go', () => {
  expect(looked(both, [false, false], ['x', 'y'])).toEqual(both)
})

test('a movement may stop where the moved figure reached something, or left a post on the way', () => {
  expect(looked(both, [true, false], ['oasis', 'city'])).toEqual([step(0, 'a'), step(1, 'b')])
  expect(looked(both, [true, false], ['city', 'x'])).toContain(stop)
  expect(looked(both, [true, false], ['oasis', 'x'], ['city'])).toContain(stop)
})

test('once the second figure moves, the first one is done', () => {
  expect(looked(both, [true, true], ['oasis', 'city'])).toEqual([step(1, 'b'), stop])
})

test('if nothing else is possible, a movement may stop anywhere', () => {
  expect(looked([stop], [true], ['oasis'])).toEqual([stop])
  expect(looked([step(0, 'a'), stop], [true, true], ['oasis', 'oasis'])).toEqual([step(0, 'a'), stop])
})

/** Contracts that can be completed have "ready" in their names; what one brings is its last figure. */
const lookAt = (
  choices: readonly { type: string; contract?: string; instead?: string }[],
  offered?: string
) =>
  worthToGiveUp(listed(choices), {
    isPayable: (id) => id.includes('ready'),
    brings: (id) => Number(id.at(-1)),
    ...(offered !== undefined && { offered })
  })
const discard = (contract: string) => ({ type: 'discard', contract })
const keep = (instead: string) => ({ type: 'keepContract', instead })
const take = (contract: string, instead: string) => ({ type: 'takeContract', contract, instead })
const decline = { type: 'declineContract' }

test('of contracts to give up, those that cannot be completed come first', () => {
  expect(lookAt([discard('ready 5'), discard('short 7'), discard('ready 3')])).toEqual([
    discard('short 7'),
    discard('ready 5'),
    discard('ready 3')
  ])
})

test('a contract that can be completed is not given up while one that cannot be brings hardly more', () => {
  expect(lookAt([discard('ready 5'), discard('short 4'), discard('ready 3')])).toEqual([
    discard('short 4'),
    discard('ready 3')
  ])
  const held = [keep('ready 5'), keep('ready 3'), decline]
  expect(lookAt(held, 'short 3')).toEqual([decline])
  expect(lookAt(held, 'short 5')).toEqual([decline, keep('ready 3')])
  expect(lookAt(held, 'short 6')).toEqual([decline, keep('ready 5'), keep('ready 3')])
  expect(lookAt(held, 'ready 1')).toEqual([decline, keep('ready 5'), keep('ready 3')])
  expect(lookAt([keep('ready 5'), keep('short 4'), decline], 'short 9')).toEqual([keep('short 4'), decline])
})

test('the same for the contracts of a city, each of which may take the place of any in hand', () => {
  const choices = [
    take('short 4', 'ready 5'),
    take('short 6', 'ready 5'),
    take('ready 1', 'ready 5'),
    decline
  ]
  expect(lookAt(choices)).toEqual([decline, take('short 6', 'ready 5'), take('ready 1', 'ready 5')])
  expect(lookAt([{ type: 'takeContract', contract: 'short 1' }, decline])).toHaveLength(2)
})

/** What is considered in a turn with these dice, of which each can go to a card of 1 point a pip, or into the bag. */
const inTurn = (dice: readonly Die[], pointsOfCard: number) => {
  const ways = dice.flatMap((die) => [
    { type: 'place' as const, space: 'card', dice: [die] },
    { type: 'place' as const, space: 'stall', dice: [die] },
    { type: 'moneyBag' as const, die }
  ])
  return worthInTurn(listed(ways), {
    mainDone: false,
    mayEnd: true,
    worth: () => true,
    lastDie: dice.length === 1,
    cardPoints: (space, value) => (space === 'card' ? Math.min(value, pointsOfCard) : 0)
  }).map((choice) => (choice.type === 'place' ? choice.space : 'bag'))
}

test('the last die goes into the bag only if no card brings two points for it', () => {
  const die = (value: number): Die => ({ colour: 'own', value })
  expect(inTurn([die(3)], 1)).toEqual(['card', 'stall', 'bag'])
  expect(inTurn([die(1)], 5), 'a 1 brings one point').toEqual(['card', 'stall', 'bag'])
  expect(inTurn([die(3)], 2)).toEqual(['card', 'stall'])
  expect(inTurn([die(3), die(3)], 2)).toContain('bag')
})
