// @vitest-environment happy-dom
// Bonus actions that wait for a die: only in a turn of one's own, and no longer than that turn.

import { expect, test } from 'vitest'
import { defineComponent, nextTick } from 'vue'
import { useGameModel as useKhanModel } from '../../renderer/games/khan/game-model'
import { words as khanWords } from '../../renderer/games/khan/words'
import { useGameModel } from '../../renderer/games/voyages/game-model'
import { words } from '../../renderer/games/voyages/words'
import type { AnyRules } from '../../shared/engine/rules'
import DiceTray from '../../renderer/polo/dice/DiceTray.vue'
import { useTurnHint } from '../../renderer/polo/turn-hint'
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

/** Sets the hint of the top bar, as the table does. */
const Hint = defineComponent(() => {
  useTurnHint(useGameModel(), words)
  return () => null
})
/** The same for the Khan. */
const KhanHint = defineComponent(() => {
  useTurnHint(useKhanModel(), khanWords)
  return () => null
})
const aDie = 'choose one of your dice'

test('where several contracts can be completed, nobody is told to choose a die for that, and one press is enough', async () => {
  const contracts = ['contract-start-1', 'contract-start-2']
  const rich = { coins: 30, camels: 20, pepper: 9, silk: 9, gold: 9 }
  const { model, wrapper, store, sent } = await sit(
    voyagesTable().given({ dice: [2, 3], ...rich, contracts }),
    DiceTray,
    Hint
  )
  model.act.bonus('complete-contract')
  expect(model.selection.armed.value).toBe('complete-contract')
  await nextTick()
  expect([store.hint, wrapper.text()].join()).not.toContain(aDie)
  model.act.complete('contract-start-2')
  expect(sent()).toEqual([[{ type: 'completeContract', contract: 'contract-start-2' }]])
  expect(model.selection.armed.value).toBeUndefined()
  model.act.bonus('reroll-die')
  await nextTick()
  expect(store.hint).toBe(aDie)
  expect(wrapper.text()).toContain(aDie)
})

test('where several seals can be improved, no die is lit for that', async () => {
  const rich = { coins: 30, camels: 20, jade: 9, pepper: 9, silk: 9, gold: 9 }
  const { model, wrapper, store, sent } = await sitKhan(
    khanTable().given({ dice: [2, 3], ...rich, seals: ['farmer', 'spicer'] }),
    DiceTray,
    KhanHint
  )
  model.act.bonus('improve-seal')
  expect(model.selection.armed.value).toBe('improve-seal')
  await nextTick()
  expect([store.hint, wrapper.text()].join()).not.toContain(aDie)
  expect(wrapper.find('.tray__die.is-armed').exists()).toBe(false)
  model.act.improve('spicer')
  expect(sent()).toEqual([[{ type: 'improveSeal', seal: 'spicer' }]])
  expect(model.selection.armed.value).toBeUndefined()
})
