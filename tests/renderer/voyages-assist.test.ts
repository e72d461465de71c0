// @vitest-environment happy-dom
// What helps a player of Voyages: a refusal with its way out, badges of contracts, the end of a turn that asks once.

import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, provide } from 'vue'
import { deskKey, makeDesk, type Desk } from '../../renderer/games/voyages/desk'
import EndTurn from '../../renderer/games/voyages/EndTurn.vue'
import OwnContracts from '../../renderer/games/voyages/panels/OwnContracts.vue'
import { useTable } from '../../renderer/stores/table'
import type { Table } from '../voyages/table'
import { freshTable, table } from '../voyages/table'
import { openPosition } from './position-page'

/** The desk of the seat to move, with its contracts on the page. */
async function sit(position: Table) {
  const { pinia, asked } = await openPosition(position)
  let made: Desk | undefined
  const Holder = defineComponent({
    setup() {
      made = makeDesk()
      provide(deskKey, made)
      return () => h(OwnContracts)
    }
  })
  const wrapper = mount(Holder, { global: { plugins: [pinia] } })
  if (!made) throw new Error('no desk')
  const sent = () => asked.flatMap((request) => (request.type === 'choose' ? [request.choices] : []))
  return { desk: made, wrapper, sent, store: useTable() }
}

test('a refused column says what helps, and pressing that does it', async () => {
  const { desk, sent, store } = await sit(
    table()
      .given({ coins: 3, camels: 4, dice: [3, 1] })
      .onSpace('khans-favor', 1, 4)
  )
  desk.selection.setDice([0])
  desk.act.space('khans-favor')
  expect(store.refused?.refusal).toMatchObject({ code: 'khan-value', numbers: { needs: 4, value: 3 } })
  expect(store.refused?.remedy?.note).toBe('In the way: Lorenzo’s 4.')
  expect(store.refused?.remedy?.does).toBe('+1 on the 3 for 2 camels')
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'adjust', die: { colour: 'own', value: 3 }, by: 1 }]])
})

test('a place out of reach says how far it lies, and what a better pair of dice does', async () => {
  const { desk, store } = await sit(table().given({ coins: 30, camels: 9, dice: [1, 1, 4, 4] }))
  desk.selection.setDice([0, 1])
  desk.act.place('karakorum')
  expect(store.refused?.refusal.code).toBe('journey-steps')
  expect(store.refused?.remedy?.does).toMatch(/^Use the 4 and 4$/)
  store.refused?.remedy?.run?.()
  await Promise.resolve()
  expect(desk.selection.dice.value).toEqual([2, 3])
  expect(desk.tour.target.value).toBe('karakorum')
})

test('a contract says: now, this turn with bonus actions, or how many are missing', async () => {
  const badges = async (position: Table) =>
    (await sit(position)).wrapper.findAll('.own-contracts__badge').map((badge) => badge.text())
  const contracts = ['contract-start-2', 'contract-start-3']
  expect(await badges(table().given({ camels: 1, gold: 1, silk: 1, contracts }))).toEqual([
    'Complete now',
    'Missing 1'
  ])
  // The first one pays the camel that the second one lacks.
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

test('while a question is open the turn cannot be ended, which the control shows and says', async () => {
  const control = async (position: Table) => {
    const { desk, sent, store, wrapper } = await sit(position)
    const top = document.body.appendChild(document.createElement('span'))
    top.id = 'end-turn'
    const end = mount(
      defineComponent(() => {
        provide(deskKey, desk)
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
    why: 'Another question waits for an answer first.',
    refused: 'answer-first'
  })
  const column = table()
    .given({ dice: [5, 2] })
    .place('bazaar-camel', [5])
  expect(await control(column)).toMatchObject({ ...barred, refused: 'answer-first' })
  const placing = table().given({ dice: [5, 2] })
  expect(await control(placing)).toMatchObject({ ...barred, refused: 'main-action-owed' })
})

test('the end of a turn with dice in hand asks, and only once in a game', async () => {
  const t = table().given({ camels: 4, dice: [3, 1, 5] })
  t.place('bazaar-camel', [3]).column(1)
  const { desk, sent } = await sit(t)
  desk.act.endTurn()
  expect([desk.act.asking.value, sent()]).toEqual(['dice', []])
  desk.act.endAnyway()
  await Promise.resolve()
  expect(sent()).toEqual([[{ type: 'endTurn' }]])
  desk.act.endTurn()
  expect(desk.act.asking.value).toBeUndefined()
})
