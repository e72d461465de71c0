import { expect, test } from 'vitest'
import { nextStep, type Sitting } from '../../renderer/stores/hot-seat'

const at = (part: Partial<Sitting>): Sitting => ({
  seats: 4,
  seat: null,
  secrets: false,
  decisions: [],
  curtainTasks: ['keep-goals'],
  elsewhere: new Set(),
  ...part
})
const asks = (seat: number, task = 'turn') => ({ seat, task, id: seat })

test('nobody sits: the first who is asked sits down', () => {
  expect(nextStep(at({ decisions: [asks(2), asks(3)] }))).toEqual({ take: 2 })
})
test('who sits and is asked stays', () => {
  expect(nextStep(at({ seat: 1, decisions: [asks(0), asks(1)] }))).toEqual({})
})
test('the next is the clockwise first of those asked', () => {
  expect(nextStep(at({ seat: 2, decisions: [asks(0), asks(1)] }))).toEqual({ take: 0 })
  expect(nextStep(at({ seat: 2, decisions: [asks(0), asks(3)] }))).toEqual({ take: 3 })
})
test('a secret task waits behind a curtain, and the seat is taken without secrets first', () => {
  expect(nextStep(at({ seat: 0, decisions: [asks(1, 'keep-goals')] }))).toEqual({ take: 1, curtain: 1 })
  expect(nextStep(at({ seat: 1, decisions: [asks(1, 'keep-goals')] }))).toEqual({ curtain: 1 })
  expect(nextStep(at({ seat: 1, secrets: true, decisions: [asks(1, 'keep-goals')] }))).toEqual({})
})
test('secrets go as soon as the task that needs them is done', () => {
  expect(nextStep(at({ seat: 1, secrets: true, decisions: [asks(1)] }))).toEqual({ take: 1 })
  expect(nextStep(at({ seat: 1, secrets: true }))).toEqual({ take: 1 })
})
test('seats of other devices are left alone', () => {
  expect(nextStep(at({ seat: 0, decisions: [asks(1), asks(3)], elsewhere: new Set([1]) }))).toEqual({
    take: 3
  })
  expect(nextStep(at({ seat: 0, decisions: [asks(1)], elsewhere: new Set([1]) }))).toEqual({})
})
