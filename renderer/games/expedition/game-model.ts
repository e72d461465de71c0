/** Everything the panels of the Expedition share: the facts, what is chosen and highlighted, and the actions. */
import { inject, type InjectionKey } from 'vue'
import { makeActions, type Actions } from './act'
import { targetsFor, type Targets } from './targets'
import { makeMovePlan, type MovePlan } from './move-plan'
import { makeSelection, type Selection } from './selection'
import { factsOfTable, type Facts } from './facts'

export interface GameModel extends Facts {
  readonly selection: Selection
  readonly movePlan: MovePlan
  readonly targets: Targets
  readonly act: Actions
}

/** Builds the model. Call once, in the table. */
export function makeGameModel(): GameModel {
  const known = factsOfTable()
  const selection = makeSelection(known)
  const movePlan = makeMovePlan(known, selection)
  const targets = targetsFor(known, selection, movePlan)
  return { ...known, selection, movePlan, targets, act: makeActions(known, selection, movePlan, targets) }
}

export const gameModelKey: InjectionKey<GameModel> = Symbol('gameModel')

/** The model of the table around this component; throws outside of one. */
export function useGameModel(): GameModel {
  const model = inject(gameModelKey)
  if (!model) throw new Error('useGameModel: no game table around this component')
  return model
}
