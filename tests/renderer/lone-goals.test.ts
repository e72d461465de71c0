// @vitest-environment happy-dom
// A person alone against computers sees the own goals all the time; if others play at the device, only while peeking.

import { expect, test } from 'vitest'
import GoalsPlate from '../../renderer/games/voyages/panels/GoalsPlate.vue'
import KhanGoals from '../../renderer/games/khan/panels/GoalsPlate.vue'
import { table as khanTable } from '../khan/table'
import { table } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

const lone = <Position extends object>(position: Position): Position =>
  Object.assign(position, { computers: true })

test('The Voyages', async () => {
  const goals = ['goal-moscow-kashgar', 'goal-sumatra-anxi'] as const
  const alone = await sit(lone(table().given({ goals })), GoalsPlate)
  expect(alone.wrapper.findAll('.peek')).toHaveLength(0)
  expect(alone.wrapper.findAllComponents({ name: 'GoalCard' })).toHaveLength(2)
})

test('In the Service of the Khan', async () => {
  const { wrapper } = await sitKhan(lone(khanTable().given({ goals: ['goal-01'] })), KhanGoals)
  expect(wrapper.findAll('.peek')).toHaveLength(0)
})

test('with somebody else at the device, goals are shown only while the button is held', async () => {
  const { wrapper } = await sit(table().given({}), GoalsPlate)
  expect(wrapper.findAll('.peek')).toHaveLength(1)
  expect(wrapper.findAllComponents({ name: 'GoalCard' })).toHaveLength(0)
})

test('before the goals are dealt there is nothing to peek at, and so no button', async () => {
  const { wrapper } = await sit(table().given({ goals: [] }), GoalsPlate)
  expect(wrapper.findAll('.peek')).toHaveLength(0)
})

test('while four are dealt to pick from, the question shows them, not the plate, which has no room for them', async () => {
  const goals = [
    ...(['goal-moscow-kashgar', 'goal-sumatra-anxi'] as const),
    ...(['goal-karachi-anxi', 'goal-moscow-ormuz'] as const)
  ]
  const { wrapper } = await sit(lone(table().given({ goals })), GoalsPlate)
  expect(wrapper.findAllComponents({ name: 'GoalCard' })).toHaveLength(0)
  expect(wrapper.findAll('.goals__back')).toHaveLength(4)
  expect(wrapper.findAll('.peek')).toHaveLength(0)
})
