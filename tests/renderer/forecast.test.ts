// @vitest-environment happy-dom
// Points that are drawn wait for what brings them: seals of points, a post in flight, the ending. Names do not.

import { afterEach, expect, test } from 'vitest'
import { h, nextTick, ref } from 'vue'
import GoalsPlate from '../../renderer/games/khan/panels/GoalsPlate.vue'
import BonusBar from '../../renderer/games/khan/panels/BonusBar.vue'
import { holdCounts } from '../../renderer/kit/flights/drawn-counts'
import { underWay } from '../../renderer/kit/flights/under-way'
import { shownPoints } from '../../renderer/kit/shown-points'
import { drawnForecast } from '../../renderer/kit/standing/forecast'
import RivalBoard from '../../renderer/polo/seats/RivalBoard.vue'
import { khan } from '../../shared/games/khan'
import { table } from '../khan/table'
import { randomGame } from '../lib/random-game'
import { sitKhan as sit } from './seated-model'

afterEach(() => {
  underWay.value = false
  shownPoints.value = undefined
})

test('a forecast changes once nothing moves any more, but at once for another seat', () => {
  const seat = ref(0)
  const projected = ref(7)
  const drawn = drawnForecast(
    () => seat.value,
    () => projected.value
  )
  expect(drawn()).toBe(7)
  projected.value = 12
  underWay.value = true
  expect(drawn()).toBe(7)
  underWay.value = false
  expect(drawn()).toBe(12)
  underWay.value = true
  seat.value = 1
  projected.value = 3
  expect(drawn()).toBe(3)
})

test('the bar and the board of a rival draw points once they have landed; their names know them before', async () => {
  const position = table().given({ vp: 7 }).given({ seat: 1, vp: 9 })
  const { wrapper } = await sit(position, BonusBar, () => h(RivalBoard, { seat: 1 }))
  const release = holdCounts({ 'points:0': 3, 'points:1': 4 }, -1)
  await nextTick()
  expect(wrapper.get('.bar__score b').text()).toBe('4')
  expect(wrapper.get('.bar__score button').attributes('aria-label')).toContain('7 points')
  expect(wrapper.get('.board .seal').text()).toBe('5')
  release()
  await nextTick()
  expect(wrapper.get('.bar__score b').text()).toBe('7')
  expect(wrapper.get('.board .seal').text()).toBe('9')
})

test('goals that the last scoring has revealed are turned when the ending has come to them', async () => {
  const { match } = randomGame(khan.rules, { players: 2, seed: 21 })
  shownPoints.value = [0, 0]
  const { wrapper } = await sit({ rules: khan.rules, match }, GoalsPlate)
  expect(wrapper.findAllComponents({ name: 'GoalCard' })).toHaveLength(0)
  shownPoints.value = undefined
  await nextTick()
  expect(wrapper.findAllComponents({ name: 'GoalCard' })).toHaveLength(1)
})
