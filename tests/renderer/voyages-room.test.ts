// @vitest-environment happy-dom
// Contracts taken without room for them (ruling 22): what goes back is shown before the press, and asked for if there
// is a choice.

import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import OwnContracts from '../../renderer/polo/contracts/OwnContracts.vue'
import ContractRow from '../../renderer/games/voyages/panels/ContractRow.vue'
import { table } from '../voyages/table'
import { sit } from './seated-model'

const taking = async (...contracts: string[]) => {
  const t = table().given({ dice: [6, 3], contracts })
  t.place('contracts', [6])
  const seated = await sit(t, ContractRow, OwnContracts)
  const badges = () => seated.wrapper.findAll('.own-contracts__badge').map((badge) => badge.text())
  const pick = async (column: number) => {
    seated.model.act.contract(column)
    await nextTick()
  }
  return { ...seated, badges, pick, said: () => seated.wrapper.find('[role="status"]').text(), table: t }
}

test('the one contract in hand is marked as soon as two are picked, not before', async () => {
  const { badges, pick, said, model, sent, table: t } = await taking('contract-start-2')
  await pick(1)
  expect(badges()).not.toContain('goes back')
  await pick(3)
  expect(badges()).toEqual(['goes back'])
  expect(said()).toBe('One of yours goes back.')
  model.act.takeContracts()
  expect(sent()).toEqual([[{ type: 'takeContracts', columns: [1, 3] }]])
  for (const choice of sent()[0] ?? []) t.play(choice as never)
  expect(t.at(0).contracts).toHaveLength(2)
  expect(t.at(0).contracts).not.toContain('contract-start-2')
})

test('with two in hand the player is asked which one goes back, and the answer is sent together with the choice', async () => {
  const {
    badges,
    pick,
    said,
    wrapper,
    model,
    sent,
    table: t
  } = await taking('contract-start-2', 'contract-17')
  await pick(2)
  expect(badges()).toEqual(['give up?', 'give up?'])
  expect(said()).toBe('Choose which of yours goes back.')
  await wrapper.findAll('.own-contracts__card')[1]?.trigger('click')
  expect(badges()).toEqual(['give up?', 'goes back'])
  model.act.takeContracts()
  expect(sent()).toEqual([
    [
      { type: 'takeContracts', columns: [2] },
      { type: 'discard', contract: 'contract-17' }
    ]
  ])
  for (const choice of sent()[0] ?? []) t.play(choice as never)
  expect(t.at(0).contracts).toContain('contract-start-2')
  expect(t.at(0).contracts).not.toContain('contract-17')
})

test('with two in hand and two taken both go back, and nothing is asked', async () => {
  const { badges, pick, said, model, sent, table: t } = await taking('contract-start-2', 'contract-17')
  await pick(1)
  await pick(2)
  expect(badges()).toEqual(['goes back', 'goes back'])
  expect(said()).toBe('Both of yours go back.')
  model.act.takeContracts()
  for (const choice of sent()[0] ?? []) t.play(choice as never)
  expect(t.state.agenda[0]?.at(-1)?.kind).toBe('turn')
  expect(t.at(0).contracts).toHaveLength(2)
})

test('without an answer the decision comes afterwards, as printed', async () => {
  const { pick, model, sent } = await taking('contract-start-2', 'contract-17')
  await pick(2)
  model.act.takeContracts()
  expect(sent()).toEqual([[{ type: 'takeContracts', columns: [2] }]])
})

test('the badge that says a contract can be completed can be pressed like its card', async () => {
  const t = table().given({
    dice: [6, 3],
    contracts: ['contract-start-2'],
    camels: 9,
    pepper: 9,
    silk: 9,
    gold: 9
  })
  const { wrapper, sent } = await sit(t, OwnContracts)
  const badge = wrapper.get('.own-contracts__badge')
  expect(badge.text()).toBe('Complete now')
  await badge.trigger('click')
  expect(sent()).toEqual([[{ type: 'completeContract', contract: 'contract-start-2' }]])
})

test('while contracts are picked, the die that was placed for them lies on its space', async () => {
  const { wrapper } = await taking()
  expect(wrapper.findAll('.contracts__head [data-piece="die"]')).toHaveLength(1)
})
