/** What a click or a key does: the first input chooses, the second one acts (T-01). */
import { shallowRef, type ShallowRef } from 'vue'
import type {
  BazaarId,
  BonusActionId,
  Choice,
  ContractId,
  Die,
  LocationId,
  SpaceId
} from '../../../shared/games/voyages/types'
import { rounds } from '../../../shared/games/voyages/content/numbers'
import { diceCounts } from '../../../shared/games/voyages/spaces'
import type { PlacementAnswer } from '../../../shared/games/voyages/assist/targets'
import type { AnyChoice, Facts } from './facts'
import { subsets } from '../../../shared/polo/assist/dice-sets'
import type { Remedies } from './assist/remedies'
import type { Status } from '../../polo/status'
import type { Targets } from './targets'
import type { Selection } from './selected'
import type { MakingRoom } from './making-room'
import type { TravelPlan } from './travel-plan'

export interface Acting {
  readonly die: (index: number) => void
  readonly space: (space: SpaceId) => void
  readonly column: (space: BazaarId, column: number) => void
  /** A contract of the row, by its column. */
  readonly contract: (column: number) => void
  readonly takeContracts: () => void
  /** What answers the question of a module's space. */
  readonly answer: (answer: PlacementAnswer) => void
  readonly place: (place: LocationId) => void
  readonly complete: (contract: ContractId) => void
  readonly bonus: (action: BonusActionId) => void
  readonly adjust: (by: 1 | -1) => void
  readonly endTurn: () => void
  /** The dialog asks before the turn ends: something would be lost by it. */
  readonly asking: ShallowRef<boolean>
  readonly endAnyway: () => void
  readonly escape: () => void
  /** How a place is answered now, where a task is answered on the map. */
  readonly placeChoice: (place: LocationId) => Choice | undefined
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What a press goes by. */
interface Parts {
  readonly selection: Selection
  readonly targets: Targets
  readonly travelPlan: TravelPlan
  readonly remedies: Remedies
  readonly room: MakingRoom
}

export function acting(facts: Facts, { selection, targets, travelPlan, remedies, room }: Parts): Acting {
  const { own, view, task, choose, refuse, refusal } = facts
  const asking = shallowRef(false)
  const send = (...choices: Choice[]): void => void choose(...choices)
  const no = (status: Status): void => {
    if (status.refusal) refuse(status.refusal, status.remedy?.())
  }

  const aim = (space: SpaceId, need: number): void => {
    selection.target.value = space
    selection.need.value = need
  }

  /**
   * Places the chosen dice, or proposes some, for something that needs the value `least`; 0 for the space as a whole.
   * `then` follows a placement in the same batch.
   */
  function onSpace(
    space: SpaceId,
    status: Status,
    least: number,
    then: (lowest: number) => readonly AnyChoice[]
  ): Promise<unknown> | undefined {
    if (status.light === 'legal' && targets.placing.value) {
      // A whole space may be entered with several values at several prices: said first, entered by the next press.
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
    } else no(status)
    return undefined
  }

  /** The contract that was clicked while placing is the first one picked. */
  function preselect(column: number): void {
    if (task.value?.kind === 'take-contracts' && !refusal({ type: 'takeContracts', columns: [column] }))
      selection.columns.value = [column]
  }

  /** A place is chosen before any dice: the cheapest that reach it. True if there are such. */
  function proposeTravel(place: LocationId): boolean {
    const value = (index: number): number => own.value.dice[index]?.value || selection.value.value || 6
    const cheapest = (size: number): readonly number[][] =>
      subsets(own.value.dice.length, size).sort(
        (a, b) =>
          Math.min(...a.map(value)) - Math.min(...b.map(value)) || sum(a.map(value)) - sum(b.map(value))
      )
    for (const dice of diceCounts(facts.content, view.value, facts.me.value, 'travel').flatMap(cheapest)) {
      selection.setDice(dice)
      if (!travelPlan.ways.value.has(place)) continue
      selection.target.value = 'travel'
      travelPlan.choose(place)
      return true
    }
    selection.clear()
    return false
  }

  /** Says what is short for a journey, and what helps where one can still begin. */
  function tooFar(place: LocationId): void {
    const refused = travelPlan.short(place)
    if (!refused) return
    if (targets.placing.value) refuse(refused, remedies.remedy({ kind: 'journey', to: place }, refused))
    else refuse(refused)
  }

  /** Waits for a die; where no die in hand will do, says why instead. */
  function arm(action: BonusActionId, make: (die: Die) => Choice): void {
    const [first, ...more] = own.value.dice.map((die) => targets.choice(make(die)))
    if (first?.refusal && more.every((status) => status.refusal)) no(first)
    else selection.armed.value = selection.armed.value === action ? undefined : action
  }

  const oneDie = (make: (die: Die) => Choice, action: BonusActionId): void => {
    const [die, more] = selection.chosen.value
    if (die && !more) {
      const choice = make(die)
      if (!refusal(choice)) selection.armed.value = undefined
      tell(choice)
    } else {
      selection.setDice([])
      arm(action, make)
    }
  }

  function placeChoice(place: LocationId): Choice | undefined {
    switch (task.value?.kind) {
      case 'copy-bonus':
      case 'own-bonuses':
        return { type: 'cityBonus', location: place }
      case 'settle':
        return { type: 'settleFirst', location: place }
      case 'move-post':
        return { type: 'movePost', from: place }
      default:
        return undefined
    }
  }

  function bonus(action: BonusActionId): void {
    if (!targets.turn.value) return
    switch (action) {
      case 'complete-contract': {
        const ready = own.value.contracts.filter(
          (contract) => !refusal({ type: 'completeContract', contract })
        )
        const [only] = ready
        if (only !== undefined && ready.length === 1) send({ type: 'completeContract', contract: only })
        else if (ready.length > 1) selection.armed.value = action
        else
          for (const contract of own.value.contracts.slice(0, 1)) tell({ type: 'completeContract', contract })
        return
      }
      case 'money-bag':
        oneDie((die) => ({ type: 'moneyBag', die }), action)
        return
      case 'reroll-die':
        oneDie((die) => ({ type: 'reroll', die }), action)
        return
      case 'adjust-die': {
        const [die, more] = selection.chosen.value
        if (!die || more) {
          arm(action, (any) => ({ type: 'adjust', die: any, by: any.value < 6 ? 1 : -1 }))
          return
        }
        const ways = ([-1, 1] as const).filter((by) => !refusal({ type: 'adjust', die, by }))
        if (ways.length < 2) adjust(ways[0] ?? (die.value < 6 ? 1 : -1))
        else selection.armed.value = selection.armed.value === action ? undefined : action
        return
      }
      default:
        tell({ type: 'blackDie' })
    }
  }

  function tell(choice: Choice): void {
    const status = targets.choice(choice)
    if (status.refusal) no(status)
    else send(choice)
  }

  function adjust(by: 1 | -1): void {
    const [die, more] = selection.chosen.value
    if (die && !more) tell({ type: 'adjust', die, by })
    else selection.armed.value = 'adjust-die'
  }

  function die(index: number): void {
    if (!targets.turn.value) return
    const action = selection.armed.value
    if (action === undefined || action === 'complete-contract') {
      selection.toggle(index)
      return
    }
    selection.setDice([index])
    if (action !== 'adjust-die') bonus(action)
  }

  /** A lost chance: the last turn of the game, with a contract that could still be completed. */
  const loses = (): boolean =>
    view.value.round >= rounds &&
    own.value.dice.length === 0 &&
    own.value.contracts.some((contract) => !refusal({ type: 'completeContract', contract }))

  return {
    die,
    space: (space) => void onSpace(space, targets.space(space), 0, () => []),
    column: (space, column) => {
      if (task.value?.kind === 'choose-column') tell({ type: 'column', column })
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
      else if (status.refusal) no(status)
      else void choose(answer.choice)
    },
    place: (place) => {
      const choice = placeChoice(place)
      if (choice) tell(choice)
      else if (travelPlan.ways.value.has(place)) {
        if (travelPlan.target.value === place) void travelPlan.go(true)
        else travelPlan.choose(place)
      } else if (!targets.placing.value || selection.chosen.value.length > 0 || !proposeTravel(place))
        tooFar(place)
    },
    complete: (contract) => {
      if (room.of(contract) === undefined) tell({ type: 'completeContract', contract })
      else room.toggle(contract)
    },
    bonus,
    adjust,
    endTurn: () => {
      if (!task.value) return refuse({ code: 'not-asked' })
      const refused = refusal({ type: 'endTurn' })
      if (refused) refuse(refused)
      else if (loses()) asking.value = true
      else send({ type: 'endTurn' })
    },
    asking,
    endAnyway: () => {
      asking.value = false
      send({ type: 'endTurn' })
    },
    escape: () => {
      const { target, help, takeHelp } = travelPlan
      if (target.value !== undefined) travelPlan.clear()
      else if (help.value !== undefined) takeHelp(help.value)
      else selection.clear()
    },
    placeChoice
  }
}
