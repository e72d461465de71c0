import { expect, test } from 'vitest'
import { placementsOf } from '../../renderer/polo/dice/placements'
import type { PlacedDie } from '../../shared/games/voyages/types'

const die = (seat: number, value: number): PlacedDie => ({ seat, colour: 'own', value })
const values = (sets: readonly (readonly PlacedDie[])[]): number[][] =>
  sets.map((set) => set.map(({ value }) => value))

test('the dice of a space are grouped by placement: as many as it needs, of one seat', () => {
  expect(values(placementsOf([die(0, 6), die(0, 2), die(1, 3), die(1, 3)], 2))).toEqual([
    [6, 2],
    [3, 3]
  ])
  expect(values(placementsOf([die(0, 6), die(0, 2)], 1))).toEqual([[6], [2]])
  expect(values(placementsOf([], 3))).toEqual([])
})

test('neutral dice are not grouped', () => {
  expect(values(placementsOf([die(-1, 1), die(-1, 1), die(2, 4), die(2, 5)], 2))).toEqual([[1], [1], [4, 5]])
})
