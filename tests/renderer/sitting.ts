// A model of Voyages for the seat to move at a declared position, without panels.

import { mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { defineComponent, h, type Component } from 'vue'
import { provideGameModel } from '../../renderer/games/voyages/family'
import { makeGameModel, type GameModel } from '../../renderer/games/voyages/game-model'
import { useTable } from '../../renderer/stores/table'
import type { Table } from '../voyages/table'
import { openPosition } from './position-page'

/** The model of the seat to move, with these panels on the page; `sent` are the batches of choices sent so far. */
export async function sit(position: Table, ...panels: readonly Component[]) {
  const { pinia, asked } = await openPosition(position)
  let made: GameModel | undefined
  const Holder = defineComponent({
    setup() {
      made = makeGameModel()
      provideGameModel(made)
      return () => h(TooltipProvider, () => panels.map((panel) => h(panel)))
    }
  })
  const wrapper = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  if (!made) throw new Error('no game model')
  const sent = () => asked.flatMap((request) => (request.type === 'choose' ? [request.choices] : []))
  return { model: made, wrapper, sent, store: useTable() }
}
