/**
 * Action spaces: who may place what, and what it costs. A space is a record; a game keeps one table of them, cards that
 * are spaces of their own included. `refusal` is the only rule; lists are derived from it.
 */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import { diceOn, hasOwnColour, type Die, type PlacedDie } from './dice'
import type { PoloGame } from './game'
import { bitsFrom, valueBits, withoutOwn } from './placements'

/** A number of dice meant for a space, and what an occupied space would cost. */
export interface PlacingAny<G extends PoloGame> {
  readonly content: G['content']
  readonly state: G['state']
  readonly seat: Seat
  /** How many dice it is. */
  readonly dice: number
  /** Coins to pay before the action. */
  readonly price: number
}

/** A set of dice meant for a space: beside its size its lowest value counts. */
export interface Placing<G extends PoloGame> extends PlacingAny<G> {
  readonly lowest: number
}

/** What an action asks for. Lists ask whether it holds; why it does not is only found out for a refusal. */
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
  /** Numbers of dice that it takes of this seat, the printed one first: a character may give fewer, or more. */
  readonly diceFor?: (content: G['content'], state: G['state'], seat: Seat) => readonly number[]
  /** False for a bonus action: dice on it are no main action. */
  readonly main: boolean
  /** The good that it mostly gives: for characters that share in what others take. */
  readonly good?: string
  /** `once`: dice of one's own colour keep others of it away. */
  readonly colour: 'once' | 'any'
  /**
   * What dice that lie there mean: to pay the lowest value of one's own set, nothing, or that the space is full with so
   * many of them.
   */
  readonly occupied: 'pays' | 'free' | { readonly places: number; readonly full: G['refusal'] }
  /** Why the space is not there for this seat, whatever lies on it: a card off the board, a post that is missing. */
  readonly unavailable?: (
    content: G['content'],
    state: G['state'],
    seat: Seat
  ) => Refusal<G['refusal']> | undefined
  /** What makes the action possible once, the price paid; left out where it always is. */
  readonly legal?: Condition<G> | undefined
  /** True if `legal` does not ask for the lowest value: one answer holds for all that cost the same. */
  readonly anyValue?: boolean | undefined
  /** For an action that asks no more of the dice than a least value: which that is, more than 6 where none does. */
  readonly least?: ((placing: PlacingAny<G>) => number) | undefined
  /** Why a lower value than `least` does not do. */
  readonly tooLow?: ((placing: Placing<G>) => Refusal<G['refusal']>) | undefined
  /**
   * Does the action. `later`: its reward comes with the answer to a question, and whoever gives it says so to the
   * characters that share in it.
   */
  readonly act: (play: P, seat: Seat, lowest: number) => 'done' | 'later'
}

/** A space that is paid for when occupied, each colour once. */
export const blueFrame = { main: true, colour: 'once', occupied: 'pays' } as const

/** A card that is a space: one die of all players together. */
export const cardFrame = {
  dice: 1,
  main: true,
  colour: 'once',
  occupied: { places: 1, full: 'card-occupied' }
} as const

/** The money bag, a bonus action: any dice of any colour, never paid for. */
export const bagFrame = { id: 'money-bag', dice: 1, main: false, colour: 'any', occupied: 'free' } as const

/** What differs from game to game. */
export interface SpaceTerms<G extends PoloGame> {
  /** Coins for a seat on an occupied space, by the lowest die. */
  readonly prices: (content: G['content'], state: G['state'], seat: Seat) => (lowest: number) => number
  /** Why a seat cannot pay so many coins. */
  readonly unpaid: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    coins: number
  ) => Refusal<G['refusal']> | undefined
  /** An own-colour die lies there already. */
  readonly ownThere: Refusal<G['refusal']>
}

/** The rules of placing. */
export interface SpaceRules<G extends PoloGame, P extends Play<G>> {
  /** Coins to pay for placing with this lowest die: something only where dice lie on a space that is paid for. */
  occupiedPrice(
    space: Space<G, P>,
    content: G['content'],
    state: G['state'],
    seat: Seat,
    lowest: number
  ): number
  /**
   * Why a set of dice may not go to a space. Only this counts: whether the set holds a die of one's own colour, its lowest
   * value, and how many they are: the printed number if not said. Asks nothing about whose turn it is or which dice are in hand.
   */
  refusal(
    space: Space<G, P>,
    content: G['content'],
    state: G['state'],
    seat: Seat,
    own: boolean,
    lowest: number,
    dice?: number
  ): Refusal<G['refusal']> | undefined
  /** The same for many sets on many spaces, as a turn lists them. */
  placing(content: G['content'], state: G['state'], seat: Seat): SeatPlacing<G, P>
}

/** A seat that may place dice, in a position that stays as it is: what it pays on occupied spaces is found once for all of them. */
export interface SeatPlacing<G extends PoloGame, P extends Play<G>> {
  /**
   * Of these classes of sets (`classBit`) the bits of those that a space takes, so many dice each. What all sets share is
   * asked once, each lowest value once, and one value for all where neither a price nor the action depends on it.
   */
  fitting(space: Space<G, P>, classes: number, dice: number): number
}

/** True if a space with these dice on it is paid for. */
const isPriced = ({ occupied }: { readonly occupied: unknown }, there: readonly unknown[]): boolean =>
  occupied === 'pays' && there.length > 0

/** Why no set of dice may go to a space with these on it, whatever it shows. */
function closedRefusal<G extends PoloGame, P extends Play<G>>(
  { unavailable, occupied }: Space<G, P>,
  there: readonly unknown[],
  content: G['content'],
  state: G['state'],
  seat: Seat
): Refusal<G['refusal']> | undefined {
  const away = unavailable?.(content, state, seat)
  if (away) return away
  return typeof occupied === 'object' && there.length >= occupied.places ? { code: occupied.full } : undefined
}

