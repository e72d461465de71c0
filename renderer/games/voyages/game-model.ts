/** Everything the panels of Voyages share: the facts, what is chosen and highlighted, and the actions. */
import { inject, shallowRef, type InjectionKey, type ShallowRef } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { spaceOf } from '../../../shared/games/voyages/assist/targets'
import { remediesFor, type Remedies } from './assist/remedies'
import { targetsFor, type Targets } from './targets'
import { makeSelection } from '../../polo/selection'
import type { Selection } from './selected'
import { makeActions, type Actions } from './act'
import type { Choice } from '../../../shared/games/voyages/types'
import type { ContractRoom } from '../../polo/contracts/room'
import { contractRoomFor } from './contract-room'
import { makeTravelPlan, type TravelPlan } from './travel-plan'
import { factsOfTable, type Facts } from './facts'

export interface GameModel extends Facts {
  readonly selection: Selection
  readonly remedies: Remedies
  readonly targets: Targets
  readonly travelPlan: TravelPlan
  readonly act: Actions
  readonly room: ContractRoom<Choice>
  /** Whose full board is open. */
  readonly board: ShallowRef<Seat | undefined>
}

/** Builds the model. Call once, in the table. */
export function makeGameModel(): GameModel {
  const known = factsOfTable()
  const selection: Selection = makeSelection(known)
  const remedies = remediesFor(known, selection, (goal) => {
    if (goal.kind === 'journey') travelPlan.choose(goal.to)
    selection.target.value = spaceOf(goal)
  })
  const targets = targetsFor(known, selection, remedies, () => travelPlan.way.value?.path.length ?? 1)
  const travelPlan = makeTravelPlan(known, selection, targets)
  const room = contractRoomFor(known, selection)
  return {
    ...known,
    room,
    selection,
    targets,
    travelPlan,
    remedies,
    act: makeActions(known, { selection, targets, travelPlan, remedies, room }),
    board: shallowRef()
  }
}

export const gameModelKey: InjectionKey<GameModel> = Symbol('gameModel')

/** The model of the table around this component; throws outside of one. */
export function useGameModel(): GameModel {
  const model = inject(gameModelKey)
  if (!model) throw new Error('useGameModel: no game table around this component')
  return model
}
