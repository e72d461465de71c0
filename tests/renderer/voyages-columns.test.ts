// @vitest-environment happy-dom
// What chosen dice can do: columns out of reach say so, and prices are explained only where there is one.

import { expect, test } from 'vitest'
import { isAnythingPriced } from '../../renderer/games/voyages/priced'
import { table } from '../voyages/table'
import { sit } from './seated-model'

test('with too few chosen dice, a column that no dice reach is out of reach, not short of a die', async () => {
  const { model } = await sit(table().given({ dice: [5, 3, 1] }))
  model.selection.setDice([0])
  const refusalAt = (column: number) => model.targets.column('bazaar-silk', column).refusal
  expect(refusalAt(4)).toEqual({ code: 'column-out-of-reach', numbers: { column: 4, reach: 3 } })
  expect(model.targets.column('bazaar-silk', 3).light).toBe('possible')
  // Nor does a low die that is chosen reach where others would.
  model.selection.setDice([2])
  expect(refusalAt(2)).toEqual({ code: 'column-out-of-reach', numbers: { column: 2, reach: 1 } })
})

test('a price is explained while a space that the chosen dice can use is occupied', async () => {
  const free = await sit(table().given({ dice: [5, 3, 1] }))
  free.model.selection.setDice([0])
  expect(isAnythingPriced(free.model)).toBe(false)
  const taken = await sit(
    table()
      .given({ dice: [5, 3, 1], coins: 20 })
      .onSpace('bazaar-camel', 1, 3)
  )
  expect(isAnythingPriced(taken.model)).toBe(false)
  taken.model.selection.setDice([0])
  expect(isAnythingPriced(taken.model)).toBe(true)
})
