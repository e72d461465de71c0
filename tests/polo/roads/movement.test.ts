/**
 * Single steps of a movement: exactly the steps that are not refused are listed, and every reason for a refusal
 * occurs.
 */
import { expect, it } from 'vitest'
import { Chance, seeded } from '../../../shared/engine/chance'
import { priceOf, stepsOf, withOwn } from '../../../shared/polo/roads/map'
import {
  afterStep,
  canSetOut,
  cheapestStep,
  endsOf,
  mayLeavePost,
  stepChoices,
  stepRefusal,
  wantingPosts,
  type AskedStep,
  type Moving
} from '../../../shared/polo/roads/movement'
import { items, travellerOf, walksFrom, worldOf, type Item, type Kind, type World } from './small-maps'

const kinds: readonly Kind[] = ['table', 'seals', 'any', 'passes']
const movement = (over: Partial<Moving> = {}): Moving => ({
  steps: 2,
  taken: 0,
  moved: [false],
  marks: [],
  ...over
})
const askedIn = (world: World, over: Partial<AskedStep<Item, 'seal' | 'short'>> = {}) => ({
  traveller: travellerOf(world),
  figures: ['p0'],
  moving: movement(),
  mayLeave: () => false,
  ...over
})

it('a map lists each road from both ends, in order, with every item of its price', () => {
  const steps = stepsOf(
    ['coin', 'camel'],
    [
      { from: 'a', to: 'b', cost: { camel: 2 } },
      { from: 'c', to: 'a', cost: {}, needs: 'seal' }
    ]
  )
  expect(steps('a')).toEqual([
    { to: 'b', price: { coin: 0, camel: 2 } },
    { to: 'c', price: { coin: 0, camel: 0 }, needs: 'seal' }
  ])
  expect(steps('b').map(({ to }) => to)).toEqual(['a'])
  const named = { from: 'a', to: 'b', cost: {}, name: 'toy/road' }
  expect(stepsOf(['coin'], [named])('b')).toEqual([{ to: 'a', price: { coin: 0 }, road: 'toy/road' }])
  expect(steps('elsewhere')).toEqual([])
})

it('a seat’s own road replaces a printed one to the same place, but one with a name is added', () => {
  const step = (to: string, coin: number) => ({ to, price: priceOf(items, { coin }) })
  const printed = [step('a', 4), step('b', 5)]
  expect(withOwn(printed, [])).toEqual(printed)
  expect(withOwn(printed, [step('b', 0), step('c', 0)])).toEqual([step('a', 4), step('b', 0), step('c', 0)])
  const named = { ...step('a', 0), road: 'toy/road' }
  expect(withOwn(printed, [named])).toEqual([...printed, named])
})

it('exactly the steps that are not refused are listed, each once, in agreement with brute force', () => {
  let listed = 0
  let named = 0
  for (const kind of kinds)
    for (let seed = 1; seed <= 60; seed++) {
      const world = worldOf(kind, seed)
      const chance = new Chance(seeded(seed))
      const figures = [0, 1].map(() => world.places[chance.next(world.places.length)] ?? '')
      const moved = [chance.next(2) === 0, chance.next(2) === 0]
      const moving = movement({ moved, taken: chance.next(3), steps: 1 + chance.next(3) })
      const asked = askedIn(world, { figures, moving, mayLeave: (figure) => moved[figure] === true })
      const choices = stepChoices(asked)
      const all = [0, 1, 2, -1].flatMap((figure) =>
        [...world.places, 'nowhere'].flatMap((to) =>
          [{}, { road: 'pass' }, { road: 'no such road' }].flatMap((by) => [
            { type: 'step' as const, figure, to, ...by },
            { type: 'step' as const, figure, to, ...by, post: true as const }
          ])
        )
      )
      const order = (list: readonly object[]): string[] => list.map((one) => JSON.stringify(one)).sort()
      expect(order(choices)).toEqual(order(all.filter((choice) => !stepRefusal(asked, choice))))
      const open = moving.taken < moving.steps
      const twins = figures[0] === figures[1] && moved[0] === moved[1]
      const places = (figure: number): string[] =>
        open
          ? walksFrom(world, figures[figure] ?? '', { left: 1, taken: moving.taken }).flatMap(({ path }) =>
              path.length === 1 ? path : []
            )
          : []
      const plain = choices.filter(({ post }) => !post)
      expect(
        plain
          .filter(({ figure }) => figure === 0)
          .map(({ to }) => to)
          .sort()
      ).toEqual(places(0).sort())
      expect(
        plain
          .filter(({ figure }) => figure === 1)
          .map(({ to }) => to)
          .sort()
      ).toEqual(twins ? [] : places(1).sort())
      listed += choices.length
      named += choices.filter(({ road }) => road === 'pass').length
    }
  expect(listed).toBeGreaterThan(200)
  expect(named).toBeGreaterThan(20)
})

