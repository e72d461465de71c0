// @vitest-environment happy-dom
// The map by keyboard: a place with the focus shows the journey to it as the pointer does.

import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, provide } from 'vue'
import { deskKey, makeDesk, type Desk } from '../../renderer/games/voyages/desk'
import MapBoard from '../../renderer/games/voyages/panels/MapBoard.vue'
import { table } from '../voyages/table'
import { openPosition } from './position-page'

/** The map of a seat in Venezia with two dice of 4 chosen and enough for every route. */
async function map() {
  const { pinia } = await openPosition(
    table({ players: 2 }).given({ coins: 30, camels: 9, dice: [4, 4, 2], figure: 'venezia' })
  )
  let made: Desk | undefined
  const Holder = defineComponent({
    setup() {
      made = makeDesk()
      provide(deskKey, made)
      return () => h(MapBoard)
    }
  })
  const wrapper = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  if (!made) throw new Error('no desk')
  const desk = made
  desk.selection.setDice([0, 1])
  await wrapper.vm.$nextTick()
  const place = (id: string) => wrapper.get<SVGElement>(`[data-place="${id}"]`)
  /** The roads that are drawn as a journey, and what it costs. */
  const shown = () => ({
    roads: wrapper.findAll('.is-preview').map((road) => road.html()),
    jumps: wrapper.findAll('.roads__jump').map((path) => path.attributes('d')),
    way: desk.tour.way.value
  })
  return { wrapper, desk, place, shown }
}

test('focus on a place shows the same roads and costs as the pointer on it; blur takes them away', async () => {
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

test('arrows walk the preview along; where no journey leads nothing is shown', async () => {
  const { place, shown, desk, wrapper } = await map()
  place('venezia').element.focus()
  await wrapper.vm.$nextTick()
  expect(shown().way).toBeUndefined()
  await place('venezia').trigger('keydown', { key: 'ArrowDown' })
  const to = desk.tour.focused.value
  expect(to).not.toBe('venezia')
  expect(shown().way).toMatchObject({ from: 'venezia', to })
})

test('the pointer goes before the keyboard, a chosen target before both', async () => {
  const { place, shown, desk, wrapper } = await map()
  place('moscow').element.focus()
  await place('alexandria').trigger('pointerenter')
  expect(shown().way?.to).toBe('alexandria')
  await place('alexandria').trigger('pointerleave')
  expect(shown().way?.to).toBe('moscow')
  desk.act.place('alexandria')
  await wrapper.vm.$nextTick()
  expect(shown().way?.to).toBe('alexandria')
})
