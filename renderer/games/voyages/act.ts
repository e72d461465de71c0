/** What a click or a key does: the first input chooses, the second one acts (T-01). */
import type {
  BazaarId,
  BonusActionId,
  Choice,
  LocationId,
  SpaceId
} from '../../../shared/games/voyages/types'
import { rounds } from '../../../shared/games/voyages/content/numbers'
import { diceCounts } from '../../../shared/games/voyages/spaces'
import type { PlacementAnswer } from '../../../shared/games/voyages/assist/targets'
import type { AnyChoice, Facts } from './facts'
import type { FamilyActions } from '../../polo/actions'
import { bonusPresses } from '../../polo/bonus/press'
import type { ContractRoom } from '../../polo/contracts/room'
import { makeEndTurn } from '../../polo/end-turn'
import type { Remedies } from './assist/remedies'
import type { Status } from '../../polo/status'
import { placeAnswer, placePresses } from '../../polo/travel/press'
import type { Targets } from './targets'
import type { Selection } from './selected'
import type { TravelPlan } from './travel-plan'

export interface Actions extends FamilyActions<BonusActionId, Choice> {
  readonly column: (space: BazaarId, column: number) => void
  /** A contract of the row, by its column from 1. */
  readonly contract: (column: number) => void
  /** An answer to the question that a module's space asks. */
  readonly answer: (answer: PlacementAnswer) => void
}

/** What the actions use. */
interface Parts {
  readonly selection: Selection
  readonly targets: Targets
  readonly travelPlan: TravelPlan
  readonly remedies: Remedies
  readonly room: ContractRoom<Choice>
}

export function makeActions(
  facts: Facts,
  { selection, targets, travelPlan, remedies, room }: Parts
): Actions {
  const { own, view, me, content, task, choose, refuse, refusal } = facts
  const send = (...choices: Choice[]): void => void choose(...choices)
  const { sayWhyNot, attempt, bonus, adjust, die } = bonusPresses<Choice>({
    own,
    selection,
    targets,
    refusal,
    refuse,
    send
  })

  const aim = (space: SpaceId, need: number): void => {
    selection.target.value = space
    selection.need.value = need
  }

  /**
   * Places the chosen dice, or proposes some, for something that needs the value `least`; 0 for the space as a whole.
   * `then` returns choices that follow the placement in the same batch.
   */
  function onSpace(
    space: SpaceId,
    status: Status,
    least: number,
    then: (lowest: number) => readonly AnyChoice[]
  ): Promise<unknown> | undefined {
    if (status.light === 'legal' && targets.placing.value) {
      // Some spaces as a whole allow several values at several prices: the first press shows the highest, the next one
      // enters.
      if (least < 1 && selection.target.value !== space && targets.mostFor(space) > 1) {
        aim(space, targets.mostFor(space))
        return undefined
      }
      const need = least < 1 && selection.target.value === space ? selection.need.value : least
      const dice = selection.chosen.value
      const value = dice.some((die) => die.value === 0) ? targets.valueFor(space, dice, need) : undefined
      const lowest = value === undefined ? selection.lowest.value : targets.lowestWith(dice, value)
      return choose(selection.placement(space, dice, value), ...then(lowest))
    }
    const dice = targets.propose(space, least)
    if (dice && status.light !== 'idle') {
      const need = least < 1 ? targets.mostFor(space) : least
      selection.setDice(dice)
      aim(space, need)
    } else sayWhyNot(status)
    return undefined
  }

  /** Picks the contract that was clicked for placing as the first one. */
  function preselect(column: number): void {
    if (task.value?.kind === 'take-contracts' && !refusal({ type: 'takeContracts', columns: [column] }))
      selection.columns.value = [column]
  }

  const placeChoice = (place: LocationId): Choice | undefined => placeAnswer(task.value, place)

  return {
    ...makeEndTurn(facts, () => view.value.round >= rounds, selection.clear),
    die,
    space: (space) => void onSpace(space, targets.space(space), 0, () => []),
    column: (space, column) => {
      if (task.value?.kind === 'choose-column') attempt({ type: 'column', column })
      else
        void onSpace(space, targets.column(space, column), column, (lowest) =>
          targets.asksColumn(space, lowest) ? [{ type: 'column', column }] : []
        )
    },
    contract: (column) => {
      if (task.value?.kind !== 'take-contracts') {
        const wanted = targets.contract(column)
        const placed = onSpace('contracts', wanted, column, () => [])
        if (placed) void placed.then(() => preselect(column))
        return
      }
      const now = selection.columns.value
      const next = now.includes(column)
        ? now.filter((c) => c !== column)
        : [...now.slice(-1), column].sort((a, b) => a - b)
      const refused = next.length === 0 ? undefined : refusal({ type: 'takeContracts', columns: next })
      if (refused) refuse(refused)
      else selection.columns.value = next
    },
    takeContracts: () =>
      send({ type: 'takeContracts', columns: [...selection.columns.value] }, ...room.answers()),
    answer: (answer) => {
      const status = targets.answer(answer)
      if (task.value?.kind !== answer.task.kind)
        void onSpace(answer.space, status, answer.least, (lowest) =>
          targets.asksAnswer(answer, lowest) ? [answer.choice] : []
        )
      else if (status.refusal) sayWhyNot(status)
      else void choose(answer.choice)
    },
    ...placePresses({
      own,
      selection,
      travelPlan,
      placing: targets.placing,
      placeChoice,
      attempt,
      sayWhyNot,
      remedies,
      diceCounts: () => diceCounts(content, view.value, me.value, 'travel'),
      travelSpace: () => 'travel'
    }),
    complete: (contract) => {
      if (room.of(contract) === undefined) attempt({ type: 'completeContract', contract })
      else room.toggle(contract)
    },
    bonus,
    adjust,
    escape: () => {
      const { target, help, takeHelp } = travelPlan
      if (target.value !== undefined) travelPlan.clear()
      else if (help.value !== undefined) takeHelp(help.value)
      else selection.clear()
    },
    placeChoice
  }
}
