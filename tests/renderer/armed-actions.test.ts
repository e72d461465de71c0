// @vitest-environment happy-dom
// Bonus actions that wait for a die: only in a turn of one's own, and no longer than that turn.

import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import type { AnyRules } from '../../shared/engine/rules'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import { alone, table as khanTable } from '../khan/table'
import { table as voyagesTable } from '../voyages/table'
import { sit, sitKhan } from './seated-model'

test.each([
  ['Voyages', () => sit(voyagesTable().given({ dice: [2], camels: 5 }), DiceTray)],
  ['Khan', () => sitKhan(khanTable().given({ dice: [2], camels: 5 }), DiceTray)]
])('%s: the keys + and − do not wait for a die while somebody else chooses', async (_, sitDown) => {
  const { model, wrapper, store } = await sitDown()
  store.decisions = []
  await nextTick()
  expect(model.targets.turn.value).toBe(false)
  model.act.adjust(-1)
  model.act.adjust(1)
  await nextTick()
  expect(model.selection.armed.value).toBeUndefined()
  expect(wrapper.text()).not.toContain('choose one of your dice')
})

test('what waits for a die ends with the turn, even if the next one is the same seat’s', async () => {
  const t = alone()
    .given({ dice: [2, 3], camels: 5 })
    .place('khans-favor', [2])
  const { model, sent, store } = await sitKhan(t)
  model.act.bonus('reroll-die')
  expect(model.selection.armed.value).toBe('reroll-die')
  model.act.endTurn()
  expect(sent()).toEqual([[{ type: 'endTurn' }]])
  t.play({ type: 'endTurn' })
  const rules: AnyRules = t.rules
  store.hostState = { ...store.hostState, view: rules.view(t.match.state, 0), next: 1 }
  await nextTick()
  expect([model.targets.placing.value, model.selection.armed.value]).toEqual([true, undefined])
  model.act.die(0)
  expect(sent(), 'the die is only chosen').toHaveLength(1)
})
