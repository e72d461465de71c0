/** What a click or a key does: the first input chooses, the second one acts (T-01). */
import { shallowRef, type ShallowRef } from 'vue'
import { bonusCost } from '../../../shared/games/khan/bonus-actions'
import type {
  BonusActionId,
  Choice,
  ContractId,
  Die,
  LocationId,
  OutpostId,
  SealId,
  SpaceId
} from '../../../shared/games/khan/types'
import { subsets } from '../../../shared/polo/assist/dice-sets'
import type { Selection } from '../../polo/selection'
import type { Status } from '../../polo/status'
import { taskOf, type Facts } from './facts'
import type { Remedies } from './assist/remedies'
import type { Payment } from './payment'
import type { Targets } from './targets'
import type { TravelPlan } from './travel-plan'

export interface Acting {
  readonly die: (index: number) => void
  readonly space: (space: SpaceId) => void
  /** An offer of the book with this space, where its die goes; by its place from 0. */
  readonly offer: (space: SpaceId, offer: number) => void
  readonly seal: (seal: SealId) => void
  /** A contract of a city. */
  readonly contract: (contract: ContractId) => void
  readonly takeContracts: () => void
  /** Contracts of cities that are picked, the first one first. */
  readonly picked: ShallowRef<readonly ContractId[]>
  readonly place: (place: LocationId) => void
  readonly complete: (contract: ContractId) => void
  readonly improve: (seal: SealId) => void
  readonly useOutpost: (bonus: OutpostId) => void
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

/** What a press goes by. */
interface Parts {
  readonly selection: Selection<BonusActionId>
  readonly targets: Targets
  readonly travelPlan: TravelPlan
  readonly payment: Payment
  readonly remedies: Remedies
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function acting(facts: Facts, { selection, targets, travelPlan, payment, remedies }: Parts): Acting {
  const { own, view, task, content, choose, refuse, refusal } = facts
  const asking = shallowRef(false)
  const picked = shallowRef<readonly ContractId[]>([])
  const no = ({ refusal: refused, remedy }: Status): void => {
    if (refused) refuse(refused, remedy?.())
  }

  /** Sends a choice that the rules allow, paid as the seat likes; says why not otherwise. */
  function tell(choice: Choice): void {
    const status = targets.choice(choice)
    if (status.refusal) no(status)
    else void payment.send(bonusCost(content, choice), (jade) => [jade ? { ...choice, jade } : choice])
  }

  /** Places the chosen dice and sends what follows, or proposes dice for it. True if they were sent. */
  function onSpace(space: SpaceId, status: Status, then: readonly Choice[] = [], least = 1): boolean {
    if (status.light === 'legal') {
      const place = targets.placement(space, least)
      void payment.send(targets.cost(space, targets.lowestOf(place)), (jade) => [
        jade ? { ...place, jade } : place,
        ...then
      ])
      return true
    }
    // Other dice do not help where what the placement opens is refused.
    const dice = status.light === 'refused' ? undefined : targets.propose(space, least)
    if (dice && status.light !== 'idle') {
      selection.setDice(dice)
      selection.target.value = space
    } else no(status)
    return false
  }

  /** The cheapest dice that reach a place, the fewest first. True if there are such. */
  function proposeTravel(place: LocationId): boolean {
    const value = (index: number): number => own.value.dice[index]?.value || selection.value.value || 6
    for (const { dice } of content.numbers.travelSpaces) {
      const sets = subsets(own.value.dice.length, dice).sort(
        (a, b) =>
          Math.min(...a.map(value)) - Math.min(...b.map(value)) || sum(a.map(value)) - sum(b.map(value))
      )
      for (const set of sets) {
        selection.setDice(set)
        if (!travelPlan.ways.value.has(place)) continue
        selection.target.value = travelPlan.space.value?.id
        travelPlan.choose(place)
        return true
      }
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

  function placeChoice(place: LocationId): Choice | undefined {
    switch (task.value?.kind) {
      case 'copy-bonus':
      case 'own-bonuses':
        return { type: 'cityBonus', location: place }
      case 'settle':
        return { type: 'settleFirst', location: place }
      case 'extra-post':
        return { type: 'extraPost', location: place }
      case 'move-post':
        return { type: 'movePost', from: place }
      default:
        return undefined
    }
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

  /** Does the only one of these that can be done; waits for a choice between several, says why there is none. */
  function oneOf(action: BonusActionId, choices: readonly Choice[]): void {
    const [only, more] = choices.filter((choice) => !refusal(choice))
    const [first] = choices
    if (only && !more) tell(only)
    else if (only) selection.armed.value = selection.armed.value === action ? undefined : action
    else if (first) tell(first)
  }

  function bonus(action: BonusActionId): void {
    if (!targets.turn.value) return
    switch (action) {
      case 'complete-contract':
        oneOf(
          action,
          own.value.contracts.map((contract) => ({ type: 'completeContract', contract }))
        )
        return
      case 'improve-seal':
        oneOf(
          action,
          own.value.seals
            .filter((seal) => !own.value.improved.includes(seal))
            .map((seal) => ({ type: 'improveSeal', seal }))
        )
        return
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

  function adjust(by: 1 | -1): void {
    const [die, more] = selection.chosen.value
    if (die && !more) tell({ type: 'adjust', die, by })
    else selection.armed.value = 'adjust-die'
  }

  function die(index: number): void {
    if (!targets.turn.value) return
    const action = selection.armed.value
    if (action === undefined || action === 'complete-contract' || action === 'improve-seal') {
      selection.toggle(index)
      return
    }
    selection.setDice([index])
    if (action !== 'adjust-die') bonus(action)
  }

  function contract(id: ContractId): void {
    const open = task.value
    if (open?.kind === 'city-contract') {
      tell({ type: 'takeContract', contract: id })
      return
    }
    if (open?.kind !== 'take-contracts') {
      const status = targets.opened('contracts', { type: 'takeContracts', contracts: [id] })
      if (onSpace('contracts', status)) picked.value = [id]
      return
    }
    const now = picked.value
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now.slice(-1), id]
    const alone = refusal({ type: 'takeContracts', contracts: [id] })
    if (alone && !now.includes(id)) refuse(alone)
    else picked.value = next
  }

  /** Those picked in the order in which the rules list them. */
  function takeContracts(): void {
    const [first, second] = picked.value
    if (first === undefined) return
    const orders =
      second === undefined
        ? [[first]]
        : [
            [first, second],
            [second, first]
          ]
    const contracts =
      orders.find((order) => !refusal({ type: 'takeContracts', contracts: order })) ?? orders[0]
    if (contracts) tell({ type: 'takeContracts', contracts })
    picked.value = []
  }

  /** A lost chance: the last turn of the game, with a contract that could still be completed. */
  const loses = (): boolean =>
    view.value.round >= content.numbers.rounds &&
    own.value.dice.length === 0 &&
    own.value.contracts.some((contract) => !refusal({ type: 'completeContract', contract }))

  return {
    die,
    space: (space) => {
      const travel = content.findSpace(space)?.travel
      const status = targets.space(space)
      // Dice on a Travel space are placed with the journey: the space is chosen, the place is next.
      if (space === 'money-bag') bonus(space)
      else if (travel && status.light === 'legal') selection.target.value = space
      else void onSpace(space, status)
    },
    offer: (space, offer) => {
      const choice = { type: 'offer', offer } as const
      if (taskOf(task.value, 'choose-offer')) tell(choice)
      else void onSpace(space, targets.opened(space, choice), [choice])
    },
    seal: (seal) => {
      const choice = { type: 'takeSeal', seal } as const
      const least = content.seal(seal).minDie
      if (taskOf(task.value, 'take-seal')) tell(choice)
      else void onSpace('guild-seals', targets.opened('guild-seals', choice, least), [choice], least)
    },
    contract,
    takeContracts,
    picked,
    place: (place) => {
      const choice = placeChoice(place)
      if (choice) tell(choice)
      else if (travelPlan.ways.value.has(place)) {
        if (travelPlan.target.value === place) void travelPlan.go(true)
        else travelPlan.choose(place)
      } else if (!targets.placing.value || selection.chosen.value.length > 0 || !proposeTravel(place)) {
        tooFar(place)
      }
    },
    complete: (contract) => tell({ type: 'completeContract', contract }),
    improve: (seal) => tell({ type: 'improveSeal', seal }),
    useOutpost: (bonus) => tell({ type: 'useOutpost', bonus }),
    bonus,
    adjust,
    endTurn: () => {
      if (!task.value) return refuse({ code: 'not-asked' })
      const refused = refusal({ type: 'endTurn' })
      if (refused) refuse(refused)
      else if (loses()) asking.value = true
      else void choose({ type: 'endTurn' })
    },
    asking,
    endAnyway: () => {
      asking.value = false
      void choose({ type: 'endTurn' })
    },
    escape: () => {
      if (payment.pending.value) payment.cancel()
      else if (travelPlan.target.value !== undefined) travelPlan.clear()
      else selection.clear()
    },
    placeChoice
  }
}
