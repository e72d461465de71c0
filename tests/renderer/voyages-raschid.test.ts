// @vitest-environment happy-dom
// Dice without a value (ruling 51): prices are shown and paid by the lowest value that is sufficient.

import { expect, test } from 'vitest'
import OccupiedPrice from '../../renderer/polo/spaces/OccupiedPrice.vue'
import BonusBar from '../../renderer/games/voyages/panels/BonusBar.vue'
import { openTip } from '../../renderer/kit/tips/tips'
import { h } from 'vue'
import type { Table } from '../voyages/table'
import { table } from '../voyages/table'
import { sit } from './seated-model'

const raschid = (things: object): Table =>
  table().given({ character: 'raschid-ad-din-sinan', dice: [0, 0, 0, 0, 0], ...things })
const own = { colour: 'own', value: 0 } as const

test('on a column of an occupied stall dice take the column’s value, whether selected or proposed', async () => {
  const { model, sent } = await sit(raschid({ coins: 20 }).onSpace('bazaar-camel', 1, 3))
  model.act.column('bazaar-camel', 2)
  expect(model.selection.dice.value).toHaveLength(1)
  expect(model.targets.price('bazaar-camel')).toBe(2)
  model.act.column('bazaar-camel', 2)
  expect(sent()[0]?.[0]).toEqual({ type: 'place', space: 'bazaar-camel', dice: [own], value: 2 })
})

test('if the value costs nothing the dice take the highest one', async () => {
  const { model, sent } = await sit(raschid({ coins: 0 }))
  model.selection.setDice([0])
  model.act.contract(2)
  expect(sent()[0]?.[0]).toEqual({ type: 'place', space: 'contracts', dice: [own], value: 6 })
})

test('on Khan’s Favor they take the lowest value that may follow', async () => {
  const { model, sent } = await sit(raschid({}).onSpace('khans-favor', 1, 4))
  model.selection.setDice([0])
  model.act.space('khans-favor')
  expect(sent()[0]?.[0]).toEqual({ type: 'place', space: 'khans-favor', dice: [own], value: 4 })
})

test('the reachable columns and the price follow the value that was chosen', async () => {
  const { model } = await sit(raschid({ coins: 20 }).onSpace('bazaar-pepper', 1, 3))
  const lights = () => [1, 2, 3, 4, 5, 6].map((c) => model.targets.column('bazaar-pepper', c).light)
  model.selection.setDice([0])
  expect(lights()).toEqual(Array(6).fill('legal'))
  model.selection.value.value = 3
  expect(lights()).toEqual(['legal', 'legal', 'legal', 'refused', 'refused', 'refused'])
  expect(model.targets.price('bazaar-pepper')).toBe(3)
  const refused = model.targets.column('bazaar-pepper', 4)
  expect(refused.refusal?.code).toBe('column-too-high')
  expect(refused.remedy?.().does).toBe('Use one die as a 4')
  refused.remedy?.().run?.()
  expect(model.selection.value.value).toBe(4)
  model.selection.value.value = 0
  model.selection.target.value = undefined
  expect(model.targets.price('bazaar-pepper')).toBe(1)
})

test('a column that cannot be paid is refused by its own price', async () => {
  const { model } = await sit(raschid({ coins: 3 }).onSpace('bazaar-pepper', 1, 3))
  for (const dice of [[], [0]]) {
    model.selection.setDice(dice)
    expect(model.targets.column('bazaar-pepper', 3).light).toBe(dice.length > 0 ? 'legal' : 'possible')
    expect(model.targets.column('bazaar-pepper', 5)).toMatchObject({
      light: 'refused',
      refusal: { code: 'coins-short', numbers: { price: 5 } }
    })
  }
})

test('label, price beside the place, card and payment of a journey are based on the same value', async () => {
  const { model, sent } = await sit(raschid({ coins: 20, camels: 9 }).onSpace('travel', 1, 5, 5))
  model.act.place('moscow')
  const [best] = model.travelPlan.ways.value.get('moscow') ?? []
  const steps = best?.path.length ?? 0
  expect(steps).toBeGreaterThan(0)
  expect(model.targets.price('travel')).toBe(steps)
  expect(model.travelPlan.way.value?.price).toEqual(best?.price)
  expect(model.travelPlan.shownWay('moscow')?.price).toEqual(best?.price)
  model.act.place('moscow')
  await Promise.resolve()
  expect(sent()[0]?.[0]).toMatchObject({ type: 'place', space: 'travel', value: steps })
})

test('what a journey lacks is counted with the lowest sufficient value, and a repair is offered', async () => {
  // Two steps cost 7, and 2 for the occupied space.
  const { model, store } = await sit(raschid({ coins: 6, camels: 0 }).onSpace('travel', 1, 5, 5))
  for (const dice of [[], [0, 1]]) {
    model.selection.setDice(dice)
    model.act.place('moscow')
    expect(store.refused?.refusal).toMatchObject({
      code: 'journey-short',
      numbers: { coins: 9, coinsShort: 3 }
    })
    expect(store.refused?.remedy?.does).toMatch(/on the money bag: 3 coins/)
  }
})

test('the label says which value its price is based on, and no tooltip says that a black die is rolled', async () => {
  const { model, wrapper } = await sit(
    raschid({ coins: 20, camels: 9 }).onSpace('travel', 1, 5, 5),
    { render: () => h(OccupiedPrice, { space: 'travel' }) },
    BonusBar
  )
  model.selection.setDice([0, 1])
  await Promise.resolve()
  const pill = wrapper.get('.price')
  expect(pill.text()).toBe('+1–6')
  const said = async (element: Element): Promise<string> => {
    element.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await new Promise((done) => setTimeout(done, 400))
    return openTip.value?.tip.text ?? ''
  }
  expect(await said(pill.element)).toMatch(/costs 1 to 6 coins.*lowest value that reaches/)
  const black = wrapper.findAll('button.act').find((one) => one.text().includes('Black die'))
  if (!black) throw new Error('no black die')
  const tip = await said(black.element)
  expect(tip).toMatch(/no value until/)
  expect(tip).not.toMatch(/rolled/)
})
