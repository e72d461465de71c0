/** The facts of a table of Voyages. */
import { computed, type ComputedRef } from 'vue'
import type { Content } from '../../../shared/games/voyages/content'
import type { Choice, State, Task } from '../../../shared/games/voyages/types'
import type { ModuleChoice, ModuleTask } from '../../../shared/polo/open-game'
import { tableFacts, type Facts as FactsOf } from '../../polo/facts'
import { useContent } from './content'
import type { VoyagesTypes } from './types'

/** A choice of the game, or of a module. */
export type AnyChoice = Choice | ModuleChoice

/** The family's facts, this game's content and the contract row. */
export interface Facts extends FactsOf<Task | ModuleTask, VoyagesTypes> {
  readonly content: Content
  /** The contract row. */
  readonly row: ComputedRef<State['row']>
}

/** The facts of the open table. Call once, in the table. */
export function factsOfTable(): Facts {
  const facts = tableFacts<Task | ModuleTask, VoyagesTypes>()
  return {
    ...facts,
    content: useContent().value,
    row: computed(() => facts.view.value.row)
  }
}
