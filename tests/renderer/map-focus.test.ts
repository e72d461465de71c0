// @vitest-environment happy-dom
// The map by keyboard: a focused place shows the journey to it, like a place under the pointer.

import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { makeGameModel, type GameModel } from '../../renderer/games/voyages/game-model'
import { provideGameModel } from '../../renderer/games/voyages/family'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import { table } from '../voyages/table'
import { openPosition } from './position-page'

/** Mounts the map of a seat in Venezia with two dice of 4 selected and a stock that pays for every route. */
async function map() {
  const { pinia } = await openPosition(
    table({ players: 2 }).given({ coins: 30, camels: 9, dice: [4, 4, 2], figure: 'venezia' })
  )
  let made: GameModel | undefined
  const Holder = defineComponent({
    setup() {
      made = makeGameModel()
      provideGameModel(made)
      return () => h(MapBoard)
    }
  })
  const wrapper = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  if (!made) throw new Error('no game model')
  const model = made
  model.selection.setDice([0, 1])
  await wrapper.vm.$nextTick()
  const place = (id: string) => wrapper.get<SVGElement>(`[data-place="${id}"]`)
  /** The roads that are drawn as a journey, and its costs. */
  const shown = () => ({
    roads: wrapper.findAll('.is-preview').map((road) => road.html()),
    jumps: wrapper.findAll('.roads__jump').map((path) => path.attributes('d')),
    way: model.travelPlan.way.value
  })
  return { wrapper, model, place, shown }
}

test('focusing a place shows the same roads and costs as pointing at it; blur hides them', async () => {
  const { place, shown, wrapper } = await map()
  const nothing = shown()
  expect(nothing).toEqual({ roads: [], jumps: [], way: undefined })

  await place('alexandria').trigger('pointerenter')
  const pointed = shown()
  expect(pointed.way).toMatchObject({ from: 'venezia', to: 'alexandria' })
  expect(pointed.roads.length + pointed.jumps.length).toBeGreaterThan(0)
  await place('alexandria').trigger('pointerleave')
  expect(shown()).toEqual(nothing)

  place('alexandria').element.focus()
  await wrapper.vm.$nextTick()
  expect(shown()).toEqual(pointed)
  place('alexandria').element.blur()
  await wrapper.vm.$nextTick()
  expect(shown()).toEqual(nothing)
})

test('arrow keys move the preview along; at places without a journey nothing is shown', async () => {
  const { place, shown, model, wrapper } = await map()
  place('venezia').element.focus()
  await wrapper.vm.$nextTick()
  expect(shown().way).toBeUndefined()
  await place('venezia').trigger('keydown', { key: 'ArrowDown' })
  const to = model.travelPlan.focused.value
  expect(to).not.toBe('venezia')
  expect(shown().way).toMatchObject({ from: 'venezia', to })
})

test('the pointer has priority over the keyboard, and a chosen destination over both', async () => {
  const { place, shown, model, wrapper } = await map()
  place('moscow').element.focus()
  await place('alexandria').trigger('pointerenter')
  expect(shown().way?.to).toBe('alexandria')
  await place('alexandria').trigger('pointerleave')
  expect(shown().way?.to).toBe('moscow')
  model.act.place('alexandria')
  await wrapper.vm.$nextTick()
  expect(shown().way?.to).toBe('alexandria')
})
