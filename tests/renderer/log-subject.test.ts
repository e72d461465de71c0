import { expect, test } from 'vitest'
import type { LogPart } from '../../renderer/contract/game-ui'
import { keepFirstKey, withoutSubject, type LogGroup } from '../../renderer/kit/log/log-groups'

const says = (seat: number, text: string): LogPart[] => [
  { kind: 'seat', seat },
  { kind: 'text', text }
]

test('under the heading of a turn its seat is not named again', () => {
  expect(withoutSubject(says(1, ' gains'), 1)).toEqual([{ kind: 'text', text: 'gains' }])
  expect(withoutSubject(says(2, ' gains'), 1)).toEqual(says(2, ' gains'))
})

test('after a sentence about another seat the turn’s seat is named again', () => {
  expect(withoutSubject(says(1, ' draws'), 1, says(2, ' gains'))).toEqual(says(1, ' draws'))
  expect(withoutSubject(says(1, ' draws'), 1, says(1, ' pays'))).toEqual([{ kind: 'text', text: 'draws' }])
  expect(withoutSubject(says(1, ' draws'), 1, [{ kind: 'text', text: 'Income' }])).toHaveLength(1)
})

const group = (key: string, ...lines: readonly string[]): LogGroup => ({
  key,
  seat: 0,
  lines: lines.map((line) => ({
    key: line,
    number: 0,
    parts: [],
    event: { type: 'told' },
    undone: false,
    weight: 'points'
  }))
})

test('the first turn keeps its identity when older lines are loaded before it', () => {
  const before = [group('7', '7.0', '7.1'), group('9', '9.0')]
  const older = [group('4', '4.0'), group('6', '6.0', '7.0', '7.1'), group('9', '9.0')]
  expect(keepFirstKey(before, older).map(({ key }) => key)).toEqual(['4', '7', '9'])
  expect(keepFirstKey(before, older)[1]?.lines).toHaveLength(3)
})

test('every other change keeps the identities of turns', () => {
  const before = [group('7', '7.0')]
  const apart = [group('4', '4.0'), group('7', '7.0', '7.1')]
  expect(keepFirstKey(before, apart)).toBe(apart)
  const another = [group('1', '1.0'), group('2', '2.0')]
  expect(keepFirstKey(before, another)).toEqual(another)
  expect(keepFirstKey(undefined, another)).toBe(another)
  expect(keepFirstKey([], another)).toBe(another)
})
