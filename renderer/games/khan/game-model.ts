/** Everything the panels of this game share: the facts, what is chosen and highlighted, and the actions. */
import { inject, shallowRef, watch, type InjectionKey, type ShallowRef } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import type { BonusActionId } from '../../../shared/games/khan/types'
import { makeSelection, type Selection } from '../../polo/selection'
import { makeActions, type Actions } from './act'
import { contractPicksFor, type ContractPicks } from './contract-picks'
import { factsOfTable, type Facts } from './facts'
import { remediesFor, type Remedies } from './assist/remedies'
import { makePayment, type Payment } from './payment'
import { targetsFor, type Targets } from './targets'
import { makeTravelPlan, type TravelPlan } from './travel-plan'

export interface GameModel extends Facts {
  readonly selection: Selection<BonusActionId>
  readonly remedies: Remedies
  readonly targets: Targets
  readonly payment: Payment
  readonly picks: ContractPicks
  readonly travelPlan: TravelPlan
  readonly act: Actions
  /** Whose full board is open. */
  readonly board: ShallowRef<Seat | undefined>
}

/** Builds the model. Call once, in the table. */
export function makeGameModel(): GameModel {
  const known = factsOfTable()
  const selection = makeSelection<BonusActionId>(known)
  const remedies = remediesFor(known, selection, (goal, space) => {
    selection.target.value = space
    if (goal.kind === 'journey') travelPlan.choose(goal.to)
  })
  const targets = targetsFor(known, selection, remedies)
  const payment = makePayment(known)
  // Whoever chooses something else does not pay for what was chosen before.
  const { dice, target, armed } = selection
  watch([dice, target, armed], payment.cancel, { flush: 'sync' })
  const travelPlan = makeTravelPlan(known, selection, targets, payment)
  const picks = contractPicksFor(known)
  return {
    ...known,
    selection,
    targets,
    payment,
    picks,
    travelPlan,
    remedies,
    act: makeActions(known, { selection, targets, travelPlan, payment, picks, remedies }),
    board: shallowRef()
  }
}

export const gameModelKey: InjectionKey<GameModel> = Symbol('khanModel')

/** The model of the table around this component; throws outside of one. */
export function useGameModel(): GameModel {
  const model = inject(gameModelKey)
  if (!model) throw new Error('useGameModel: no game table around this component')
  return model
}
