// @vitest-environment happy-dom
// How the table looks before and after dice are selected: nothing is highlighted at first; then what the dice can do,
// what they can do at a price, and the rest look different, in agreement with the rules.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { makeGameModel, type GameModel } from '../../renderer/games/voyages/game-model'
import { provideGameModel } from '../../renderer/games/voyages/family'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import Spaces from '../../renderer/games/voyages/panels/Spaces.vue'
import { stateClass } from '../../renderer/polo/status'
import { table } from '../voyages/table'
import { openPosition } from './position-page'

const position = () =>
  table()
    .given({ coins: 9, camels: 5, dice: [2, 2, 4] })
    .onSpace('bazaar-camel', 1, 5)
    .onSpace('khans-favor', 1, 3)

async function sit() {
  const { pinia } = await openPosition(position())
  const models: GameModel[] = []
  const page = mount(
    defineComponent(() => {
      const model = makeGameModel()
      models.push(model)
      provideGameModel(model)
      return () => [h(MapBoard), h(Spaces)]
    }),
    { global: { plugins: [pinia] } }
  )
  const [model] = models
  if (!model) throw new Error('no game model')
  return { page, model }
}

test('without selected dice nothing is marked as possible, priced or refused', async () => {
  const { page } = await sit()
  expect(page.findAll('.bazaar__cell').length).toBe(24)
  expect(page.findAll('.is-legal, .is-priced, .is-refused, .is-selected')).toHaveLength(0)
})

test('with selected dice each cell shows what they can do there', async () => {
  const { page, model } = await sit()
  model.selection.setDice([2])
  await nextTick()
  const looks = (stall: string) =>
    page
      .findAll('.bazaar__cell')
      .filter((cell) => cell.attributes('aria-label')?.startsWith(stall))
      .map((cell) => /is-(legal|priced|refused)/.exec(cell.classes().join(' '))?.[1])
  const six = (yes: string) => [yes, yes, yes, yes, 'refused', 'refused']
  expect(looks('Pepper stall'), 'free, up to the 4').toEqual(six('legal'))
  expect(looks('Camel stall'), 'occupied: 4 coins').toEqual(six('priced'))
  expect(page.get('.price.is-payable').text()).toBe('+4')
  const silk = [undefined, undefined, 'refused', 'refused', 'refused', 'refused']
  expect(looks('Silk stall'), 'one die more, a 2, may do these').toEqual(silk)
  expect(page.get('.khan').classes()).toContain('is-legal')
})

test('a space that is refused is dimmed and has its reason', async () => {
  const { model } = await sit()
  model.selection.setDice([0])
  const status = model.targets.space('khans-favor')
  expect(stateClass(status)).toBe('is-refused')
  expect(status.refusal?.code).toBe('khan-value')
  expect(stateClass(model.targets.space('bazaar-camel'))).toBe('is-priced')
  expect(model.targets.space('bazaar-camel').price).toBe(2)
})

test.each([
  ['polo/map/BonusPill.vue', 'bonus'],
  ['polo/map/CityCardChip.vue', 'city-card'],
  ['games/khan/atlas/CityContract.vue', 'scroll']
])('what may be chosen on the map has the lamp ring with a dark inner line: %s', (file, name) => {
  const source = readFileSync(resolve(import.meta.dirname, '../../renderer', file), 'utf8')
  const rule = (selector: string): string =>
    new RegExp(`\\n\\${selector} \\{([^}]*)\\}`).exec(source)?.[1] ?? ''
  expect(rule(`.is-legal .${name}__hit`)).toContain('stroke: var(--lamp);')
  expect(rule(`.is-legal .${name}__${name === 'scroll' ? 'paper' : 'bg'}`)).toContain(
    'stroke: var(--lamp-edge);'
  )
})

test('a contract of a city that is chosen lies in a vermilion case, which one that may be chosen has not', () => {
  const source = readFileSync(
    resolve(import.meta.dirname, '../../renderer/games/khan/atlas/CityContract.vue'),
    'utf8'
  )
  expect(/\n\.is-selected \.scroll__paper \{([^}]*)\}/.exec(source)?.[1]).toContain(
    'stroke: var(--vermilion-deep);'
  )
})
