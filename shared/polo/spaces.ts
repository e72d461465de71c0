/** Action spaces as records: a game keeps one table of them, including cards that are spaces. Rules: `space-rules.ts`. */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import type { Die } from './dice'
import type { PoloGame } from './game'

/** A number of dice to be placed on a space, and the price of the space. */
export interface PlacingAny<G extends PoloGame> {
  readonly content: G['content']
  readonly state: G['state']
  readonly seat: Seat
  /** Number of dice. */
  readonly dice: number
  /** Coins to pay before the action. */
  readonly price: number
}

/** A set of dice to be placed on a space: its size and its lowest value. */
export interface Placing<G extends PoloGame> extends PlacingAny<G> {
  readonly lowest: number
}

/** A condition of an action. Lists ask only whether it holds; the reason why not is computed for a refusal alone. */
export interface Condition<G extends PoloGame> {
  readonly holds: (placing: Placing<G>) => boolean
  /** Why it does not hold. */
  readonly why: (placing: Placing<G>) => Refusal<G['refusal']>
}

/** An action space. */
export interface Space<G extends PoloGame, P extends Play<G>> {
  readonly id: string
  /** Dice it takes. */
  readonly dice: number
  /** Numbers of dice that it accepts from this seat, the printed one first: a character may need fewer, or more. */
  readonly diceFor?: (content: G['content'], state: G['state'], seat: Seat) => readonly number[]
  /** False for a bonus action: dice on it are no main action. */
  readonly main: boolean
  /** The good that it mostly gives: for characters that share in what others take. */
  readonly good?: string
  /** `once`: a seat may not place dice of its own colour where one of them already lies. */
  readonly colour: 'once' | 'any'
  /**
   * The effect of dice that already lie there: the seat pays the lowest value of its own set, or pays nothing, or the
   * space is full with `places` dice.
   */
  readonly occupied: 'pays' | 'free' | { readonly places: number; readonly full: G['refusal'] }
  /** Why this seat cannot use the space, whatever lies on it: a card off the board, a missing post. */
  readonly unavailable?: (
    content: G['content'],
    state: G['state'],
    seat: Seat
  ) => Refusal<G['refusal']> | undefined
  /** The condition for carrying out the action at least once after paying the price; absent if it always holds. */
  readonly legal?: Condition<G> | undefined
  /** True if `legal` does not depend on the lowest value: one answer holds for all placements of the same price. */
  readonly anyValue?: boolean | undefined
  /** For an action that only demands a least value of the dice: this value, above 6 if none will do. */
  readonly least?: ((placing: PlacingAny<G>) => number) | undefined
  /** The refusal of a value below `least`. */
  readonly tooLow?: ((placing: Placing<G>) => Refusal<G['refusal']>) | undefined
  /**
   * Carries out the action. `later`: its reward comes with the answer to a question; the task that gives it then
   * notifies the characters that share in it.
   */
  readonly act: (play: P, seat: Seat, lowest: number) => 'done' | 'later'
}

/** A space that is paid for when occupied, each colour once. */
export const blueFrame = { main: true, colour: 'once', occupied: 'pays' } as const

/** A card that is a space: it holds one die, whoever placed it. */
export const cardFrame = {
  dice: 1,
  main: true,
  colour: 'once',
  occupied: { places: 1, full: 'card-occupied' }
} as const

/** The money bag, a bonus action: any dice of any colour, never paid for. */
export const bagFrame = { id: 'money-bag', dice: 1, main: false, colour: 'any', occupied: 'free' } as const

/** Numbers of dice that a space accepts from a seat, the printed one first. */
export const diceCounts = <G extends PoloGame, P extends Play<G>>(
  { dice, diceFor }: Space<G, P>,
  content: G['content'],
  state: G['state'],
  seat: Seat
): readonly number[] => (diceFor ? diceFor(content, state, seat) : (alone[dice] ?? [dice]))
const alone: readonly (readonly number[])[] = [[0], [1], [2], [3]]

/** The lowest value of a set: the value chosen for dice without one, otherwise the least that they show. */
export const lowestOf = (dice: readonly Die[], value?: number): number =>
  value ?? Math.min(...dice.map((die) => die.value))
