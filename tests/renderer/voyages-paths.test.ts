// @vitest-environment happy-dom
// Path tokens in the travel planner, and highlighting at a table with a module.

import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import TravelCard from '../../renderer/games/voyages/panels/TravelCard.vue'
import { give, id, say, table } from '../voyages/secret-paths'
import { sit } from './seated-model'

const holding = (paths: readonly string[], things: object = {}) =>
  give(table().given({ dice: [2, 2, 5], coins: 30, camels: 20, figure: 'moscow', ...things }), 0, ...paths)

test('spaces are highlighted at a table with a module as they are without', async () => {
  const { model } = await sit(holding(['bonus-move']))
  expect(model.targets.space('travel').light).toBe('possible')
  expect(model.targets.space('take-5-coins').light).toBe('possible')
})

test('routes with a token are listed after the one without, and the card says what the token saves', async () => {
  const { model, wrapper, sent } = await sit(holding(['free-routes-1', 'discount']), TravelCard)
  model.selection.setDice([0, 1])
  const { travelPlan } = model
  travelPlan.choose('karakorum')
  const ways = travelPlan.ways.value.get('karakorum') ?? []
  expect(ways.map((way) => travelPlan.helpOf(way))).toEqual([undefined, id('free-routes-1'), id('discount')])
  await wrapper.vm.$nextTick()
  expect(wrapper.text()).not.toContain('With “')
  travelPlan.pick.value = 1
  await wrapper.vm.$nextTick()
  expect(wrapper.text()).toContain('With “Two free routes”: 5 camels less.')
  await travelPlan.go(true)
  expect(sent()[0]?.slice(0, 2)).toEqual([
    { type: 'place', space: 'travel', dice: expect.anything() as unknown },
    say.use('free-routes-1')
  ])
})

test('with a selected token only routes with it are planned, until it is deselected', async () => {
  const { model } = await sit(holding(['free-routes-1', 'extra-step-1']))
  const { travelPlan } = model
  expect(travelPlan.helps.value).toEqual([id('free-routes-1'), id('extra-step-1')])
  travelPlan.takeHelp(id('extra-step-1'))
  model.selection.setDice([0, 1])
  const far = [...travelPlan.ways.value.values()].flat()
  expect(new Set(far.map((way) => travelPlan.helpOf(way)))).toEqual(new Set([id('extra-step-1')]))
  expect(Math.max(...far.map(({ path }) => path.length))).toBe(3)
  model.act.escape()
  expect(travelPlan.help.value).toBeUndefined()
  expect(travelPlan.ways.value.size).toBeGreaterThan(0)
})

test('a place that only a token reaches is highlighted, and the card says so', async () => {
  const { model, wrapper } = await sit(holding(['large-city']), TravelCard)
  model.selection.setDice([0, 1])
  model.travelPlan.choose('sumatra')
  await wrapper.vm.$nextTick()
  expect(wrapper.text()).toContain('Only with “Large city to large city”.')
})

test('with the lone rider one die is proposed if two do not reach, and plans its journey', async () => {
  const { model } = await sit(holding(['lone-rider'], { dice: [5] }))
  model.act.place('karakorum')
  expect(model.selection.dice.value).toEqual([0])
  expect(model.travelPlan.way.value?.to).toBe('karakorum')
})

test('a token that was picked for a journey is put back when the turn is over', async () => {
  const { model, store } = await sit(holding(['free-routes-1', 'extra-step-1']))
  const { travelPlan } = model
  const { decisions } = store
  travelPlan.takeHelp(id('extra-step-1'))
  expect(travelPlan.help.value).toBe(id('extra-step-1'))
  store.decisions = []
  await nextTick()
  store.decisions = decisions
  await nextTick()
  expect(travelPlan.helps.value).toContain(id('extra-step-1'))
  expect(travelPlan.help.value).toBeUndefined()
})
