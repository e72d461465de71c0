/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer comes from the rules applied to
 * this seat's own view, so that what is highlighted is what they allow.
 */
import { computed } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { placeable } from '../../../shared/polo/dice'
import {
  answerRefusal,
  asksAnswer,
  type PlacementAnswer,
  type Target
} from '../../../shared/games/voyages/assist/targets'
import { diceNeeded } from '../../../shared/games/voyages/spaces'
import { turnChoicesIn } from '../../../shared/games/voyages/turn'
import {
  bazaars,
  type BazaarId,
  type Choice,
  type SpaceId,
  type Task
} from '../../../shared/games/voyages/types'
import { placementsFor, type Placements } from './placements'
import { useTable } from '../../stores/table'
import type { Remedies } from './assist/remedies'
import type { AnyChoice, Facts } from './facts'
import type { Status } from '../../polo/status'
import { turnStatus, type TurnStatus } from '../../polo/turn-status'
import type { Selection } from './selected'

export interface Targets
  extends Pick<TurnStatus<Target>, 'turn' | 'placing'>, Omit<Placements, 'place' | 'priceAt' | 'valueless'> {
  readonly space: (space: SpaceId) => Status
  readonly column: (space: BazaarId, column: number) => Status
  readonly contract: (column: number) => Status
  /**
   * The status of an answer to the question that a module's space asks: first that of the placement, then the answer's
   * own.
   */
  readonly answer: (answer: PlacementAnswer) => Status
  /** True if placing dice with this lowest value on the stall is followed by the choice of a column. */
  readonly asksColumn: (space: BazaarId, lowest: number) => boolean
  /** True if placing dice with this lowest value is followed by the question that the answer answers. */
  readonly asksAnswer: (answer: PlacementAnswer, lowest: number) => boolean
  readonly choice: (choice: AnyChoice) => Status
}

/** Bonus actions for which remedies are searched; ending the turn is not one. */
type Repairable = Extract<Choice, { readonly type: 'completeContract' | 'blackDie' | 'reroll' | 'adjust' }>
const repairable: ReadonlySet<string> = new Set<Repairable['type']>([
  'completeContract',
  'blackDie',
  'reroll',
  'adjust'
])
const isRepairable = (choice: AnyChoice): choice is Repairable => repairable.has(choice.type)
const idle: Status = { light: 'idle' }

/** `stepsMeant`: the number of steps of the selected journey. */
export function targetsFor(
  facts: Facts,
  selection: Selection,
  remedies: Remedies,
  stepsMeant: () => number
): Targets {
  const { view, own, me, task, content, refusal, refusalAt } = facts
  const table = useTable()
  const { turn, placing, refusedAt, statusOf, memoise } = turnStatus<Target>(facts, selection, remedies)
  const open = computed(() => {
    const offered = turn.value && table.choices ? turnChoicesIn(table.choices) : undefined
    return new Set(offered?.openSpaces.map((place) => place.space))
  })

  const placements = placementsFor(facts, selection, placing, stepsMeant)
  const { place, price, priceAt, priceUpTo, propose, valueFor, valueless, mostFor, lowestWith, needOf } =
    placements

  /** Why no dice in hand will do: the refusal of the highest ones. */
  function refusalOfHighest(space: SpaceId, least = 1): Refusal | undefined {
    const needs = diceNeeded(content, space) ?? 1
    const highest = placeable(own.value.dice)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, needs)
    return place(space, highest, least)
  }

  const at = (id: SpaceId): Target => ({ kind: 'space', space: id })

  const space = (id: SpaceId): Status => memoise(id, () => spaceStatus(id))
  function spaceStatus(id: SpaceId): Status {
    if (!placing.value) return idle
    const chosen = selection.chosen.value
    if (chosen.length === 0)
      return open.value.has(id)
        ? { light: 'possible' }
        : { ...refusedAt(at(id), refusalOfHighest(id)), atRest: true }
    const refused = place(id, chosen)
    if (!refused) return statusOf(undefined, at(id), price(id))
    const needs = diceNeeded(content, id) ?? 1
    return chosen.length < needs && open.value.has(id) && propose(id)
      ? { light: 'possible', refusal: refused }
      : refusedAt(at(id), refused)
  }

  /**
   * The status of a cell in a row that a placement opens: first that of the placement, then its own under the task that
   * the placement would open.
   */
  function cell(
    id: SpaceId,
    kind: Task['kind'],
    least: number,
    choice: Choice,
    target: Target,
    taskAfter: (lowest: number) => Task
  ): Status {
    if (task.value?.kind === kind) return statusOf(refusal(choice))
    const whole = space(id)
    if (whole.light !== 'legal') {
      if (whole.light !== 'possible')
        return whole.light === 'refused' ? { ...whole, ...refusedAt(target, whole.refusal) } : whole
      if (propose(id, least)) return whole
      // Too few chosen dice are no reason: no others of the hand would do either.
      const why = refusalOfHighest(id, least) ?? {
        code: 'column-out-of-reach',
        numbers: { column: least, reach: Math.min(selection.lowest.value || Infinity, reach(id)) }
      }
      const atRest = selection.chosen.value.length === 0
      return { ...refusedAt(target, why), ...(atRest && { atRest }) }
    }
    return afterPlacing(id, least, target, (lowest) => refusalAt(taskAfter(lowest), choice))
  }

  /** The status of a target that lies behind a legal placement of the chosen dice, by their lowest value. */
  function afterPlacing(
    id: SpaceId,
    least: number,
    target: Target,
    refusedWith: (lowest: number) => Refusal | undefined
  ): Status {
    const dice = selection.chosen.value
    const value = valueless(dice) ? valueFor(id, dice, least) : undefined
    // No value that the target needs is accepted there.
    if (valueless(dice) && value === undefined && selection.value.value === 0)
      return refusedAt(target, place(id, dice, least))
    const lowest = value === undefined ? selection.lowest.value : lowestWith(dice, value)
    return statusOf(refusedWith(lowest), target, priceAt(id, lowest))
  }

  function answer(target: PlacementAnswer): Status {
    const { space: id, least, choice } = target
    if (task.value?.kind === target.task.kind) return statusOf(refusal(choice))
    const whole = space(id)
    if (whole.light === 'idle' || whole.light === 'refused') return whole
    const rules = table.game?.rules
    if (!rules) return idle
    const refusedWith = (lowest: number): Refusal | undefined =>
      answerRefusal({ rules }, view.value, me.value, target, lowest, priceAt(id, lowest))
    if (whole.light === 'legal') return afterPlacing(id, least, target, refusedWith)
    const refused = refusedWith(Math.max(least, reach(id)))
    const atRest = selection.chosen.value.length === 0
    if (!refused && propose(id, least)) return whole
    return { ...refusedAt(target, refused ?? refusedWith(reach(id))), ...(atRest && { atRest }) }
  }
  /** The highest column that dice in hand can reach there. */
  const reach = (space: SpaceId): number => {
    return selection.handValues()[(diceNeeded(content, space) ?? 1) - 1] ?? 0
  }

  return {
    turn,
    placing,
    space,
    column: (id, column) => {
      const openTask = task.value
      if (openTask?.kind === 'choose-column' && openTask.space !== id) return idle
      return memoise(`${id} ${column}`, () =>
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
      memoise(`contracts ${column}`, () =>
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
    answer: (target) => memoise(`${target.space} ${JSON.stringify(target.choice)}`, () => answer(target)),
    price,
    priceUpTo,
    propose,
    valueFor,
    mostFor,
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
        ? statusOf(refusal(choice), isRepairable(choice) ? { kind: 'bonus', choice } : undefined)
        : idle
  }
}
