/** How the moments of a game's course are named. */
import { expect, test } from 'vitest'
import type { Moment } from '../../shared/engine/statistics'
import { momentName } from '../../renderer/features/statistics/moment-name'

const called = (moment: Partial<Moment>): string => momentName(moment as Moment, () => 'Anna')

test('a moment is named by round and seat, and no choice before the first round by a round of number 0', () => {
  expect(called({ seat: 0, round: 2 })).toBe('Round 2, after Anna’s turn')
  expect(called({ seat: 0, round: 0 })).toBe('Set-up, after Anna’s choice')
  expect(called({ seat: 0 })).toBe('After Anna’s turn')
  expect(called({})).toBe('After the final scoring')
})
