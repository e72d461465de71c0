// @vitest-environment happy-dom
// Die tokens in hand: five to choose from, of which only one can be placed.

import { expect, test } from 'vitest'
import RoundOrder from '../../renderer/polo/seats/RoundOrder.vue'
import { donata, table, tokens } from '../voyages/agents'
import { sit } from './seated-model'

const hers = (dice: readonly number[]) =>
  tokens(
    table().given({ character: donata, dice, coins: 30, camels: 20, figure: 'moscow' }),
    0,
    2,
    3,
    4,
    5,
    6
  )

test('the best dice for a journey or a column contain at most one token', async () => {
  const { model } = await sit(hers([1, 1]))
  expect(model.travelPlan.short('karakorum')).toEqual({
    code: 'journey-steps',
    numbers: { needs: 2, have: 1 }
  })
  const { remedy: _, ...column } = model.targets.column('bazaar-silk', 4)
  expect(column).toMatchObject({ refusal: { code: 'column-out-of-reach', numbers: { column: 4, reach: 1 } } })
})

test('tokens alone count as one die, so no action with two dice is possible', async () => {
  const { model } = await sit(hers([]))
  expect(model.travelPlan.short('anxi')).toEqual({ code: 'dice-count', numbers: { needs: 2, given: 1 } })
})

test('the overview of the round counts tokens as one die', async () => {
  const { wrapper } = await sit(hers([1, 1]), RoundOrder)
  expect(wrapper.find('.round-order__row [role="img"]').text()).toBe('3')
})
