// @vitest-environment happy-dom
// Help for players of Voyages: refusals with repairs, badges of contracts, and an end of turn that asks only if
// something would be lost.

import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { provideGameModel } from '../../renderer/games/voyages/family'
import EndTurn from '../../renderer/games/voyages/EndTurn.vue'
import OwnContracts from '../../renderer/polo/contracts/OwnContracts.vue'
import type { Table } from '../voyages/table'
import { freshTable, table } from '../voyages/table'
import { sentenceOf } from '../../renderer/games/voyages/target-status'
import { sit as sitWith } from './seated-model'

/** The model of the seat to move, with its contracts mounted. */
const sit = (position: Table) => sitWith(position, OwnContracts)

test('a refused column says what helps, and a press does it', async () => {
  const { model, sent, store } = await sit(
    table()
      .given({ coins: 3, camels: 4, dice: [3, 1] })
      .onSpace('khans-favor', 1, 4)
  )
  model.selection.setDice([0])
  model.act.space('khans-favor')
  expect(store.refused?.refusal).toMatchObject({ code: 'khan-value', numbers: { needs: 4, value: 3 } })
  expect(store.refused?.remedy?.note).toBe('In the way: Lorenzo’s 4.')
  expect(store.refused?.remedy?.does).toBe('+1 on the 3 for 2 camels')
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }]])
})

test('a refusal is gone as soon as something else is chosen', async () => {
  const { model, store } = await sit(
    table()
      .given({ dice: [3, 1] })
      .onSpace('khans-favor', 1, 4)
  )
  model.selection.setDice([0])
  for (const change of [() => model.selection.toggle(1), model.act.escape]) {
    model.selection.setDice([0])
    model.act.space('khans-favor')
    expect(store.refused).toBeDefined()
    change()
    expect(store.refused).toBeUndefined()
  }
})

test('a place out of reach says how far it is, and how a better pair of dice would help', async () => {
  const { model, store } = await sit(table().given({ coins: 30, camels: 9, dice: [1, 1, 4, 4] }))
  model.selection.setDice([0, 1])
  model.act.place('karakorum')
  expect(store.refused?.refusal.code).toBe('journey-steps')
  expect(store.refused?.remedy?.does).toMatch(/^Use the 4 and 4$/)
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(model.selection.dice.value).toEqual([2, 3])
  expect(model.travelPlan.target.value).toBe('karakorum')
})

test('a contract says whether it can be completed now, this turn with bonus actions, or how much is missing', async () => {
  const badges = async (position: Table) =>
    (await sit(position)).wrapper.findAll('.own-contracts__badge').map((badge) => badge.text())
  const contracts = ['contract-start-2', 'contract-start-3']
  expect(await badges(table().given({ camels: 1, gold: 1, silk: 1, contracts }))).toEqual([
    'Complete now',
    'Missing 1'
  ])
  // Completing the first one brings the camel that the second one lacks.
  expect(await badges(table().given({ camels: 1, gold: 1, silk: 2, contracts }))).toEqual([
    'Complete now',
    'Complete now'
  ])
  expect(
    await badges(
      table().given({ camels: 2, gold: 1, silk: 3, contracts: ['contract-start-2', 'contract-17'] })
    )
  ).toEqual(['Complete now', 'Missing 2'])
  expect(
    await badges(
      table().given({ camels: 1, gold: 2, pepper: 3, contracts: ['contract-start-2', 'contract-22'] })
    )
  ).toEqual(['Complete now', 'Missing 1'])
  expect(
    await badges(
      table().given({ camels: 1, gold: 3, pepper: 3, contracts: ['contract-start-2', 'contract-22'] })
    )
  ).toEqual(['Complete now', 'This turn'])
})

test('while a decision is open the turn cannot be ended, which the button shows and says', async () => {
  const control = async (position: Table) => {
    const { model, sent, store, wrapper } = await sit(position)
    const top = document.body.appendChild(document.createElement('span'))
    top.id = 'end-turn'
    const end = mount(
      defineComponent(() => {
        provideGameModel(model)
        return () => h(EndTurn)
      }),
      { attachTo: document.body }
    )
    await nextTick()
    const button = top.querySelector('button')
    button?.click()
    await nextTick()
    const told = {
      off: button?.getAttribute('aria-disabled'),
      why: button?.getAttribute('aria-description'),
      sign: button?.querySelector('.ic') !== null,
      refused: store.refused?.refusal.code,
      sent: sent()
    }
    end.unmount()
    wrapper.unmount()
    top.remove()
    return told
  }
  const goals = freshTable({ options: { goals: 'draft' } })
  const barred = { off: 'true', sign: true, sent: [] }
  expect(await control(goals)).toEqual({
    ...barred,
    why: 'Answer the open question first.',
    refused: 'answer-first'
  })
  const column = table()
    .given({ dice: [5, 2] })
    .place('bazaar-camel', [5])
  expect(await control(column)).toMatchObject({ ...barred, refused: 'answer-first' })
  const placing = table().given({ dice: [5, 2] })
  expect(await control(placing)).toMatchObject({ ...barred, refused: 'main-action-owed' })
})

test('the end of a turn asks nothing about dice in hand, which stay for a later turn', async () => {
  const t = table().given({ camels: 4, dice: [3, 1, 5] })
  t.place('bazaar-camel', [3]).column(1)
  const { model, sent } = await sit(t)
  model.act.endTurn()
  expect([model.act.asking.value, sent()]).toEqual([false, [[{ type: 'endTurn' }]]])
})

test('the end of the last turn asks exactly if a contract could still be completed', async () => {
  const last = (contracts: string[]) =>
    table()
      .round(5)
      .given({ camels: 9, gold: 3, dice: [3], contracts })
      .place('bazaar-camel', [3])
      .column(1)
  const losing = await sit(last(['contract-start-2']))
  losing.model.act.endTurn()
  expect([losing.model.act.asking.value, losing.sent()]).toEqual([true, []])
  losing.model.act.endAnyway()
  expect(losing.sent()).toEqual([[{ type: 'endTurn' }]])
  const empty = await sit(last([]))
  empty.model.act.endTurn()
  expect([empty.model.act.asking.value, empty.sent()]).toEqual([false, [[{ type: 'endTurn' }]]])
})

test('a column that no dice in hand reach says how far they do reach, for the number of dice that the stall takes', async () => {
  const { model } = await sit(table().given({ camels: 0, dice: [5, 4, 2, 1] }))
  const said = (stall: 'bazaar-camel' | 'bazaar-silk' | 'bazaar-gold') => {
    const { refusal } = model.targets.column(stall, 6)
    return refusal && sentenceOf(refusal)
  }
  expect(said('bazaar-camel')).toBe('Your dice do not reach this column: at most column 5.')
  expect(said('bazaar-silk')).toBe('Your dice do not reach this column: at most column 4.')
  expect(said('bazaar-gold')).toBe('Your dice do not reach this column: at most column 2.')
})
