/** Who may place which dice on an action space, and what that costs. The spaces are defined in board.ts. */
import { all, listed, type ChoiceSet } from '../../engine/choices'
import type { Refusal, Seat } from '../../engine/rules'
import { lowestItself, spaceRules, type SeatPlacing } from '../../polo/space-rules'
import { diceCounts as countsOf, lowestOf } from '../../polo/spaces'
import { diceRefusal } from '../../polo/turn'
import type { Content, Khan, Play, Space } from './game'
import { jadeWays } from './jade'
import { canMove, noAffordableStep } from './movement'
import { refuse, type KhanRefusal } from './refusals'
import { seatOf } from './seats'
import { fareShort, free, jadeRefusal, paidFor } from './stock'
import type { Bundle, ChoiceOf, JadePart, SpaceId, State } from './types'

const rules = spaceRules<Khan, Play>({
  prices: (content, state, seat) =>
    content.character(seatOf(state, seat).character).payForOccupied ?? lowestItself,
  unpaid: (_, state, seat, price) => fareShort(seatOf(state, seat).stock, { coin: price, camel: 0, jade: 0 }),
  ownThere: refuse('own-colour-there')
})

/** The numbers of dice that a seat may place on a space; empty for an unknown space, and for the money bag. */
export function diceCounts(content: Content, state: State, seat: Seat, id: SpaceId): readonly number[] {
  const space = content.findSpace(id)
  return space?.main ? countsOf<Khan, Play>(space, content, state, seat) : []
}

/** Coins to pay for placing with this lowest die: above 0 only on an occupied blue space (ruling 9). */
export const occupiedPrice = (
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  lowest: number
): number => rules.occupiedPrice(space, content, state, seat, lowest)

/** True if a space must be paid for because dice lie on it (ruling 9). */
export const isPriced = (state: State, space: Space): boolean => rules.isPriced(space, state)

/** All that is paid for placing: the price of an occupied space and the fee of the space (ruling 21). */
export function placingCost(
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  lowest: number
): Bundle {
  return costAt(space, occupiedPrice(content, state, seat, space, lowest))
}

/** The same, given the price of the occupied space in coins. */
function costAt({ fee }: Space, price: number): Bundle {
  if (price === 0) return fee ?? free
  if (fee === undefined) return { coin: price, camel: 0, jade: 0 }
  const cost = { ...fee }
  cost.coin = price + (fee.coin ?? 0)
  return cost
}

/**
 * Why a seat may not place dice on a space; undefined if it may. `own`: whether one of them has the seat's colour; `lowest`:
 * their lowest value. Does not check whose turn it is or which dice are in hand.
 */
export function spaceRefusal(
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  own: boolean,
  lowest: number
): Refusal<Khan['refusal']> | undefined {
  const space = content.findSpace(id)
  return space ? rules.refusal(space, content, state, seat, own, lowest) : refuse('no-such-space')
}

/** The same rule for listing all placements of one seat. */
export const placing = (content: Content, state: State, seat: Seat): SeatPlacing<Khan, Play> =>
  rules.placing(content, state, seat)

/** Why a legal placement cannot be paid with so much jade: for Travel, a step must stay payable (rulings 3, 11). */
function jadePlaceRefusal(
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  lowest: number,
  jade: ChoiceOf<'place'>['jade']
): KhanRefusal | undefined {
  if (jade === undefined) return undefined
  const me = seatOf(state, seat)
  const cost = placingCost(content, state, seat, space, lowest)
  const unfit = jadeRefusal(me.stock, cost, jade)
  if (unfit || !space.travel) return unfit
  return canMoveAfter(content, state, seat, cost, jade) ? undefined : noAffordableStep(content, me)
}

/** True if a step can still be paid after paying this cost with so much jade. */
function canMoveAfter(content: Content, state: State, seat: Seat, cost: Bundle, jade: JadePart): boolean {
  const { coin = 0, jade: inJade = 0 } = paidFor(seatOf(state, seat).stock, cost, jade)
  return canMove(content, state, seat, { coin, camel: 0, jade: inJade })
}

/** Ways to pay for a legal placement with more jade than is short; `price`: of the occupied space (rulings 3, 11). */
export function jadeWaysToPlace(
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  price: number
): ChoiceSet<JadePart> {
  const cost = costAt(space, price)
  const ways = jadeWays(seatOf(state, seat).stock, cost)
  if (!space.travel || ways.count() === 0) return ways
  return listed(all(ways).filter((jade) => canMoveAfter(content, state, seat, cost, jade)))
}

/** Why these dice may not be placed. */
export function placeRefusal(
  content: Content,
  state: State,
  seat: Seat,
  choice: ChoiceOf<'place'>
): Refusal<Khan['refusal']> | undefined {
  const space = content.findSpace(choice.space)
  const counts = diceCounts(content, state, seat, choice.space)
  if (!space || counts.length === 0) return refuse('no-such-space')
  const given = diceRefusal(seatOf(state, seat).dice, counts, choice)
  if (given) return given
  const own = choice.dice.some((die) => die.colour === 'own')
  const lowest = lowestOf(choice.dice, choice.value)
  return (
    rules.refusal(space, content, state, seat, own, lowest) ??
    jadePlaceRefusal(content, state, seat, space, lowest, choice.jade)
  )
}
