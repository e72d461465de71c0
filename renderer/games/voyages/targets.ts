/**
 * What can be done now and why not (T-02 to T-04). Nothing here is a rule: every answer is asked of the rules,
 * on this seat's own view, so what is lit is what the rules list.
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
  /** What answers the question of a module's space: its placement's own status, then the answer's. */
  readonly answer: (answer: PlacementAnswer) => Status
  /** True if a placement on this stall asks for the column afterwards. */
  readonly asksColumn: (space: BazaarId, lowest: number) => boolean
  /** True if such a placement asks for the answer afterwards. */
  readonly asksAnswer: (answer: PlacementAnswer, lowest: number) => boolean
  readonly choice: (choice: AnyChoice) => Status
}

/** Bonus actions that something may help to; the end of the turn is not an aim. */
type Repairable = Extract<Choice, { readonly type: 'completeContract' | 'blackDie' | 'reroll' | 'adjust' }>
const repairable: ReadonlySet<string> = new Set<Repairable['type']>([
  'completeContract',
  'blackDie',
  'reroll',
  'adjust'
])
const isRepairable = (choice: AnyChoice): choice is Repairable => repairable.has(choice.type)
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
    return new Set(offered?.openSpaces.map((place) => place.space))
  })

  const placements = placementsFor(facts, selection, placing, stepsMeant)
  const { place, price, priceAt, priceUpTo, propose, valueFor, valueless, mostFor, lowestWith, needOf } =
    placements

  /** Why no dice in hand will do: what the rules say of the highest ones. */
  function hopeless(space: SpaceId, least = 1): Refusal | undefined {
    const needs = diceNeeded(content, space) ?? 1
    const highest = placeable(own.value.dice)
      .toSorted((a, b) => b.value - a.value)
      .slice(0, needs)
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
    ...{ price, priceUpTo, propose, valueFor, mostFor, lowestWith, needOf },
    asksAnswer: (answer, lowest) => {
      const rules = table.game?.rules
      const coins = priceAt(answer.space, lowest)
      return rules !== undefined && asksAnswer({ rules }, view.value, me.value, answer, lowest, coins)
    },
    asksColumn: (id, lowest) =>
      bazaars.some((stall) => stall === id) &&
      !refusalAt({ kind: 'choose-column', space: id, lowest }, { type: 'column', column: 2 }),
    choice: (choice) =>
      task.value ? asked(refusal(choice), isRepairable(choice) ? { kind: 'bonus', choice } : undefined) : idle
  }
}