/** Why the action is not possible with such a set, the price paid. */
function actionRefusal<G extends PoloGame, P extends Play<G>>(
  { least, tooLow, legal }: Space<G, P>,
  placing: Placing<G>
): Refusal<G['refusal']> | undefined {
  const low = least && placing.lowest < least(placing) ? tooLow?.(placing) : undefined
  return low ?? (legal && !legal.holds(placing) ? legal.why(placing) : undefined)
}

/** True if dice of the seat's colour keep others of it away. */
const ownBarred = (
  { colour }: { readonly colour: 'once' | 'any' },
  there: readonly PlacedDie[],
  seat: Seat
): boolean => colour === 'once' && hasOwnColour(there, seat)

/** What an occupied space costs whose seat has no terms of its own: the lowest value. */
export function lowestItself(lowest: number): number {
  return lowest
}

/** The rules of placing on these terms. */
export function spaceRules<G extends PoloGame, P extends Play<G>>(terms: SpaceTerms<G>): SpaceRules<G, P> {
  const occupiedPrice: SpaceRules<G, P>['occupiedPrice'] = (space, content, state, seat, lowest) =>
    isPriced(space, diceOn(state, space.id)) ? terms.prices(content, state, seat)(lowest) : 0
  return {
    occupiedPrice,
    refusal: (space, content, state, seat, own, lowest, dice = space.dice) => {
      const there = diceOn(state, space.id)
      if (own && ownBarred(space, there, seat)) return terms.ownThere
      const away = closedRefusal(space, there, content, state, seat)
      if (away) return away
      const price = occupiedPrice(space, content, state, seat, lowest)
      const unpaid = price > 0 ? terms.unpaid(content, state, seat, price) : undefined
      return unpaid ?? actionRefusal(space, { content, state, seat, lowest, dice, price })
    },
    placing: (content, state, seat) => new PlacingBySeat(terms, content, state, seat)
  }
}

/** A price that the seat cannot pay. */
const tooDear = -1

class PlacingBySeat<G extends PoloGame, P extends Play<G>> implements SeatPlacing<G, P> {
  readonly #terms: SpaceTerms<G>
  readonly #content: G['content']
  readonly #state: G['state']
  readonly #seat: Seat
  /** What any occupied space costs, once it is asked; then by the lowest value, where that can be paid. */
  #priceAt: ((lowest: number) => number) | undefined
  readonly #payables: (number | undefined)[] = []

  constructor(terms: SpaceTerms<G>, content: G['content'], state: G['state'], seat: Seat) {
    this.#terms = terms
    this.#content = content
    this.#state = state
    this.#seat = seat
  }

  fitting(space: Space<G, P>, classes: number, dice: number): number {
    const [content, state, seat] = [this.#content, this.#state, this.#seat]
    const there = diceOn(state, space.id)
    if (closedRefusal(space, there, content, state, seat)) return 0
    const left = ownBarred(space, there, seat) ? classes & withoutOwn : classes
    if (left === 0) return 0
    return isPriced(space, there)
      ? this.#fittingPriced(space, left, dice)
      : this.#fittingFree(space, left, dice)
  }

  #fittingFree({ least, legal, anyValue }: Space<G, P>, classes: number, dice: number): number {
    const [content, state, seat] = [this.#content, this.#state, this.#seat]
    const left = least ? classes & bitsFrom(least({ content, state, seat, dice, price: 0 })) : classes
    if (!legal || left === 0) return left
    if (anyValue) return legal.holds({ content, state, seat, lowest: 1, dice, price: 0 }) ? left : 0
    let fits = 0
    for (let lowest = 1; lowest <= 6; lowest++) {
      const bits = left & valueBits(lowest)
      if (bits !== 0 && legal.holds({ content, state, seat, lowest, dice, price: 0 })) fits |= bits
    }
    return fits
  }

  #fittingPriced({ least, legal }: Space<G, P>, classes: number, dice: number): number {
    const [content, state, seat] = [this.#content, this.#state, this.#seat]
    let fits = 0
    let [asked, from] = [tooDear, 1]
    for (let lowest = 1; lowest <= 6; lowest++) {
      const bits = classes & valueBits(lowest)
      if (bits === 0) continue
      const price = this.#priceOf(lowest)
      if (price === tooDear) continue
      if (least && price !== asked) from = least({ content, state, seat, dice, price })
      asked = price
      if (lowest >= from && (!legal || legal.holds({ content, state, seat, lowest, dice, price })))
        fits |= bits
    }
    return fits
  }

  #priceOf(lowest: number): number {
    return (this.#payables[lowest] ??= this.#payable(lowest))
  }

  #payable(lowest: number): number {
    this.#priceAt ??= this.#terms.prices(this.#content, this.#state, this.#seat)
    const price = this.#priceAt(lowest)
    const unpaid = price > 0 && this.#terms.unpaid(this.#content, this.#state, this.#seat, price)
    return unpaid ? tooDear : price
  }
}

/** Numbers of dice that a space takes of a seat, the printed one first. */
export const diceCounts = <G extends PoloGame, P extends Play<G>>(
  { dice, diceFor }: Space<G, P>,
  content: G['content'],
  state: G['state'],
  seat: Seat
): readonly number[] => (diceFor ? diceFor(content, state, seat) : (alone[dice] ?? [dice]))
const alone: readonly (readonly number[])[] = [[0], [1], [2], [3]]

/** Dice with their lowest value: what is chosen for dice without one, else the least that is shown. */
export const lowestOf = (dice: readonly Die[], value?: number): number =>
  value ?? Math.min(...dice.map((die) => die.value))
