/** Which choices the search considers for a movement, and for giving something up. */
import { expect, test } from 'vitest'
import { listed } from '../../shared/engine/choices'
import { worthInMove, worthToDiscard } from '../../shared/polo/player/look'
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

test('of contracts to give up, those that cannot be completed come first', () => {
  const discard = (contract: string) => ({ type: 'discard', contract }) as const
  const held = listed([discard('ready'), discard('short'), discard('ready too')])
  expect(worthToDiscard(held, (id) => id.startsWith('ready'))).toEqual([
    discard('short'),
    discard('ready'),
    discard('ready too')
  ])
})
