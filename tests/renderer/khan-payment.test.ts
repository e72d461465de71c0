// @vitest-environment happy-dom
// Paying with jade at the table: what is asked before a payment, and what becomes of it if nothing is paid.

import { expect, test } from 'vitest'
import { computed, nextTick, shallowRef } from 'vue'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import { makePayment } from '../../renderer/games/khan/payment'
import MapBoard from '../../renderer/games/khan/panels/MapBoard.vue'
import { seatOf } from '../../shared/games/khan/seats'
import { table } from '../khan/table'
import { sitKhan as sit } from './seated-model'

/** Everybody's dice lie on Contracts, so that a die there costs coins; jade may pay for them. */
const occupied = () =>
  table()
    .given({ dice: [2, 3, 4], coins: 9, jade: 5, posts: ['xian'] })
    .inCity('xian', 'contract-01', 'contract-02')
    .onSpace('contracts', 1, 4)

test('a contract pressed for a payment that is not made is not picked', async () => {
  const { model, sent, wrapper } = await sit(occupied(), MapBoard)
  model.payment.asks.value = true
  model.selection.setDice([0])
  model.act.contract('contract-01')
  expect(model.payment.pending.value?.ways.length).toBeGreaterThan(1)
  model.payment.cancel()
  await nextTick()
  expect(sent()).toEqual([])
  expect(model.picks.picked.value).toEqual([])
  expect(wrapper.find('.scroll.is-selected').exists()).toBe(false)
})

test('a contract pressed for a payment that is made is picked for the taking', async () => {
  const { model, sent } = await sit(occupied())
  model.payment.asks.value = true
  model.selection.setDice([0])
  model.act.contract('contract-01')
  model.payment.pay(undefined)
  expect(sent()).toHaveLength(1)
  expect(model.picks.picked.value).toEqual(['contract-01'])
})

test('choosing other dice takes back the question how to pay for the first ones', async () => {
  const { model, sent } = await sit(occupied(), DiceTray)
  model.payment.asks.value = true
  model.selection.setDice([0])
  model.act.space('contracts')
  expect(model.payment.pending.value).toBeDefined()
  model.act.die(0)
  model.act.die(2)
  await nextTick()
  expect(model.payment.pending.value).toBeUndefined()
  expect(sent()).toEqual([])
})

test('each seat at a shared device decides for itself whether to be asked about jade', () => {
  const me = shallowRef(0)
  const { state } = occupied()
  const { asks } = makePayment({
    me: computed(() => me.value),
    own: computed(() => seatOf(state, me.value)),
    task: computed(() => undefined),
    choose: () => Promise.resolve(undefined)
  })
  asks.value = true
  me.value = 1
  expect(asks.value).toBe(false)
  me.value = 0
  expect(asks.value).toBe(true)
})
