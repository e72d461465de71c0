/** What a player may aim at in a turn, and what it takes: every answer comes from the rules. */
import type { Refusal, Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { diceCounts, occupiedPrice, spaceRefusal } from '../spaces'
import { paysFare } from '../stock'
import { tasks } from '../tasks'
import { tokensIn } from '../../../polo/dice'
import type { ModuleChoice, ModuleTask } from '../../../polo/modules'
import { classBit } from '../../../polo/placements'
import type { BazaarId, Choice, Die, LocationId, SpaceId, State } from '../types'
import type * as family from '../../../polo/assist/repair'
import { cheapestDice } from '../../../polo/assist/dice-sets'
import { fares } from './fares'
import type { Played } from './foresee'
import { withStock } from './stock'

/** A thing on the table that was pointed at. Columns are those of a stall and of the contract row. */
export type Target =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'column'; readonly space: BazaarId; readonly column: number }
  | { readonly kind: 'contract'; readonly column: number }
  | { readonly kind: 'journey'; readonly to: LocationId }
  | PlacementAnswer
  /** A bonus action. */
  | { readonly kind: 'bonus'; readonly choice: Choice }

/**
 * How a question is answered that a placement on a module's space opens, as by a palace of Venice. The question takes the
 * lowest die placed as `lowest`; no die below `least` will do.
 */
export interface PlacementAnswer {
  readonly kind: 'answer'
  readonly space: SpaceId
  readonly least: number
  readonly task: ModuleTask
  readonly choice: ModuleChoice
}

/**
 * Why dice of this lowest value would not lead to the answer, after `coins` for an occupied space were paid; undefined where
 * they would.
 */
export function answerRefusal(
  { rules }: Pick<Played, 'rules'>,
  state: State,
  seat: Seat,
  { task, choice }: Pick<PlacementAnswer, 'task' | 'choice'>,
  lowest: number,
  coins: number
): Refusal | undefined {
  return rules.refusal(asked(state, seat, task, lowest, coins), seat, choice)
}

/** True if such dice open more than one answer: the only one is given without asking. */
export function asksAnswer(
  { rules }: Pick<Played, 'rules'>,
  state: State,
  seat: Seat,
  { task }: Pick<PlacementAnswer, 'task'>,
  lowest: number,
  coins: number
): boolean {
  const open = rules.decisions(asked(state, seat, task, lowest, coins), seat)
  return (open.find((one) => one.seat === seat)?.choices?.count() ?? 0) > 1
}

/** The position in which dice of this lowest value were placed and paid for, and the question is asked. */
function asked(state: State, seat: Seat, task: PlacementAnswer['task'], lowest: number, coins: number) {
  const agenda = state.agenda.map((stack, of) => (of === seat ? [...stack, { ...task, lowest }] : stack))
  const seats = state.seats.map((one, of) =>
    of === seat ? { ...one, stock: { ...one.stock, coin: one.stock.coin - coins } } : one
  )
  return { ...state, agenda, seats }
}

/** The space whose dice stand for the target; undefined for a bonus action. */
export function spaceOf(target: Target): SpaceId | undefined {
  switch (target.kind) {
    case 'space':
    case 'column':
    case 'answer':
      return target.space
    case 'contract':
      return 'contracts'
    case 'journey':
      return 'travel'
    case 'bonus':
      return undefined
  }
}

/** A target in the turn of a seat. Bonus actions leave figures where they are, so one aim serves a whole search. */
export class Aim implements family.Aim<State> {
  readonly byStock: boolean
  readonly #played: Played
  readonly #seat: Seat
  readonly #target: Target
  readonly #leads: (state: State, lowest: number, dice: number) => boolean

  constructor(played: Played, view: State, seat: Seat, target: Target) {
    this.#played = played
    this.#seat = seat
    this.#target = target
    this.byStock = target.kind === 'bonus'
    this.#leads = leading(played, view, seat, target)
  }

