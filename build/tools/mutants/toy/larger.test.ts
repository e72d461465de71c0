import { expect, test } from 'vitest'
import { larger } from './larger'

// `a <= b` would be no other function: that mutant survives, the turned condition does not.
test('the larger of two', () => {
  expect([larger(1, 2), larger(2, 1), larger(2, 2)]).toEqual([2, 2, 2])
})
