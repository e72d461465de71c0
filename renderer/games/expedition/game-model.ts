/** Everything the panels of the Expedition share: the facts, what is chosen and highlighted, and the actions. */
import { inject, type InjectionKey } from 'vue'
import { acting, type Acting } from './act'
import { targetsFor, type Targets } from './targets'
import { planningMoves, type MovePlan } from './move-plan'
import { selecting, type Selection } from './selection'
import { factsOfTable, type Facts } from './facts'

export interface GameModel extends Facts {
  readonly selection: Selection
  readonly movePlan: MovePlan
  readonly targets: Targets
  readonly act: Acting
}

/** Builds the model. Call once, in the table. */
export function makeGameModel(): GameModel {
  const known = factsOfTable()
  const selection = selecting(known)
  const movePlan = planningMoves(known, selection)
  const targets = targetsFor(known, selection, movePlan)
  return { ...known, selection, movePlan, targets, act: acting(known, selection, movePlan, targets) }
}

export const gameModelKey: InjectionKey<GameModel> = Symbol('gameModel')

/** The model of the table around this component; throws outside of one. */
export function useGameModel(): GameModel {
  const model = inject(gameModelKey)
  if (!model) throw new Error('useGameModel: no game table around this component')
  return model
}
