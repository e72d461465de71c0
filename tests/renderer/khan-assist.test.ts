// @vitest-environment happy-dom
// Help for players of In the Service of the Khan: refusals with repairs, which space, which dice, and how a price is
// paid.

import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import Amount from '../../renderer/art/Amount.vue'
import { bundleParts } from '../../renderer/art/icons'
import { drawnItem, iconName } from '../../renderer/kit/draw'
import OwnContracts from '../../renderer/polo/contracts/OwnContracts.vue'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import SealsPlate from '../../renderer/games/khan/pieces/SealsPlate.vue'
import TravelCard from '../../renderer/games/khan/panels/TravelCard.vue'
import { items, type SealId } from '../../shared/games/khan/types'
import { table } from '../khan/table'
import { sitKhan as sit } from './seated-model'

const SealsPlateHere = defineComponent(() => () => h(SealsPlate, { seat: 0 }))

test('a refused space says what helps and how it would be paid, and a press does it', async () => {
  const { model, sent, store } = await sit(
    table()
      .given({ coins: 3, camels: 1, jade: 1, dice: [3, 1] })
      .onSpace('khans-favor', 1, 4)
  )
  model.selection.setDice([0])
  model.act.space('khans-favor')
  expect(store.refused?.refusal).toMatchObject({ code: 'khan-value', numbers: { needs: 4, value: 3 } })
  expect(store.refused?.remedy?.note).toBe('In the way: Lorenzo’s 4.')
  expect(store.refused?.remedy?.does).toBe('+1 on the 3 for 1 camel and 1 jade')
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }]])
})

test('a place out of reach with one die names the Travel space that leads there, its dice and its price', async () => {
  const { model, store } = await sit(table().given({ coins: 9, camels: 1, jade: 1, dice: [4, 4, 1] }))
  model.selection.setDice([2])
  model.act.place('karakorum')
  expect(store.refused?.refusal.code).toBe('journey-steps')
  expect(store.refused?.remedy?.does).toBe('Travel, 2 dice with the 4 and 4 for 1 camel and 1 jade')
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(model.selection.dice.value).toEqual([0, 1])
  expect(model.travelPlan.space.value?.id).toBe('travel-middle')
  expect(model.travelPlan.target.value).toBe('karakorum')
})

test('coins that jade replaces are not reported as missing', async () => {
  const { model } = await sit(table().given({ coins: 0, camels: 0, jade: 2, dice: [1, 1] }))
  model.selection.setDice([0, 1])
  const { numbers } = model.travelPlan.short('xian') ?? {}
  expect(numbers).toMatchObject({ coins: 3, coinsShort: 1 })
})

test('a road that needs a seal says where to get that seal', async () => {
  const { model, store } = await sit(
    table().given({ coins: 30, camels: 9, jade: 5, dice: [6, 6, 6], figures: ['fuzhou'] })
  )
  model.selection.setDice([0])
  model.act.place('samudra')
  expect(store.refused?.refusal).toMatchObject({ code: 'journey-seals', numbers: { seals: 'spicer' } })
  expect(store.refused?.remedy).toEqual({ note: 'At the guild seals: Spicers’ seal from a 2.' })
})

test('the only seal within reach is taken with the placement, since the rules leave nothing to answer', async () => {
  const pressed = async (dice: readonly number[], seal: SealId) => {
    const { model, sent } = await sit(table().given({ dice }))
    model.selection.setDice([0, 1])
    model.act.seal(seal)
    await Promise.resolve()
    return sent()
  }
  const place = (values: readonly number[]) => ({
    type: 'place',
    space: 'guild-seals',
    dice: values.map((value) => ({ colour: 'own', value }))
  })
  table()
    .given({ dice: [6, 1] })
    .place('guild-seals', [6, 1])
    .has({ seals: ['farmer'] })
  expect(await pressed([6, 1], 'farmer')).toEqual([[place([6, 1])]])
  expect(await pressed([6, 2], 'farmer')).toEqual([[place([6, 2]), { type: 'takeSeal', seal: 'farmer' }]])
})

test('for an offer that lacks jade, a die on the money bag is suggested', async () => {
  const { model, store } = await sit(table().given({ dice: [5, 2] }))
  model.act.offer('book-1', 2)
  expect(store.refused?.refusal.code).toBe('jade-short')
  expect(store.refused?.remedy?.does).toBe('The 2 on the money bag: 1 jade')
})

