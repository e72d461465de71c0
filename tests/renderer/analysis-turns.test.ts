/** How the analysis names the turns of a finished game. */
import { expect, test } from 'vitest'
import { numberOf } from '../../renderer/features/analysis/turns'
import type { TurnJudged } from '../../shared/players/analysis'

const turns = [0, 1, 0, 1, 0, 0, 1, 0].map((seat, first) => ({ seat, first }) as TurnJudged)
const numbers = (rounds: readonly number[]): readonly number[] =>
  turns.map((turn) => numberOf(turns, rounds, turn))

test('a turn’s number counts the turns of its seat in the same round', () => {
  expect(numbers([0, 0, 1, 1, 1, 2, 2, 2])).toEqual([1, 1, 1, 1, 2, 1, 1, 2])
})
test('in a game without rounds it counts all turns of the seat', () => {
  expect(numbers([])).toEqual([1, 1, 2, 2, 3, 4, 3, 5])
})
