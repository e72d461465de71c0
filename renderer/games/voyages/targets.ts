/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer is asked of the rules,
 * on this seat's own view, so what is lit is what the rules list.
 */
import { computed } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { cheapestDice } from '../../../shared/polo/assist/dice-sets'
import {
  answerRefusal,
  asksAnswer,
  type PlacementAnswer,
  type Target
} from '../../../shared/games/voyages/assist/targets'
import { diceOn } from '../../../shared/polo/dice'
import { diceCounts, diceNeeded, occupiedPrice } from '../../../shared/games/voyages/spaces'
import { turnChoicesIn } from '../../../shared/games/voyages/turn'
import {
  bazaars,
  type BazaarId,
  type Choice,
  type Die,
  type SpaceId,
  type Task
} from '../../../shared/games/voyages/types'
import { useTable } from '../../stores/table'
import type { Remedies } from './assist/remedies'
import type { AnyChoice, Facts } from './facts'
import type { Status } from '../../polo/status'
import { turnStatus, type TurnStatus } from '../../polo/turn-status'
import type { Selection } from './selected'

export interface Targets extends Pick<TurnStatus<Target>, 'turn' | 'placing'> {
  readonly space: (space: SpaceId) => Status
  readonly column: (space: BazaarId, column: number) => Status
  readonly contract: (column: number) => Status
  /** What answers the question of a module's space: its placement's own status, then the answer's. */
  readonly answer: (answer: PlacementAnswer) => Status
  /**
   * Coins that placing the chosen dice costs; on an occupied space without chosen dice undefined, where free 0. Dice without
   * a value cost what the least value costs that reaches what is aimed at.
   */
  readonly price: (space: SpaceId) => number | undefined
  /** True if that price is the least one: what else is chosen on the space may cost more. */
  readonly priceMayRise: (space: SpaceId) => boolean
  /** Indices of the cheapest dice for a space, with the chosen ones among them; with a lowest value of at least `least`. */
  readonly propose: (space: SpaceId, least?: number) => readonly number[] | undefined
  /**
   * Value for dice without one: the chosen value, else the least from `least` on that the rules accept, or the highest
   * where nothing depends on its price. Undefined where none will do.
   */
  readonly valueFor: (space: SpaceId, dice: readonly Die[], least?: number) => number | undefined
  /** The highest value payable on a space where dice without one would take the least; 1 where nothing is to be decided. */
  readonly mostFor: (space: SpaceId) => number
  /** What is aimed at on a space needs this value. */
  readonly needOf: (space: SpaceId) => number
  /** The least value of these dice where those without one count as this. */
  readonly lowestWith: (dice: readonly Die[], value: number) => number
  /** True if a placement on this stall asks for the column afterwards. */
  readonly asksColumn: (space: BazaarId, lowest: number) => boolean
  /** True if such a placement asks for the answer afterwards. */
  readonly asksAnswer: (answer: PlacementAnswer, lowest: number) => boolean
  readonly choice: (choice: AnyChoice) => Status
}

/** Bonus actions that something may help to; the end of the turn is not an aim. */
const mendable: ReadonlySet<string> = new Set(['completeContract', 'blackDie', 'reroll', 'adjust'])
const idle: Status = { light: 'idle' }