test('the price of an occupied book is paid before its offer, so jade spent on it is not available for the offer', async () => {
  const position = () =>
    table()
      .given({ jade: 2, dice: [1, 2] })
      .onSpace('book-1', 1, 4)
  const { model } = await sit(position())
  model.selection.setDice([0])
  expect(model.targets.afterPlacing('book-1', { type: 'offer', offer: 2 }).light).toBe('legal')
  expect(model.targets.afterPlacing('book-1', { type: 'offer', offer: 3 }).refusal?.code).toBe('jade-short')
})

test('a contract says whether it can be completed now, this turn with bonus actions, or how much is missing', async () => {
  const badges = async (position: ReturnType<typeof table>) =>
    (await sit(position, OwnContracts)).wrapper.findAll('.own-contracts__badge').map((badge) => badge.text())
  const contracts = ['contract-start-2', 'contract-start-3']
  expect(await badges(table().given({ camels: 1, silk: 2, gold: 0, dice: [3], contracts }))).toEqual([
    'Ready',
    'Missing 1'
  ])
  // Improving the seal brings the missing camels.
  const position = () =>
    table().given({
      coins: 3,
      pepper: 2,
      silk: 1,
      seals: ['farmer'],
      dice: [3],
      contracts: ['contract-01', 'contract-start-4']
    })
  expect(await badges(position())).toEqual(['Missing 2', 'This turn'])
  const { model } = await sit(position())
  expect(model.remedies.soon({ type: 'completeContract', contract: 'contract-start-4' })).toBe(
    'Improve your Farmers’ seal for 3 coins and 1 pepper'
  )
})

test('every place of the map says what it is, and links to its rule', async () => {
  const { wrapper } = await sit(table().given({ dice: [5, 2] }), MapBoard)
  const places = wrapper.findAll('[data-place]')
  const named = (id: string): string | undefined =>
    wrapper.find(`[data-place="${id}"]`).attributes('aria-label')
  expect(places.length).toBeGreaterThan(20)
  for (const place of places) {
    expect(place.attributes('aria-label')).toMatch(/^[^,]+, [a-z]|^the .+ oasis/)
    expect(place.attributes('data-rule')).toBeTruthy()
  }
  expect(named('xian')).toBe('Xian, contract city')
  expect(named('oasis-gobi')).toMatch(/^the Gobi oasis(?!, oasis)/)
})

test('a journey past oases says what they bring a character that they reward, and once for each', async () => {
  const sat = await sit(
    table().given({ coins: 9, camels: 9, dice: [1, 1], figures: ['beijing'], character: 'mongke-khan' }),
    TravelCard
  )
  const { model, wrapper } = sat
  model.selection.setDice([0, 1])
  model.act.place('karakorum')
  await nextTick()
  expect(model.travelPlan.journey.value?.reward).toMatchObject({ vp: 3, 'coins-or-camel': 1 })
  expect(wrapper.find('.sums').text().replace(/\s+/g, '')).toContain('+2/1')
})

test('a choice between amounts is drawn as these amounts, on a button, in a bundle and in the log', async () => {
  const amount = (count: number, sign?: 'plus'): string =>
    mount(Amount, { props: { item: 'coins-or-camel', count, sign } })
      .text()
      .replace(/\s+/g, '')
  expect([amount(1), amount(2), amount(1, 'plus'), amount(2, 'plus')]).toEqual([
    '2/1',
    '2×2/1',
    '+2/1',
    '+2×2/1'
  ])
  expect(drawnItem('coins-or-camel')).toBe('coins-or-camel')
  expect(iconName('coins-or-camel')).toBe('camel-or-coin')
  // Every item of the game is drawn, in a bundle too.
  for (const item of items) expect(bundleParts({ [item]: 1 }), item).toEqual([{ item, count: 1 }])
})

test('the money bag proposes the cheapest die, and a second press puts it there', async () => {
  const { model, sent } = await sit(table().given({ dice: [5, 2, 3] }))
  model.act.space('money-bag')
  expect([model.selection.dice.value, model.selection.target.value]).toEqual([[1], 'money-bag'])
  expect([model.selection.armed.value, sent()]).toEqual([undefined, []])
  model.act.space('money-bag')
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'moneyBag', die: { colour: 'own', value: 2 } }]])
})

test('a die chosen first goes to the money bag at one press, by its key too', async () => {
  const { model, sent } = await sit(table().given({ dice: [5, 2, 3] }))
  model.act.die(0)
  model.act.bonus('money-bag')
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'moneyBag', die: { colour: 'own', value: 5 } }]])
})

test('the name of a guild seal says the seal once', async () => {
  const { wrapper } = await sit(table().given({ seals: ['farmer'] }), SealsPlateHere)
  const name = wrapper.find('.own-seals__one').attributes('aria-label') ?? ''
  expect(name.split('Farmers’ seal')).toHaveLength(2)
})