  /** How the target is taken in this position; undefined while it is not open. `prefer`: dice to keep, by index. */
  means(state: State, prefer: readonly number[] = []): family.Means | undefined {
    if (this.#target.kind === 'bonus')
      return this.#played.rules.refusal(state, this.#seat, this.#target.choice) ? undefined : { dice: [] }
    const hand = seatOf(state, this.#seat).dice
    for (const size of this.#counts(state)) {
      const open = this.#classes(state, size)
      if (open === 0) continue
      const fits = (set: readonly Die[]): boolean => tokensIn(set) <= 1 && valuesIn(open, set).length > 0
      const dice = cheapestDice(hand, size, fits, prefer)
      if (!dice) continue
      const set = dice.flatMap((index) => hand[index] ?? [])
      const [value] = set.some((die) => die.value === 0) ? valuesIn(open, set) : []
      return value === undefined ? { dice } : { dice, value }
    }
    return undefined
  }

  /**
   * True if the target may open with enough coins, camels and goods and the right dice. Where not, no search is needed:
   * a bonus action changes neither posts nor dice on spaces nor the contract row.
   */
  mayOpen(state: State): boolean {
    const rich = withStock(state, this.#seat)
    return this.#target.kind === 'bonus' || this.#counts(rich).some((size) => this.#classes(rich, size) !== 0)
  }

  /** How many dice the space takes, the printed number first. */
  #counts(state: State): readonly number[] {
    return diceCounts(this.#played.content, state, this.#seat, spaceOf(this.#target) ?? '')
  }

  /** The classes of sets of so many dice, as a mask, with which a placement is taken and leads to the target. */
  #classes(state: State, size: number): number {
    const space = spaceOf(this.#target)
    if (space === undefined || state.turn.mainDone) return 0
    let mask = 0
    for (const lowest of values)
      if (this.#leads(state, lowest, size))
        for (const own of [false, true])
          if (!spaceRefusal(this.#played.content, state, this.#seat, space, own, lowest, size))
            mask |= classBit(own, lowest)
    return mask
  }
}

const values = [1, 2, 3, 4, 5, 6] as const

/** The lowest values with which these dice are among the classes of a mask: their own, or any for dice without one. */
function valuesIn(mask: number, dice: readonly Die[]): readonly number[] {
  const own = dice.some((die) => die.colour === 'own')
  const free = dice.some((die) => die.value === 0)
  const lowest = Math.min(...dice.map((die) => die.value))
  return values.filter((value) => (free || value === lowest) && (mask & classBit(own, value)) !== 0)
}

/** Whether a placement with this lowest die leads on to the target, by the question that it opens. */
function leading(
  played: Played,
  view: State,
  seat: Seat,
  target: Target
): (state: State, lowest: number, dice: number) => boolean {
  const { content } = played
  switch (target.kind) {
    case 'answer':
      return (state, lowest) =>
        !answerRefusal(
          played,
          state,
          seat,
          target,
          lowest,
          occupiedPrice(content, state, seat, target.space, lowest)
        )
    case 'column':
      return (state, lowest) =>
        !tasks['choose-column'].refusal(
          { content, state, seat, task: { kind: 'choose-column', space: target.space, lowest } },
          { type: 'column', column: target.column }
        )
    case 'contract':
      return (state, lowest) =>
        !tasks['take-contracts'].refusal(
          { content, state, seat, task: { kind: 'take-contracts', lowest } },
          { type: 'takeContracts', columns: [target.column] }
        )
    case 'journey': {
      const byDice = new Map<number, ReturnType<typeof fares>>()
      return (state, lowest, dice) => {
        const byLowest = byDice.get(dice) ?? fares(content, view, seat, target.to, dice)
        byDice.set(dice, byLowest)
        const { stock } = seatOf(state, seat)
        const space = { coin: occupiedPrice(content, state, seat, 'travel', lowest), camel: 0 }
        return (byLowest[lowest] ?? []).some(({ price }) => paysFare(stock, price, space))
      }
    }
    default:
      return () => true
  }
}
