import { expect, test } from 'vitest'
import { nextStep, type Situation } from '../../renderer/stores/hot-seat'

const at = (part: Partial<Situation>): Situation => ({
  seats: 4,
  seat: null,
  secrets: false,
  decisions: [],
  secrecy: 'peek',
  curtainTasks: ['keep-goals'],
  own: [0, 1, 2, 3],
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
  expect(nextStep(at({ seat: 0, decisions: [asks(1), asks(3)], own: [0, 2, 3] }))).toEqual({
    take: 3
  })
  expect(nextStep(at({ seat: 0, decisions: [asks(1)], own: [0, 2, 3] }))).toEqual({})
})

const hands = { secrecy: 'curtain', curtainTasks: ['turn'] } as const

test('who has seen secrets all turn passes the device on itself', () => {
  expect(nextStep(at({ ...hands, seat: 0, secrets: true, decisions: [asks(1)] }))).toEqual({ passTo: 1 })
  expect(nextStep(at({ ...hands, seat: 0, decisions: [asks(1)] }))).toEqual({ take: 1, curtain: 1 })
})
test('asked again at once, a seat parts from nothing', () => {
  expect(nextStep(at({ ...hands, seat: 1, secrets: true, decisions: [asks(1)] }))).toEqual({})
})
test('at the end of the game the view is the public one, without a curtain', () => {
  expect(nextStep(at({ ...hands, seat: 1, secrets: true }))).toEqual({ take: 1 })
})
test('alone at a device there is neither passing on nor curtain, and the hand stays open', () => {
  const own = [1]
  expect(nextStep(at({ ...hands, own, seat: 1, secrets: true, decisions: [asks(2)] }))).toEqual({})
  expect(nextStep(at({ ...hands, own, seat: 1, decisions: [asks(1)] }))).toEqual({
    take: 1,
    open: true
  })
})
test('at an open table no curtain falls and nobody hands anything on', () => {
  const open = (part: Partial<Situation>) =>
    nextStep(at({ openTable: true, secrecy: 'curtain', secrets: true, curtainTasks: ['turn'], ...part }))
  expect(open({ decisions: [asks(1)] })).toEqual({ take: 1 })
  expect(open({ seat: 1, decisions: [asks(1)] })).toEqual({})
  expect(open({ seat: 1, decisions: [asks(2)] })).toEqual({ take: 2 })
  expect(open({ seat: 1 })).toEqual({})
  expect(open({ seat: 1, own: [0, 2], decisions: [asks(0)] })).toEqual({ take: null })
})
