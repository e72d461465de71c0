/**
 * Steps that the guides of the family's games share, with what they point at and wait for: dice on spaces, bonus
 * actions, the ends of turn and round.
 */
import type { GameEvent, Seat } from '../../shared/engine/rules'
import { lists, listsKind, ofSeat, type Moment as AnyMoment, type StepShape } from '../contract/guide'
import type { UiTypes } from '../contract/ui-types'

/** What a game's types have in common. */
interface FamilyTypes extends UiTypes {
  readonly state: { readonly phase: string; readonly seats: readonly unknown[] }
  readonly choice: { readonly type: string }
}
type Moment = AnyMoment<FamilyTypes>
/** A step without its words and the paragraph of its game's rules. */
type Shape = Omit<StepShape<FamilyTypes>, 'rule'>

/** True if dice can be placed on one of these spaces now. */
export const canPlaceOn = (moment: Moment, spaces: readonly string[]): boolean =>
  lists(
    moment,
    (choice) => choice.type === 'place' && 'space' in choice && spaces.some((space) => space === choice.space)
  )

/** Matches the event that this seat places dice on one of these spaces. */
export const placedOn =
  (spaces: readonly string[]) =>
  (event: GameEvent, seat: Seat): boolean =>
    ofSeat('dicePlaced')(event, seat) && 'space' in event && spaces.some((space) => space === event.space)

/** Anchors of what a seat has in stock. */
export const stockOf = (seat: Seat, items: readonly string[]): readonly string[] =>
  items.map((item) => `stock:${seat}:${item}`)

const isPurse = placedOn(['money-bag'])
const isBonus = ofSeat('dieRerolled', 'dieAdjusted', 'contractCompleted')
const isBought = (event: GameEvent, seat: Seat): boolean => {
  if (!ofSeat('blackDieTaken')(event, seat) || !('cause' in event)) return false
  const { cause } = event
  return typeof cause === 'object' && cause !== null && 'kind' in cause && cause.kind === 'bonusAction'
}

/** A question interrupts the turn; what a step waits for can still be done once it is answered. */
const isInTurn = ({ task, view }: Moment): boolean =>
  task !== undefined && task !== 'turn' && view.phase === 'turns'

/** The step for any bonus action: those of the family and the game's `own`. */
export const bonusAction = (
  own: {
    readonly actions: readonly string[]
    readonly choices: readonly string[]
    readonly events: readonly string[]
  } = {
    actions: [],
    choices: [],
    events: []
  }
) =>
  ({
    points: () =>
      [...own.actions, 'money-bag', 'reroll-die', 'adjust-die', 'take-black-die'].map((id) => `action:${id}`),
    waits: {
      done: (event, seat) =>
        [isBonus, isPurse, isBought, ofSeat(...own.events)].some((does) => does(event, seat)),
      open: (moment) =>
        isInTurn(moment) ||
        listsKind('completeContract', 'moneyBag', 'reroll', 'adjust', 'blackDie', ...own.choices)(moment)
    }
  }) satisfies Shape

export const endOfTurn = {
  points: () => ['end-turn'],
  waits: {
    done: ofSeat('turnEnded'),
    open: (moment) => isInTurn(moment) || listsKind('endTurn')(moment)
  }
} satisfies Shape

/** The next round begins, for everybody. */
export const endOfRound = {
  points: ({ seat }) => [`dice:${seat}`],
  waits: {
    done: ({ type }) => type === 'roundStarted',
    open: (moment) => moment.view.phase !== 'over'
  }
} satisfies Shape
