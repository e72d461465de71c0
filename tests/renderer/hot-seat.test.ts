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

test('if nobody sits at the device, the first seat with a decision sits down', () => {
  expect(nextStep(at({ decisions: [asks(2), asks(3)] }))).toEqual({ take: 2 })
})
test('a seat at the device that has a decision stays', () => {
  expect(nextStep(at({ seat: 1, decisions: [asks(0), asks(1)] }))).toEqual({})
})
test('the next seat is the first clockwise that has a decision', () => {
  expect(nextStep(at({ seat: 2, decisions: [asks(0), asks(1)] }))).toEqual({ take: 0 })
  expect(nextStep(at({ seat: 2, decisions: [asks(0), asks(3)] }))).toEqual({ take: 3 })
})
test('a secret decision waits behind a curtain, and the seat is taken over without secrets first', () => {
  expect(nextStep(at({ seat: 0, decisions: [asks(1, 'keep-goals')] }))).toEqual({ take: 1, curtain: 1 })
  expect(nextStep(at({ seat: 1, decisions: [asks(1, 'keep-goals')] }))).toEqual({ curtain: 1 })
  expect(nextStep(at({ seat: 1, secrets: true, decisions: [asks(1, 'keep-goals')] }))).toEqual({})
})
test('secrets are given up as soon as the decision that needs them is made', () => {
  expect(nextStep(at({ seat: 1, secrets: true, decisions: [asks(1)] }))).toEqual({ take: 1 })
  expect(nextStep(at({ seat: 1, secrets: true }))).toEqual({ take: 1 })
})
test('seats of other devices are ignored', () => {
  expect(nextStep(at({ seat: 0, decisions: [asks(1), asks(3)], own: [0, 2, 3] }))).toEqual({
    take: 3
  })
  expect(nextStep(at({ seat: 0, decisions: [asks(1)], own: [0, 2, 3] }))).toEqual({})
})

const hands = { secrecy: 'curtain', curtainTasks: ['turn'] } as const

test('a seat that sees its secrets all turn passes the device on explicitly', () => {
  expect(nextStep(at({ ...hands, seat: 0, secrets: true, decisions: [asks(1)] }))).toEqual({ passTo: 1 })
  expect(nextStep(at({ ...hands, seat: 0, decisions: [asks(1)] }))).toEqual({ take: 1, curtain: 1 })
})
test('a seat that has the next decision as well keeps the device', () => {
  expect(nextStep(at({ ...hands, seat: 1, secrets: true, decisions: [asks(1)] }))).toEqual({})
})
test('at the end of the game the public view is shown, without a curtain', () => {
  expect(nextStep(at({ ...hands, seat: 1, secrets: true }))).toEqual({ take: 1 })
})
test('a seat that is alone at a device has neither hand-over nor curtain, and its hand stays open', () => {
  const own = [1]
  expect(nextStep(at({ ...hands, own, seat: 1, secrets: true, decisions: [asks(2)] }))).toEqual({})
  expect(nextStep(at({ ...hands, own, seat: 1, decisions: [asks(1)] }))).toEqual({
    take: 1,
    open: true
  })
})
test('at an open table there is neither curtain nor hand-over', () => {
  const open = (part: Partial<Situation>) =>
    nextStep(at({ openTable: true, secrecy: 'curtain', secrets: true, curtainTasks: ['turn'], ...part }))
  expect(open({ decisions: [asks(1)] })).toEqual({ take: 1 })
  expect(open({ seat: 1, decisions: [asks(1)] })).toEqual({})
  expect(open({ seat: 1, decisions: [asks(2)] })).toEqual({ take: 2 })
  expect(open({ seat: 1 })).toEqual({})
  expect(open({ seat: 1, own: [0, 2], decisions: [asks(0)] })).toEqual({ take: null })
})
