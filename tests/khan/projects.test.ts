/** How computer players of In the Service of the Khan evaluate travel: as a project with a cost and a value. */
import { expect, test } from 'vitest'
import { baseContent as content } from '../../shared/games/khan/content'
import { bestProject, legsOf } from '../../shared/games/khan/player/projects'
import { usualWeights } from '../../shared/games/khan/player/worth'
import { seatOf } from '../../shared/games/khan/seats'
import type { LocationId } from '../../shared/games/khan/types'
import type { SeatGiven } from './position'
import { table } from './table'

const weights = { ...usualWeights, shield: 9 }
const plain: SeatGiven = { character: 'de-wu', dice: [4, 4, 4], goals: [] }

/** Legs from one place to another: dice, steps, coins, camels, cities passed in which a post is left, points on the way. */
const legs = (given: SeatGiven, from: LocationId, to: LocationId) => {
  const { state } = table().given({ ...plain, ...given })
  const { places, cities, from: all } = legsOf(content, seatOf(state, 0))
  return (all[places.indexOf(from)] ?? [])
    .filter(({ city }) => cities[city] === to)
    .map(({ dice, steps, coins, camels, via, points }) => [
      dice,
      steps,
      coins,
      camels,
      cities.filter((_, at) => (via & (1 << at)) !== 0).join(),
      points
    ])
}

/** The value of the best project for a seat to which each shield is worth much. */
const worth = (given: SeatGiven, rounds = 2, used: readonly string[] = []): number => {
  const t = table().given({ ...plain, ...given })
  for (const space of used) t.onSpace(space, 0, 3)
  return bestProject(content, weights, t.state, 0, seatOf(t.state, 0).goals.cards ?? [], rounds)
}

test('a step costs a die and coins or two dice, farther cities two or three, and the third leaves a post on the way', () => {
  expect(legs({}, 'beijing', 'xian').slice(0, 2)).toEqual([
    [1, 1, 5, 0, '', 0],
    [2, 1, 3, 0, '', 0]
  ])
  expect(legs({}, 'xian', 'jaipur')).toContainEqual([2, 4, 8, 4, '', 0])
  expect(legs({}, 'beijing', 'lhasa')).toContainEqual([3, 2, 8, 1, 'xian', 0])
})

test('roads with a seal exist only for seats that have it, and jade counts as camels', () => {
  expect(legs({}, 'beijing', 'hangzhou').every(([, steps]) => Number(steps) > 1)).toBe(true)
  expect(legs({ seals: ['farmer'] }, 'beijing', 'hangzhou')).toContainEqual([2, 1, 2, 0, '', 0])
  expect(legs({}, 'pagan', 'kabul')).toContainEqual([2, 1, 6, 4, '', 0])
})

test('passed oases bring their points and are not steps', () => {
  const [first] = legs({ character: 'mongke-khan' }, 'beijing', 'karakorum')
  expect(first?.slice(0, 5)).toEqual([1, 1, 2, 2, ''])
  expect(Number(first?.[5])).toBeGreaterThan(3)
})

test('coins that a journey lacks are worth more than others, and those beyond that nothing', () => {
  const at = (coins: number): number => worth({ coins, camels: 6 }, 0)
  expect(at(3)).toBeGreaterThan(at(0))
  expect(at(60)).toBe(at(50))
})

test('there is no project without posts left, or without a space and dice for it in the last round', () => {
  const rich = { coins: 30, camels: 9 }
  expect(worth(rich, 0)).toBeGreaterThan(0)
  expect(worth({ ...rich, dice: [] }, 0)).toBe(0)
  const far11 = content.places.filter(({ kind, id }) => kind === 'city' && id !== 'xian').slice(-11)
  expect(worth({ ...rich, posts: far11.map(({ id }) => id) }, 0), 'no post is left').toBe(0)
  expect(worth({ ...rich, posts: far11.slice(1).map(({ id }) => id) }, 0)).toBeGreaterThan(0)
  const two = { ...rich, dice: [4, 4] }
  expect(worth(two, 0, ['travel-lower', 'travel-middle', 'travel-upper'])).toBe(0)
  const far = { ...rich, figures: ['oasis-jing'], posts: ['xian', 'hangzhou', 'fuzhou'] }
  expect(worth({ ...far, dice: [1, 1] }, 0), 'a step leads to no other city').toBe(0)
  expect(worth({ ...far, dice: [4, 4] }, 0)).toBeGreaterThan(0)
})

test('a goal card counts its shields once more', () => {
  const rich = { coins: 30, camels: 9 }
  expect(worth({ ...rich, goals: ['goal-02'] }, 0)).toBeGreaterThan(worth(rich, 0))
})

test('with one step an action a project takes a round for each step, and continues from there', () => {
  const gantulga: SeatGiven = { character: 'gantulga-od', figures: ['xian'], posts: ['xian'], coins: 30 }
  expect(legs(gantulga, 'xian', 'lhasa')[0], 'a step').toEqual([1, 1, 2, 0, '', 0])
  expect(legs(gantulga, 'xian', 'kashgar')[0], 'an oasis lies between').toEqual([1, 2, 4, 0, '', 0])
  const ways = { ...gantulga, figures: ['oasis-dunhuang'], posts: ['xian', 'karakorum'] }
  expect(worth({ ...ways, dice: [] }, 0), 'no round to come').toBe(0)
  expect(worth(ways, 0), 'Kashgar is a step away').toBeGreaterThan(0)
  expect(worth({ ...ways, figures: ['karakorum'] }, 0), 'and two from here').toBe(0)
  expect(worth(ways, 4)).toBeGreaterThan(worth(ways, 0))
})

test('another figure starts where the first one has arrived', () => {
  const near = ['karakorum', 'hangzhou', 'fuzhou', 'lhasa', 'kashgar', 'varanasi', 'baghdad']
  const two: SeatGiven = { character: 'mailin-and-tian-chin', coins: 60, camels: 20, posts: near }
  const at = (...figures: string[]): number => worth({ ...two, figures }, 1)
  expect(at('baghdad', 'beijing')).toBeGreaterThan(at('baghdad', 'baghdad'))
  expect(at('baghdad', 'beijing')).toBeGreaterThan(at('beijing', 'beijing'))
})