/** `stepsMeant`: steps of the journey that is aimed at. */
export function targetsFor(
  facts: Facts,
  selection: Selection,
  remedies: Remedies,
  stepsMeant: () => number
): Targets {
  const { view, own, me, task, content, refusal, refusalAt } = facts
  const table = useTable()
  const { turn, placing, refusedAt, asked, once } = turnStatus<Target>({
    ...{ view, own, me, task, selection, remedies }
  })
  const open = computed(() => {
    const offered = turn.value && table.choices ? turnChoicesIn(table.choices) : undefined
    return new Set(offered?.places.map((place) => place.space))
  })

  const valueless = (dice: readonly Die[]): boolean => dice.some((die) => die.value === 0)
  const lowestWith = (dice: readonly Die[], value: number): number =>
    Math.min(...dice.map((die) => die.value || value))
  /** The value of the dice is paid for there, or later dice must follow it: a low one is better. */
  const isDear = (space: SpaceId): boolean =>
    space === 'khans-favor' || occupiedPrice(content, view.value, me.value, space, 6) > 0

  /** The value is how much may be taken there. */
  const isCeiling = (space: SpaceId): boolean =>
    space === 'travel' || space === 'contracts' || bazaars.some((stall) => stall === space)
  const needOf = (space: SpaceId): number =>
    Math.max(
      selection.target.value === space ? selection.need.value : 1,
      space === 'travel' ? stepsMeant() : 1
    )

  function valueFor(space: SpaceId, dice: readonly Die[], least = 1): number | undefined {
    const asked = selection.value.value
    const open = asked > 0 ? [asked] : [1, 2, 3, 4, 5, 6]
    const taken = open.filter((value) => value >= least && !refusal(selection.placement(space, dice, value)))
    return isDear(space) ? taken[0] : taken.at(-1)
  }

  function place(space: SpaceId, dice: readonly Die[], least = 1): Refusal | undefined {
    if (!valueless(dice)) return refusal(selection.placement(space, dice))
    const value = valueFor(space, dice, least) ?? (selection.value.value || least)
    return refusal(selection.placement(space, dice, value))
  }

  function propose(space: SpaceId, least = 1): readonly number[] | undefined {
    const fixed = selection.dice.value
    if (!placing.value) return undefined
    for (const size of diceCounts(content, view.value, me.value, space)) {
      const found = cheapestDice(
        own.value.dice,
        size,
        (dice, set) =>
          fixed.every((index) => set.includes(index)) &&
          lowestWith(dice, selection.value.value || 6) >= least &&
          !place(space, dice, least)
      )
      if (found) return found
    }
    return undefined
  }

  /** Why no dice in hand will do: what the rules say of the highest ones. */
  function hopeless(space: SpaceId, least = 1): Refusal | undefined {
    const needs = diceNeeded(content, space) ?? 1
    const highest = [...own.value.dice].sort((a, b) => b.value - a.value).slice(0, needs)
    return place(space, highest, least)
  }

  const at = (id: SpaceId): Target => ({ kind: 'space', space: id })

  function space(id: SpaceId): Status {
    if (!placing.value) return idle
    const chosen = selection.chosen.value
    if (chosen.length === 0)
      return open.value.has(id) ? { light: 'possible' } : { ...refusedAt(at(id), hopeless(id)), atRest: true }
    const refused = place(id, chosen)
    if (!refused) return asked(undefined, at(id), price(id))
    const needs = diceNeeded(content, id) ?? 1
    return chosen.length < needs && open.value.has(id) && propose(id)
      ? { light: 'possible', refusal: refused }
      : refusedAt(at(id), refused)
  }

  /** A cell of a row that a placement opens: the placement's own status, then the cell's under the task it would ask. */
  function cell(
    id: SpaceId,
    kind: Task['kind'],
    least: number,
    choice: Choice,
    target: Target,
    task_: (lowest: number) => Task
  ): Status {
    if (task.value?.kind === kind) return asked(refusal(choice))
    const whole = space(id)
    if (whole.light !== 'legal') {
      if (whole.light !== 'possible')
        return whole.light === 'refused' ? { ...whole, ...refusedAt(target, whole.refusal) } : whole
      if (propose(id, least)) return whole
      const why = whole.refusal ??
        hopeless(id, least) ?? {
          code: 'column-out-of-reach',
          numbers: { column: least, reach: reach(id) }
        }
      const atRest = selection.chosen.value.length === 0
      return { ...refusedAt(target, why), ...(atRest && { atRest }) }
    }
    return opened(id, least, target, (lowest) => refusalAt(task_(lowest), choice))
  }

  /** What may be entered with the chosen dice leads on to the target, or not: by the lowest of them. */
  function opened(
    id: SpaceId,
    least: number,
    target: Target,
    refusedWith: (lowest: number) => Refusal | undefined
  ): Status {
    const dice = selection.chosen.value
    const value = valueless(dice) ? valueFor(id, dice, least) : undefined
    // Not even at its own price.
    if (valueless(dice) && value === undefined && selection.value.value === 0)
      return refusedAt(target, place(id, dice, least))
    const lowest = value === undefined ? selection.lowest.value : lowestWith(dice, value)
    return asked(refusedWith(lowest), target, priceAt(id, lowest))
  }

  function answer(target: PlacementAnswer): Status {
    const { space: id, least, choice } = target
    if (task.value?.kind === target.task.kind) return asked(refusal(choice))
    const whole = space(id)
    if (whole.light === 'idle' || whole.light === 'refused') return whole
    const rules = table.game?.rules
    if (!rules) return idle
    const refusedWith = (lowest: number): Refusal | undefined =>
      answerRefusal({ rules }, view.value, me.value, target, lowest, priceAt(id, lowest))
    if (whole.light === 'legal') return opened(id, least, target, refusedWith)
    const refused = refusedWith(Math.max(least, reach(id)))
    const atRest = selection.chosen.value.length === 0
    if (!refused && propose(id, least)) return whole
    return { ...refusedAt(target, refused ?? refusedWith(reach(id))), ...(atRest && { atRest }) }
  }
  /** The highest column that any dice of the hand open there. */
  const reach = (space: SpaceId): number => {
    return selection.handValues()[(diceNeeded(content, space) ?? 1) - 1] ?? 0
  }

  /** Coins for dice there whose lowest one is this. */
  const priceAt = (id: SpaceId, lowest: number): number =>
    diceOn(view.value, id).length === 0 || id === 'khans-favor' || content.findCityCard(id)
      ? 0
      : occupiedPrice(content, view.value, me.value, id, lowest)

  function price(id: SpaceId): number | undefined {
    if (priceAt(id, 6) === 0) return 0
    const dice = selection.chosen.value
    if (dice.length === 0) return undefined
    const need = needOf(id)
    const value = valueless(dice) ? (valueFor(id, dice, need) ?? (selection.value.value || need)) : 0
    return priceAt(id, lowestWith(dice, value))
  }

  return {
    turn,
    placing,
    space: (id) => once(id, () => space(id)),
    column: (id, column) => {
      const open_ = task.value
      if (open_?.kind === 'choose-column' && open_.space !== id) return idle
      return once(`${id} ${column}`, () =>
        cell(
          id,
          'choose-column',
          column,
          { type: 'column', column },
          { kind: 'column', space: id, column },
          (lowest) => ({
            kind: 'choose-column',
            space: id,
            lowest
          })
        )
      )
    },
    contract: (column) =>
      once(`contracts ${column}`, () =>
        cell(
          'contracts',
          'take-contracts',
          column,
          { type: 'takeContracts', columns: [column] },
          { kind: 'contract', column },
          (lowest) => ({
            kind: 'take-contracts',
            lowest
          })
        )
      ),
    answer: (target) => once(`${target.space} ${JSON.stringify(target.choice)}`, () => answer(target)),
    price,
    priceMayRise: (id) =>
      isDear(id) &&
      valueless(selection.chosen.value) &&
      selection.value.value === 0 &&
      isCeiling(id) &&
      needOf(id) === 1,
    propose,
    valueFor,
    mostFor: (id) => {
      const dice = selection.chosen.value
      const free = dice.length > 0 ? valueless(dice) : valueless(own.value.dice)
      if (!free || selection.value.value > 0 || !isCeiling(id) || !isDear(id)) return 1
      const set = (propose(id) ?? []).flatMap((index) => own.value.dice[index] ?? [])
      return [6, 5, 4, 3, 2].find((value) => !refusal(selection.placement(id, set, value))) ?? 1
    },
    lowestWith,
    needOf,
    asksAnswer: (answer, lowest) => {
      const rules = table.game?.rules
      const coins = priceAt(answer.space, lowest)
      return rules !== undefined && asksAnswer({ rules }, view.value, me.value, answer, lowest, coins)
    },
    asksColumn: (id, lowest) =>
      bazaars.some((stall) => stall === id) &&
      !refusalAt({ kind: 'choose-column', space: id, lowest }, { type: 'column', column: 2 }),
    choice: (choice) =>
      task.value
        ? asked(
            refusal(choice),
            mendable.has(choice.type) ? { kind: 'bonus', choice: choice as Choice } : undefined
          )
        : idle
  }
}
