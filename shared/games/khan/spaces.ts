/** Who may place what where, and what it costs. The records are in board.ts. */
import { all, listed, type ChoiceSet } from '../../engine/choices'
import type { Refusal, Seat } from '../../engine/rules'
import {
  diceCounts as countsOf,
  lowestItself,
  lowestOf,
  spaceRules,
  type SeatPlacing
} from '../../polo/spaces'
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

/** Numbers of dice that the space takes of a seat for a main action; none for an unknown space, and for the money bag. */
export function diceCounts(content: Content, state: State, seat: Seat, id: SpaceId): readonly number[] {
  const space = content.findSpace(id)
  return space?.main ? countsOf<Khan, Play>(space, content, state, seat) : []
}

/** Coins to pay for placing with this lowest die: something only on an occupied blue space (ruling 9). */
export const occupiedPrice = (
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  lowest: number
): number => rules.occupiedPrice(space, content, state, seat, lowest)

/** All that is paid for placing: the price of an occupied space and what the space costs (ruling 21). */
export function placingCost(
  content: Content,
  state: State,
  seat: Seat,
  space: Space,
  lowest: number
): Bundle {
  return costAt(space, occupiedPrice(content, state, seat, space, lowest))
}

/** The same, so many coins being the price of the occupied space. */
function costAt({ fee }: Space, price: number): Bundle {
  if (price === 0) return fee ?? free
  if (fee === undefined) return { coin: price, camel: 0, jade: 0 }
  const cost = { ...fee }
  cost.coin = price + (fee.coin ?? 0)
  return cost
}

/**
 * Why a set of dice may not go to a space. Only this counts: whether the set holds a die of the player's colour, and its
 * lowest value. Does not ask whose turn it is or which dice are in hand.
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

/** What a seat may place where, by the same rule. */
export const placing = (content: Content, state: State, seat: Seat): SeatPlacing<Khan, Play> =>
  rules.placing(content, state, seat)

/** Why a placement that may be made cannot be paid with so much jade: a step must stay payable (rulings 3, 11). */
export function jadePlaceRefusal(
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

/** True if a step can be taken once this cost is paid with so much jade. */
function canMoveAfter(content: Content, state: State, seat: Seat, cost: Bundle, jade: JadePart): boolean {
  const { coin = 0, jade: inJade = 0 } = paidFor(seatOf(state, seat).stock, cost, jade)
  return canMove(content, state, seat, { coin, camel: 0, jade: inJade })
}

/**
 * Ways to pay for a placement that may be made with more jade than is short, so many coins being the price of the occupied
 * space (rulings 3, 11).
 */
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
