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
import { useTable } from '../../stores/table'
import type { Facts } from './desk'
import { subsets } from '../../../shared/games/voyages/assist/dice-sets'
import type { Mending } from './assist/mend'
import type { Lighting, Status } from './lit'
import type { Selection } from './selection'
import type { Tour } from './tour'

export interface Acting {
  readonly die: (index: number) => void
  readonly space: (space: SpaceId) => void
  readonly column: (space: BazaarId, column: number) => void
  /** A contract of the row, by its column. */
  readonly contract: (column: number) => void
  readonly takeContracts: () => void
  readonly place: (place: LocationId) => void
  readonly complete: (contract: ContractId) => void
  readonly bonus: (action: BonusActionId) => void
  readonly adjust: (by: 1 | -1) => void
  readonly endTurn: () => void
  /** What the dialog asks about before the turn ends: something would be lost, or dice are still in hand. */
  readonly asking: ShallowRef<'loss' | 'dice' | undefined>
  readonly endAnyway: () => void
  readonly escape: () => void
  /** How a place is answered now, where a task is answered on the map. */
  readonly placeChoice: (place: LocationId) => Choice | undefined
}

/** Seats at tables that ended a turn with dice in hand and knew it. */
const asked = new Set<string>()

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export function acting(facts: Facts, selection: Selection, lit: Lighting, tour: Tour, mend: Mending): Acting {
  const { own, me, view, task, choose, refuse, refusal } = facts
  const asking = shallowRef<'loss' | 'dice'>()
  const table = useTable()
  const send = (...choices: Choice[]): void => void choose(...choices)
  const no = (status: Status): void => {
    if (status.refusal) refuse(status.refusal, status.remedy?.())
  }

  /** Places the chosen dice, or proposes some. `then` follows a placement in the same batch. */
  function onSpace(
    space: SpaceId,
    status: Status,
    least: number,
    then: (lowest: number) => readonly Choice[]
  ): Promise<unknown> | undefined {
    if (status.light === 'legal' && lit.placing.value) {
      const dice = selection.chosen.value
      const value = dice.some((die) => die.value === 0) ? lit.valueFor(space, dice, least) : undefined
      const lowest =
        value === undefined
          ? selection.lowest.value
          : Math.min(value, ...dice.filter((die) => die.value > 0).map((die) => die.value))
      return choose(selection.placement(space, dice, value), ...then(lowest))
    }
    const dice = lit.propose(space, least)
    if (dice && status.light !== 'idle') {
      selection.setDice(dice)
      selection.target.value = space
    } else no(status)
    return undefined
  }

  /** The contract that was clicked while placing is the first one picked. */
  function preselect(column: number): void {
    if (task.value?.kind === 'take-contracts' && !refusal({ type: 'takeContracts', columns: [column] }))
      selection.columns.value = [column]
  }

  /** A place is chosen before any dice: the cheapest two that reach it. True if there are such. */
  function proposeTravel(place: LocationId): boolean {
    const value = (index: number): number => own.value.dice[index]?.value || selection.value.value
    const pairs = subsets(own.value.dice.length, 2).sort(
      (a, b) => Math.min(...a.map(value)) - Math.min(...b.map(value)) || sum(a.map(value)) - sum(b.map(value))
    )
    for (const pair of pairs) {
      selection.setDice(pair)
      if (!tour.ways.value.has(place)) continue
      selection.target.value = 'travel'
      tour.choose(place)
      return true
    }
    selection.clear()
    return false
  }

  /** Says what is short for a journey, and what helps where one can still begin. */
  function tooFar(place: LocationId): void {
    const refused = tour.short(place)
    if (!refused) return
    if (lit.placing.value) refuse(refused, mend.remedy({ kind: 'journey', to: place }, refused))
    else refuse(refused)
  }

  /** Waits for a die; where no die in hand will do, says why instead. */
  function arm(action: BonusActionId, make: (die: Die) => Choice): void {
    const [first, ...more] = own.value.dice.map((die) => lit.choice(make(die)))
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
    if (!lit.turn.value) return
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
    const status = lit.choice(choice)
    if (status.refusal) no(status)
    else send(choice)
  }

  function adjust(by: 1 | -1): void {
    const [die, more] = selection.chosen.value
    if (die && !more) tell({ type: 'adjust', die, by })
    else selection.armed.value = 'adjust-die'
  }

  function die(index: number): void {
    if (!lit.turn.value) return
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

  /** Dice stay in hand for later turns, so this is asked once in a game, of every seat. */
  const game = (): string => `${table.info?.id ?? ''} ${me.value}`

  return {
    die,
    space: (space) => void onSpace(space, lit.space(space), 1, () => []),
    column: (space, column) => {
      if (task.value?.kind === 'choose-column') tell({ type: 'column', column })
      else
        void onSpace(space, lit.column(space, column), column, (lowest) =>
          lit.asksColumn(space, lowest) ? [{ type: 'column', column }] : []
        )
    },
    contract: (column) => {
      if (task.value?.kind !== 'take-contracts') {
        const wanted = lit.contract(column)
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
    takeContracts: () => send({ type: 'takeContracts', columns: [...selection.columns.value] }),
    place: (place) => {
      const choice = placeChoice(place)
      if (choice) tell(choice)
      else if (tour.ways.value.has(place)) {
        if (tour.target.value === place) void tour.go(true)
        else tour.choose(place)
      } else if (!lit.placing.value || selection.chosen.value.length > 0 || !proposeTravel(place))
        tooFar(place)
    },
    complete: (contract) => tell({ type: 'completeContract', contract }),
    bonus,
    adjust,
    endTurn: () => {
      if (!task.value) return refuse({ code: 'not-asked' })
      const refused = refusal({ type: 'endTurn' })
      if (refused) refuse(refused)
      else if (loses()) asking.value = 'loss'
      else if (own.value.dice.length > 0 && !asked.has(game())) asking.value = 'dice'
      else send({ type: 'endTurn' })
    },
    asking,
    endAnyway: () => {
      if (asking.value === 'dice') asked.add(game())
      asking.value = undefined
      send({ type: 'endTurn' })
    },
    escape: () => (tour.target.value === undefined ? selection : tour).clear(),
    placeChoice
  }
}