/** A road to b, one to c that needs a seal, and an expensive one to d. */
const world: World = {
  ...worldOf('seals', 1),
  places: ['p0', 'b', 'c', 'd'],
  seals: [],
  uncounted: [],
  linked: [],
  table: [0, 2],
  substitutes: true,
  stock: { coin: 3, camel: 1, jade: 1 },
  roads: [
    { from: 'p0', to: 'b', cost: { coin: 3, camel: 2 } },
    { from: 'p0', to: 'c', cost: {}, needs: 'seal-1' },
    { from: 'd', to: 'p0', cost: { coin: 4, jade: 1 } }
  ]
}

it('a refused step has its reason', () => {
  const step = (to: string, more: object = {}) => ({ type: 'step' as const, figure: 0, to, ...more })
  const why = (choice: ReturnType<typeof step>, over: Parameters<typeof askedIn>[1] = {}) =>
    stepRefusal(askedIn(world, over), choice)
  expect(why(step('b'))).toBeUndefined()
  expect(why(step('b', { figure: 1 }))).toEqual({ code: 'not-offered' })
  expect(why(step('b', { figure: -1 }))).toEqual({ code: 'not-offered' })
  expect(
    why(step('b', { figure: 1 }), { figures: ['p0', 'p0'], moving: movement({ moved: [false, false] }) })
  ).toEqual({ code: 'not-offered' })
  expect(why(step('b'), { moving: movement({ taken: 2 }) })).toEqual({ code: 'no-steps-left' })
  expect(why(step('p0'))).toEqual({ code: 'not-a-neighbour', numbers: { from: 'p0', to: 'p0' } })
  expect(why(step('b', { post: true }))).toEqual({ code: 'no-post-to-leave' })
  expect(why(step('b', { post: true }), { mayLeave: () => true })).toBeUndefined()
  expect(why(step('c'))).toEqual({ code: 'seal', numbers: { needs: 'seal-1' } })
  expect(why(step('d'))).toEqual({ code: 'short' })
  // The second step costs two coins more, for which one jade is not enough.
  expect(why(step('b'), { moving: movement({ taken: 1 }) })).toEqual({ code: 'short' })
})

it('it can be asked whether a movement can begin after another payment, and what the cheapest step costs', () => {
  const traveller = travellerOf(world)
  const nothing = { coin: 0, camel: 0, jade: 0 }
  expect(canSetOut(traveller, ['p0'], nothing)).toBe(true)
  expect(canSetOut(traveller, ['p0'], { ...nothing, coin: 1 })).toBe(false)
  expect(canSetOut(traveller, ['c', 'p0'], nothing)).toBe(true)
  expect(canSetOut(traveller, ['c'], nothing)).toBe(false)
  expect(cheapestStep(traveller, ['b', 'd'])).toEqual({ coin: 3, camel: 2, jade: 0 })
  expect(cheapestStep(traveller, ['nowhere'])).toBeUndefined()
})

it('after a step the movement goes on: the step is counted or not, the figure moved, its post marked', () => {
  const before = { ...movement({ moved: [false, false], marks: ['x'] }), cause: 'a card' }
  expect(afterStep(before, { type: 'step', figure: 1, to: 'b' }, 'p0')).toEqual({
    steps: 2,
    taken: 1,
    moved: [false, true],
    marks: ['x'],
    cause: 'a card'
  })
  expect(afterStep(before, { type: 'step', figure: 0, to: 'b', post: true }, 'p0', false)).toEqual({
    steps: 2,
    taken: 0,
    moved: [true, false],
    marks: ['x', 'p0'],
    cause: 'a card'
  })
})

it('a post may be left in a city that a figure reached in this movement, if the city has none and posts are left', () => {
  const holder = { posts: ['own'], postsLeft: 2, holdsPosts: (place: string) => place !== 'oasis' }
  const may = (here: string | undefined, marks: string[] = [], more: object = {}, most?: number): boolean =>
    mayLeavePost({ ...holder, ...more }, movement({ moved: [false, true], marks }), 1, here, most)
  expect(may('city')).toBe(true)
  expect(may(undefined)).toBe(false)
  expect(may('oasis')).toBe(false)
  expect(may('own')).toBe(false)
  expect(may('city', ['city'])).toBe(false)
  expect(may('city', ['other'])).toBe(true)
  expect(may('city', ['other', 'third'])).toBe(false)
  expect(may('city', [], { postsLeft: 0 })).toBe(false)
  expect(may('city', [], {}, 1)).toBe(true)
  expect(may('city', ['other'], {}, 1)).toBe(false)
  expect(mayLeavePost(holder, movement({ moved: [false, true] }), 0, 'city')).toBe(false)
  expect(wantingPosts(['city', 'oasis', 'own', 'city', 'other'], holder)).toEqual(['city', 'other'])
  expect(endsOf(['a', 'b'], [false, true])).toEqual(['b'])
})
