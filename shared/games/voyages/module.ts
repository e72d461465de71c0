/** What a module of Voyages consists of (docs/add-a-module.md). */
import type { EffectNeed } from '../../engine/rules'
import { moduleKit } from '../../polo/module-kit'
import type { ModuleTypes } from '../../polo/open-game'
import type { Hooks, ModuleTables, Play, Space, Voyages } from './game'
import type { Bundle, Cause } from './types'

/** The helpers to define a module of Voyages: `const { own, task, module } = voyagesModule<Toy>('toy')`. */
export const voyagesModule = <M extends ModuleTypes>(id: M['id']) =>
  moduleKit<Voyages, Play, M, Partial<ModuleTables>, Bundle, Cause, Space, Hooks>(id)

/** For a module whose characters come with the draft alone (ruling 80): what is left of it without the draft. */
export const charactersDrafted = (otherwise: EffectNeed['otherwise']): EffectNeed => ({
  option: 'characters',
  values: ['draft'],
  otherwise
})
