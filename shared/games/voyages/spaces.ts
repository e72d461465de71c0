/** Who may place which dice on an action space, and what that costs. The spaces are defined in board.ts. */
import type { Refusal, Seat } from '../../engine/rules'
import { diceOn } from '../../polo/dice'
import { joinedWith, type MoreDice } from '../../polo/hooks'
import { lowestItself, spaceRules, type SeatPlacing } from '../../polo/space-rules'
import { diceCounts as countsOf } from '../../polo/spaces'
import { refuse } from './refusals'
import { seatOf } from './seats'
import { fareShort } from './stock'
import type { Content, Hooks, Play, Space, Voyages } from './game'
import type { SpaceId, State } from './types'

/** The price of an occupied space by the lowest die, before modules change it (rulings 4, 53). */
const ownPrices = (content: Content, state: State, seat: Seat): ((lowest: number) => number) =>
  content.character(seatOf(state, seat).character).payForOccupied ?? lowestItself

const rules = spaceRules<Voyages, Play>({
  prices: (content, state, seat) => {
    let prices = ownPrices(content, state, seat)
    for (const pricesWith of content.hooks.occupiedPrices) prices = pricesWith(content, state, seat, prices)
    return prices
  },
  unpaid: (_, state, seat, price) => fareShort(seatOf(state, seat).stock, { coin: price, camel: 0 }),
  ownThere: refuse('own-colour-there')
})

/** The printed number of dice of a space; undefined for an unknown space, and for the money bag (ruling 3). */
export function diceNeeded(content: Content, id: SpaceId): number | undefined {
  const space = content.findSpace(id)
  return space?.main ? space.dice : undefined
}

/** The numbers of dice that a seat may place on a space; empty for an unknown space, and for the money bag. */
export function diceCounts(content: Content, state: State, seat: Seat, id: SpaceId): readonly number[] {
  const space = content.findSpace(id)
  if (!space?.main) return []
  return offeredCounts(content, state, seat, space) ?? countsOf<Voyages, Play>(space, content, state, seat)
}

/** The same if the space or modules allow other numbers than the printed one; undefined if they do not. */
export function offeredCounts(
  content: Content,
  state: State,
  seat: Seat,
  space: Space
): readonly number[] | undefined {
  const own = space.diceFor?.(content, state, seat)
  const more = moreDice(content, state, seat, space.id)
  return more.length > 0 ? [...(own ?? [space.dice]), ...more.map(({ dice }) => dice)] : own
}

function moreDice(content: Content, state: State, seat: Seat, id: SpaceId): readonly MoreDice[] {
  let all: readonly MoreDice[] = none
  for (const { space, of } of content.hooks.moreDice)
    if (space === id) all = joinedWith(all, of(content, state, seat))
  return all
}
const none: readonly never[] = []

/** The id of the aid that placing so many dice declares; undefined for none. */
export const aidByDice = (
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  count: number
): string | undefined => moreDice(content, state, seat, id).find(({ dice }) => dice === count)?.aid

/** Coins to pay for placing with this lowest die: above 0 only on an occupied blue space (rulings 4, 5, 53). */
export function occupiedPrice(
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  lowest: number
): number {
  const space = content.findSpace(id)
  return space ? rules.occupiedPrice(space, content, state, seat, lowest) : 0
}

const noHooks: readonly Hooks[] = []

/** The hooks of the modules that lower the price of this placement, in the order of the modules. */
export function priceLoweringHooks(
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  lowest: number
): readonly Hooks[] {
  if (content.hooks.occupiedPrices.length === 0 || diceOn(state, id).length === 0) return noHooks
  if (content.findSpace(id)?.occupied !== 'pays') return noHooks
  const lowering: Hooks[] = []
  let prices = ownPrices(content, state, seat)
  for (const { hooks } of content.modules) {
    const before = prices
    prices = hooks.occupiedPrices?.(content, state, seat, before) ?? before
    if (prices(lowest) < before(lowest)) lowering.push(hooks)
  }
  return lowering
}

/**
 * Why a seat may not place dice on a space; undefined if it may. `own`: whether one of them has the seat's colour; `lowest`:
 * their lowest value; `dice`: how many, the printed number by default. Does not check whose turn it is or which dice are in
 * hand. A seat's own dice bar only further dice of its own colour (rulings 2, 9). A city card needs a post in its city and
 * no die on it yet (rulings 11, 12). The action must be possible at least once (rulings 6, 33).
 */
export function spaceRefusal(
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  own: boolean,
  lowest: number,
  dice?: number
): Refusal<Voyages['refusal']> | undefined {
  const space = content.findSpace(id)
  return space ? rules.refusal(space, content, state, seat, own, lowest, dice) : refuse('no-such-space')
}

/** The same rule for listing all placements of one seat. */
export const placing = (content: Content, state: State, seat: Seat): SeatPlacing<Voyages, Play> =>
  rules.placing(content, state, seat)
