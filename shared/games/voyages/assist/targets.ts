/** What a player may aim at in a turn, and which dice reach it. All answers are derived from the rules. */
import type { Refusal, Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import { diceCounts, occupiedPrice, spaceRefusal } from '../spaces'
import { paysFare } from '../stock'
import { tasks } from '../tasks'
import type { ModuleChoice, ModuleTask } from '../../../polo/open-game'
import type { BazaarId, Choice, LocationId, SpaceId, State } from '../types'
import { withQuestion } from '../../../polo/assist/foresee'
import { contractsDone, PlacingAim } from '../../../polo/assist/aim'
import { fares } from './fares'
import type { Played } from './foresee'
import { withStock } from './stock'

/** Something on the table that the player points at. A column belongs to a stall, or to the contract row. */
export type Target =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'column'; readonly space: BazaarId; readonly column: number }
  | { readonly kind: 'contract'; readonly column: number }
  | { readonly kind: 'journey'; readonly to: LocationId }
  | PlacementAnswer
  /** A bonus action. */
  | { readonly kind: 'bonus'; readonly choice: Choice }

/**
 * An answer to the task that a placement on a module's space opens, such as choosing a palace in Venice. The task gets the
 * lowest die placed as `lowest`; no die below `least` will do.
 */
export interface PlacementAnswer {
  readonly kind: 'answer'
  readonly space: SpaceId
  readonly least: number
  readonly task: ModuleTask
  readonly choice: ModuleChoice
}

/** Why dice of this lowest value do not allow the answer after paying `coins` for an occupied space. */
export function answerRefusal(
  { rules }: Pick<Played, 'rules'>,
  state: State,
  seat: Seat,
  { task, choice }: Pick<PlacementAnswer, 'task' | 'choice'>,
  lowest: number,
  coins: number
): Refusal | undefined {
  return rules.refusal(afterPlacing(state, seat, task, lowest, coins), seat, choice)
}

/** True if such dice allow more than one answer; a single one is given without asking. */
export function asksAnswer(
  { rules }: Pick<Played, 'rules'>,
  state: State,
  seat: Seat,
  { task }: Pick<PlacementAnswer, 'task'>,
  lowest: number,
  coins: number
): boolean {
  const open = rules.decisions(afterPlacing(state, seat, task, lowest, coins), seat)
  return (open.find((one) => one.seat === seat)?.choices?.count() ?? 0) > 1
}

/** The position after dice of this lowest value were placed and paid for, with the task open. */
function afterPlacing(
  state: State,
  seat: Seat,
  task: PlacementAnswer['task'],
  lowest: number,
  coins: number
) {
  const seats = state.seats.map((one, of) =>
    of === seat ? { ...one, stock: { ...one.stock, coin: one.stock.coin - coins } } : one
  )
  return withQuestion({ ...state, seats }, seat, { ...task, lowest })
}

/** The space where dice must be placed for the target; undefined for a bonus action. */
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

/** The aim of a turn search that looks for this target. */
export function aimAt(played: Played, view: State, seat: Seat, target: Target): PlacingAim<State> {
  const { content, rules } = played
  const leads = leadsTo(played, view, seat, target)
  const space = spaceOf(target)
  return new PlacingAim<State>({
    hand: (state) => seatOf(state, seat).dice,
    rich: (state) => contractsDone(withStock(state, seat), seat),
    ...(target.kind === 'bonus' && { bonus: (state) => !rules.refusal(state, seat, target.choice) }),
    diceSpaces: (state) =>
      space === undefined || state.turn.mainDone
        ? []
        : diceCounts(content, state, seat, space).map((dice) => ({ space, dice })),
    leads: (state, { dice }, lowest) => leads(state, lowest, dice),
    takes: (state, diceSpace, own, lowest) =>
      !spaceRefusal(content, state, seat, diceSpace.space, own, lowest, diceSpace.dice)
  })
}

/** Returns a test of whether a placement with this lowest die reaches the target, by the task that the placement opens. */
function leadsTo(
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
