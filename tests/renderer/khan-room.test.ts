// @vitest-environment happy-dom
// Contracts of cities taken without room for them (rulings 27, 31, 33): what goes back is shown before the press, and
// asked for if there is a choice.

import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import OwnContracts from '../../renderer/polo/contracts/OwnContracts.vue'
import CityContract from '../../renderer/games/khan/decisions/CityContract.vue'
import TakeCard from '../../renderer/games/khan/panels/TakeCard.vue'
import type { Table } from '../khan/table'
import { table } from '../khan/table'
import { say } from '../khan/say'
import { sitKhan as sit } from './seated-model'

const badgesOf = ({ wrapper }: Awaited<ReturnType<typeof sit>>) =>
  wrapper.findAll('.own-contracts__badge').map((badge) => badge.text())

/** A seat with posts in Xian and Karakorum takes contracts with a die on Contracts. */
async function taking(...contracts: string[]) {
  const t = table()
    .given({ dice: [6, 3], posts: ['xian', 'karakorum'], contracts })
    .inCity('xian', 'contract-01', 'contract-02')
    .inCity('karakorum', 'contract-03', 'contract-04')
  t.place('contracts', [6])
  const seated = await sit(t, TakeCard, OwnContracts)
  const pick = async (contract: string) => {
    seated.model.act.contract(contract)
    await nextTick()
  }
  return {
    ...seated,
    pick,
    badges: () => badgesOf(seated),
    said: () => seated.wrapper.find('[role="status"]').text(),
    table: t
  }
}

test('the one contract in hand is marked as soon as two are picked, not before', async () => {
  const { badges, pick, said, model, sent, table: t } = await taking('contract-20')
  await pick('contract-01')
  expect(badges()).not.toContain('goes back')
  await pick('contract-03')
  expect(badges()).toEqual(['goes back'])
  expect(said()).toBe('One of yours goes back.')
  model.act.takeContracts()
  expect(sent()).toEqual([[say.take('contract-01', 'contract-03')]])
  t.play(...(sent()[0] as never[])).has({ contracts: ['contract-01', 'contract-03'], coins: 3 })
})

test('with two in hand the player is asked which one goes back, and the answer is sent together with the choice', async () => {
  const { badges, pick, said, wrapper, model, sent, table: t } = await taking('contract-20', 'contract-21')
  await pick('contract-02')
  expect(badges()).toEqual(['give up?', 'give up?'])
  expect(said()).toBe('Choose which of yours goes back.')
  await wrapper.findAll('.own-contracts__card')[1]?.trigger('click')
  expect(badges()).toEqual(['give up?', 'goes back'])
  model.act.takeContracts()
  expect(sent()).toEqual([[say.take('contract-02'), say.discard('contract-21')]])
  t.play(...(sent()[0] as never[])).has({ contracts: ['contract-20', 'contract-02'] })
})

test('with two in hand and two taken both go back, and nothing is asked', async () => {
  const { badges, pick, said, model, sent, table: t } = await taking('contract-20', 'contract-21')
  await pick('contract-04')
  await pick('contract-01')
  expect(badges()).toEqual(['goes back', 'goes back'])
  expect(said()).toBe('Both of yours go back.')
  model.act.takeContracts()
  t.play(...(sent()[0] as never[])).has({ contracts: ['contract-01', 'contract-04'] })
  expect(t.question()).toBe('turn')
})

test('without an answer the decision comes afterwards', async () => {
  const { pick, model, sent } = await taking('contract-20', 'contract-21')
  await pick('contract-02')
  model.act.takeContracts()
  expect(sent()).toEqual([[say.take('contract-02')]])
})

/** The arrival in Karakorum, where one contract may be taken. */
const arriving = (t: Table) =>
  t.inCity('karakorum', 'contract-03', 'contract-04').place('travel-lower', [1]).to('karakorum')
const traveller = { dice: [1], coins: 3, camels: 9, figures: ['oasis-gobi'] }

test('with room a contract of a city is taken by one press', async () => {
  const t = arriving(table().given({ ...traveller, contracts: ['contract-20'] }))
  const { model, sent } = await sit(t, OwnContracts)
  model.act.contract('contract-03')
  expect(sent()).toEqual([[say.takeOne('contract-03')]])
})

/** The same with both places for contracts taken; the contracts that may go are `older`. */
async function exchanging(t: Table) {
  const seated = await sit(t, CityContract, OwnContracts)
  expect(seated.model.task.value?.kind).toBe('city-contract')
  return { ...seated, badges: () => badgesOf(seated) }
}

test('without room a contract of a city is picked first, and the contract pressed in hand goes back for it', async () => {
  const t = arriving(table().given({ ...traveller, contracts: ['contract-20', 'contract-21'] }))
  const { badges, model, wrapper, sent, store } = await exchanging(t)
  expect(badges()).not.toContain('give up?')
  expect(wrapper.text()).toContain('There is no room for it: one of your contracts goes back.')
  model.act.contract('contract-03')
  await nextTick()
  expect(store.refused).toBeUndefined()
  expect(sent()).toEqual([])
  expect(badges()).toEqual(['give up?', 'give up?'])
  expect(wrapper.find('[role="status"]').text()).toBe('Choose which of yours goes back.')
  expect(wrapper.text()).not.toContain('There is no room for it')
  await wrapper.findAll('.own-contracts__card')[0]?.trigger('click')
  expect(sent()).toEqual([[say.takeOne('contract-03', 'contract-20')]])
  t.play(...(sent()[0] as never[])).has({ contracts: ['contract-21', 'contract-03'] })
})

test('a contract just taken is not offered for exchange, and the only one that can go is marked', async () => {
  const t = table()
    .given({
      dice: [3, 3, 3],
      coins: 9,
      camels: 12,
      figures: ['oasis-gobi'],
      contracts: ['contract-20', 'contract-21']
    })
    .inCity('xian', 'contract-01', 'contract-02')
    .inCity('karakorum', 'contract-03', 'contract-04')
  t.place('travel-upper', [3, 3, 3]).to('karakorum').to('oasis-dunhuang').to('xian')
  t.play(say.extraPost('karakorum'), say.reward(0), say.takeOne('contract-01', 'contract-20'))
  const { badges, model, wrapper, sent } = await exchanging(t)
  model.act.contract('contract-03')
  await nextTick()
  expect(badges()).toContain('goes back')
  expect(badges()).not.toContain('give up?')
  expect(wrapper.find('[role="status"]').text()).toBe('One of yours goes back.')
  await wrapper.get('.own-contracts__card.is-going').trigger('click')
  expect(sent()).toEqual([[say.takeOne('contract-03', 'contract-21')]])
})
