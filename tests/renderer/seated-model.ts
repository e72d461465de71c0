// The game model of the seat to move at a declared position.

import { enableAutoUnmount, mount } from '@vue/test-utils'
import { TooltipProvider } from 'reka-ui'
import { afterEach } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import * as khanFamily from '../../renderer/games/khan/family'
import * as khan from '../../renderer/games/khan/game-model'
import { provideGameModel } from '../../renderer/games/voyages/family'
import { makeGameModel } from '../../renderer/games/voyages/game-model'
import { useTable } from '../../renderer/stores/table'
import type { Table as KhanTable } from '../khan/table'
import type { Table } from '../voyages/table'
import { openPosition } from './position-page'

// The stores of one test's table must not react to the next one.
enableAutoUnmount(afterEach)

/** How to make a game's model, and how to provide it to the components inside. */
interface Modelled<Model> {
  readonly make: () => Model
  readonly provide: (model: Model) => void
}

async function sitAt<Model>(
  position: Parameters<typeof openPosition>[0],
  { make, provide }: Modelled<Model>,
  panels: readonly Component[]
) {
  const { pinia, asked } = await openPosition(position)
  let made: Model | undefined
  const Holder = defineComponent({
    setup() {
      made = make()
      provide(made)
      return () => h(TooltipProvider, () => panels.map((panel) => h(panel)))
    }
  })
  const wrapper = mount(Holder, { global: { plugins: [pinia] }, attachTo: document.body })
  if (!made) throw new Error('no game model')
  const sent = () => asked.flatMap((request) => (request.type === 'choose' ? [request.choices] : []))
  return { model: made, wrapper, sent, store: useTable() }
}

/**
 * The model of Voyages for the seat to move, with these panels mounted; `sent` returns the batches of choices sent so
 * far.
 */
export const sit = (position: Table, ...panels: readonly Component[]) =>
  sitAt(position, { make: makeGameModel, provide: provideGameModel }, panels)

/** The same for In the Service of the Khan. */
export const sitKhan = (position: Parameters<typeof openPosition>[0], ...panels: readonly Component[]) =>
  sitAt(position, { make: khan.makeGameModel, provide: khanFamily.provideGameModel }, panels)

/** The same for a table that is played with a content pack; the position must be over the pack's content. */
export const sitKhanOver = (pack: unknown, { rules, match }: KhanTable, ...panels: readonly Component[]) =>
  sitAt({ rules, match, pack }, { make: khan.makeGameModel, provide: khanFamily.provideGameModel }, panels)
