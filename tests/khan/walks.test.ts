/** How players think of a seat that walks a step with each action. */
import { expect, test } from 'vitest'
import { baseContent as content } from '../../shared/games/khan/content'
import { bestWalk, travelsLeft } from '../../shared/games/khan/player/walks'
import { seatOf } from '../../shared/games/khan/seats'
import { table } from './table'
import type { SeatGiven } from './position'

const gantulga: SeatGiven = { character: 'gantulga-od', figures: ['xian'], posts: ['xian'] }
const walk = (given: SeatGiven, steps: number, promises: Readonly<Record<string, number>>): number => {
  const { state } = table().given({ ...gantulga, ...given })
  return bestWalk(content, seatOf(state, 0), steps, 0.5, (city) => promises[city] ?? 0)
}

test('the best way sums its cities up, less with each step, and no farther than there are steps', () => {
  expect(walk({}, 1, { kashgar: 8 }), 'an oasis lies between').toBe(0)
  expect(walk({}, 2, { kashgar: 8 })).toBe(8 / 4)
  expect(walk({}, 3, { kashgar: 8, balkh: 8 })).toBe(8 / 4 + 8 / 8)
  expect(walk({}, 2, { kashgar: 8, hangzhou: 6 }), 'one way alone').toBe(8 / 4)
})

test('what is no use does not count: own posts, and roads whose seal is missing', () => {
  expect(walk({ posts: ['xian', 'kashgar'] }, 2, { kashgar: 8 })).toBe(0)
  const onward = { figures: ['hormuz'] }
  expect(walk(onward, 1, { baghdad: 8 })).toBe(0)
  expect(walk({ ...onward, seals: ['jeweler'] }, 1, { baghdad: 8 })).toBe(8 / 2)
})

test('the space is travelled from once a round, and again with a black die', () => {
  const left = (given: SeatGiven, used: boolean): number => {
    const t = table().given({ ...gantulga, ...given })
    if (used) t.onSpace('travel-lower', 0, 2)
    return travelsLeft(t.state, 0, 'travel-lower', 3)
  }
  expect(left({ dice: [4] }, false)).toBe(4)
  expect(left({ dice: [4] }, true)).toBe(3)
  expect(left({ dice: [4, { black: 5 }] }, true)).toBe(4)
  expect(left({ dice: [] }, false)).toBe(3)
})
