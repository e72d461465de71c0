/** The rules of placing: who may place what, and what it costs. `refusal` is the only rule; lists are derived from it. */
import type { Play } from '../engine/play'
import type { Refusal, Seat } from '../engine/rules'
import { diceOn, hasOwnColour, type PlacedDie } from './dice'
import type { PoloGame } from './game'
import { bitsFrom, valueBits, withoutOwn } from './placements'
import type { Placing, Space } from './spaces'

/** What differs from game to game. */
export interface SpaceTerms<G extends PoloGame> {
  /** Coins that a seat pays on an occupied space, as a function of the lowest die. */
  readonly prices: (content: G['content'], state: G['state'], seat: Seat) => (lowest: number) => number
  /** Why a seat cannot pay this many coins. */
  readonly unpaid: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    coins: number
  ) => Refusal<G['refusal']> | undefined
  /** The refusal where a die of the seat's colour already lies. */
  readonly ownThere: Refusal<G['refusal']>
}

/** The rules of placing. */
export interface SpaceRules<G extends PoloGame, P extends Play<G>> {
  /** Coins to pay for placing with this lowest die; 0 unless the space must be paid for because dice lie on it. */
  occupiedPrice(
    space: Space<G, P>,
    content: G['content'],
    state: G['state'],
    seat: Seat,
    lowest: number
  ): number
  /** True if a space must be paid for because dice lie on it. */
  isPriced(space: Space<G, P>, state: G['state']): boolean
  /**
   * Why a set of dice may not go to a space. The set is described by whether it holds a die of the seat's colour, its
   * lowest value and its size (by default the printed number). Checks neither whose turn it is nor which dice are in
   * hand.
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
  /** The same rule for many sets on many spaces, to list a turn with. */
  placing(content: G['content'], state: G['state'], seat: Seat): SeatPlacing<G, P>
}

/**
 * The rules of placing for one seat in one fixed position: prices of occupied spaces are computed once for all of them.
 */
export interface SeatPlacing<G extends PoloGame, P extends Play<G>> {
  /**
   * The mask of those classes of sets (`classBit`) of `dice` dice that a space accepts. Conditions are evaluated once
   * per space, or once per lowest value where the price or the action depends on it.
   */
  fitting(space: Space<G, P>, classes: number, dice: number): number
}

/** True if a space with these dice on it must be paid for. */
const isPriced = ({ occupied }: { readonly occupied: unknown }, there: readonly unknown[]): boolean =>
  occupied === 'pays' && there.length > 0

/** Why no set of dice at all may go to a space with these on it. */
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

/** Why the action is not possible with this placement once its price is paid. */
function actionRefusal<G extends PoloGame, P extends Play<G>>(
  { least, tooLow, legal }: Space<G, P>,
  placing: Placing<G>
): Refusal<G['refusal']> | undefined {
  const low = least && placing.lowest < least(placing) ? tooLow?.(placing) : undefined
  return low ?? (legal && !legal.holds(placing) ? legal.why(placing) : undefined)
}

/** True if the seat may not place dice of its colour because one of them already lies there. */
const ownBarred = (
  { colour }: { readonly colour: 'once' | 'any' },
  there: readonly PlacedDie[],
  seat: Seat
): boolean => colour === 'once' && hasOwnColour(there, seat)

/** The usual price of an occupied space: the lowest value. */
export function lowestItself(lowest: number): number {
  return lowest
}

/** The rules of placing for a game's terms. */
export function spaceRules<G extends PoloGame, P extends Play<G>>(terms: SpaceTerms<G>): SpaceRules<G, P> {
  const occupiedPrice: SpaceRules<G, P>['occupiedPrice'] = (space, content, state, seat, lowest) =>
    isPriced(space, diceOn(state, space.id)) ? terms.prices(content, state, seat)(lowest) : 0
  return {
    occupiedPrice,
    isPriced: (space, state) => isPriced(space, diceOn(state, space.id)),
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

/** Stands for a price that the seat cannot pay. */
const unaffordable = -1

class PlacingBySeat<G extends PoloGame, P extends Play<G>> implements SeatPlacing<G, P> {
  readonly #terms: SpaceTerms<G>
  readonly #content: G['content']
  readonly #state: G['state']
  readonly #seat: Seat
  /** The price of an occupied space by lowest value, set on first use; `#payables` memoises it, or `unaffordable`. */
  #priceAt: ((lowest: number) => number) | undefined
  readonly #payables: (number | undefined)[] = []
  /** One object for all questions to the conditions of spaces, which must not keep it: there are dozens a turn. */
  readonly #placing: { -readonly [Field in keyof Placing<G>]: Placing<G>[Field] }

  constructor(terms: SpaceTerms<G>, content: G['content'], state: G['state'], seat: Seat) {
    this.#placing = { content, state, seat, lowest: 1, dice: 1, price: 0 }
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
    const left = least ? classes & bitsFrom(least(this.#with(1, dice, 0))) : classes
    if (!legal || left === 0) return left
    if (anyValue) return legal.holds(this.#with(1, dice, 0)) ? left : 0
    let fits = 0
    for (let lowest = 1; lowest <= 6; lowest++) {
      const bits = left & valueBits(lowest)
      if (bits !== 0 && legal.holds(this.#with(lowest, dice, 0))) fits |= bits
    }
    return fits
  }

  #fittingPriced({ least, legal }: Space<G, P>, classes: number, dice: number): number {
    let fits = 0
    let [lastPrice, from] = [unaffordable, 1]
    for (let lowest = 1; lowest <= 6; lowest++) {
      const bits = classes & valueBits(lowest)
      if (bits === 0) continue
      const price = this.#priceOf(lowest)
      if (price === unaffordable) continue
      if (least && price !== lastPrice) from = least(this.#with(lowest, dice, price))
      lastPrice = price
      if (lowest >= from && (!legal || legal.holds(this.#with(lowest, dice, price)))) fits |= bits
    }
    return fits
  }

  #with(lowest: number, dice: number, price: number): Placing<G> {
    const placing = this.#placing
    placing.lowest = lowest
    placing.dice = dice
    placing.price = price
    return placing
  }

  #priceOf(lowest: number): number {
    return (this.#payables[lowest] ??= this.#payable(lowest))
  }

  #payable(lowest: number): number {
    this.#priceAt ??= this.#terms.prices(this.#content, this.#state, this.#seat)
    const price = this.#priceAt(lowest)
    const unpaid = price > 0 && this.#terms.unpaid(this.#content, this.#state, this.#seat, price)
    return unpaid ? unaffordable : price
  }
}
