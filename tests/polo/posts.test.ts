/** Trading posts after a movement, tested without a game. */
import { expect, test } from 'vitest'
import { all } from '../../shared/engine/choices'
import {
  afterSettling,
  arrivalRewards,
  awardPostPoints,
  movePostChoices,
  movePostRefusal,
  orderMatters,
  settleCity,
  settleChoices,
  settleRefusal
} from '../../shared/polo/posts'

test('the order of cities is asked for only if posts run out', () => {
  const two = { cities: ['a', 'b'], settled: ['c'] }
  expect([0, 1, 2, 3].map((left) => orderMatters(two, left))).toEqual([true, true, false, false])
  expect(orderMatters({ cities: ['a'], settled: [] }, 0)).toBe(false)
  expect(all(settleChoices(two)).map(({ location }) => location)).toEqual(['a', 'b'])
  expect(settleRefusal(two, { type: 'settleFirst', location: 'b' })).toBeUndefined()
  expect(settleRefusal(two, { type: 'settleFirst', location: 'c' })).toEqual({ code: 'not-offered' })
  expect(afterSettling({ kind: 'settle', ...two }, 'a')).toEqual({
    kind: 'settle',
    cities: ['b'],
    settled: ['c', 'a']
  })
})

test('a post can be moved from a city that has one', () => {
  expect(all(movePostChoices(['a', 'b'])).map(({ from }) => from)).toEqual(['a', 'b'])
  expect(movePostRefusal(['a'], { type: 'movePost', from: 'a' })).toBeUndefined()
  expect(movePostRefusal(['a'], { type: 'movePost', from: 'b' })).toEqual({
    code: 'no-post-there',
    numbers: { city: 'b' }
  })
})

test('a post at a milestone brings its points, the others none', () => {
  const awarded = (posts: number) => {
    const said: unknown[] = []
    const play = {
      seat: () => ({ posts: Array.from({ length: posts }, (_, i) => `city-${i}`) }),
      award: (...of: unknown[]) => said.push(of)
    }
    awardPostPoints(play, 1, { 3: 5, 4: 10 })
    return said
  }
  expect(awarded(2)).toEqual([])
  expect(awarded(3)).toEqual([[1, { vp: 5 }, { kind: 'post', post: 3 }]])
  expect(awarded(4)).toEqual([[1, { vp: 10 }, { kind: 'post', post: 4 }]])
  expect(awarded(5)).toEqual([])
})

test('a city gets a post from the supply, with its reward, else a post that is moved', () => {
  const settled = (postsLeft: number) => {
    const said: unknown[] = []
    const play = {
      seat: () => ({ posts: ['a', 'b'], postsLeft }),
      emit: (event: unknown) => said.push(event),
      amend: (_: number, task: unknown) => said.push(task),
      open: (_: number, task: unknown) => said.push(task)
    }
    settleCity(play, 1, { cities: ['b', 'c'], settled: ['a'] }, 'b', (seat) => said.push({ bonusOf: seat }))
    return said
  }
  const rest = { cities: ['c'], settled: ['a', 'b'] }
  expect(settled(1)).toEqual([rest, { type: 'postPlaced', seat: 1, location: 'b' }, { bonusOf: 1 }])
  expect(settled(0)).toEqual([rest, { kind: 'move-post', to: 'b' }])
})

test('the bonuses of the cities are given in order, and outposts are taken', () => {
  const said: unknown[] = []
  const rewards = arrivalRewards({ emit: (event) => said.push(event) }, 2, ['b', 'none', 'a'], (city) => ({
    bonus: city === 'a' ? 'bonus of a' : undefined,
    outpost: city === 'none' ? undefined : { id: `tile-${city}`, reward: `outpost of ${city}` }
  }))
  expect(rewards).toEqual([
    { items: 'outpost of b', cause: { kind: 'outpost', location: 'b' } },
    { items: 'bonus of a', cause: { kind: 'cityBonus', location: 'a' } },
    { items: 'outpost of a', cause: { kind: 'outpost', location: 'a' } }
  ])
  expect(said).toEqual([
    { type: 'outpostTaken', seat: 2, location: 'b', bonus: 'tile-b' },
    { type: 'outpostTaken', seat: 2, location: 'a', bonus: 'tile-a' }
  ])
})
