import { expect, test } from 'vitest'
import type { LogPart } from '../../renderer/games/types'
import { withoutSubject } from '../../renderer/table/log-groups'

const says = (seat: number, text: string): LogPart[] => [
  { kind: 'seat', seat },
  { kind: 'text', text }
]

test('the mark of a turn stands for its seat', () => {
  expect(withoutSubject(says(1, ' gains'), 1)).toEqual([{ kind: 'text', text: 'gains' }])
  expect(withoutSubject(says(2, ' gains'), 1)).toEqual(says(2, ' gains'))
})

test('after a sentence about somebody else the seat is named again', () => {
  expect(withoutSubject(says(1, ' draws'), 1, says(2, ' gains'))).toEqual(says(1, ' draws'))
  expect(withoutSubject(says(1, ' draws'), 1, says(1, ' pays'))).toEqual([{ kind: 'text', text: 'draws' }])
  expect(withoutSubject(says(1, ' draws'), 1, [{ kind: 'text', text: 'Income' }])).toHaveLength(1)
})
