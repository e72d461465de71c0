/** Action spaces: who may place what, and what it costs. The records are in board.ts. */
import type { Refusal, Seat } from '../../engine/rules'
import { diceOn } from '../../polo/dice'
import type { MoreDice } from '../../polo/hooks'
import { diceCounts as countsOf, lowestItself, spaceRules, type SeatPlacing } from '../../polo/spaces'
import { refuse } from './refusals'
import { seatOf } from './seats'
import { fareShort } from './stock'
import type { Content, Hooks, Play, Space, Voyages } from './game'
import type { SpaceId, State } from './types'

/** What the character pays for an occupied space (rulings 4, 53). */
const ownPrices = (content: Content, state: State, seat: Seat): ((lowest: number) => number) =>
  content.character(seatOf(state, seat).character).payForOccupied ?? lowestItself

const rules = spaceRules<Voyages, Play>({
  prices: (content, state, seat) => {
    const own = ownPrices(content, state, seat)
    const { occupiedPrice: ofModules } = content.hooks
    if (ofModules.length === 0) return own
    return (lowest) => {
      let price = own(lowest)
      for (const priceWith of ofModules) price = priceWith(content, state, seat, price)
      return price
    }
  },
  unpaid: (_, state, seat, price) => fareShort(seatOf(state, seat).stock, { coin: price, camel: 0 }),
  ownThere: refuse('own-colour-there')
})

/** Dice the space takes for a main action; undefined for an unknown space, and for the money bag (ruling 3). */
export function diceNeeded(content: Content, id: SpaceId): number | undefined {
  const space = content.findSpace(id)
  return space?.main ? space.dice : undefined
}

/** Numbers of dice that the space takes of a seat for a main action; none for an unknown space, and for the money bag. */
export function diceCounts(content: Content, state: State, seat: Seat, id: SpaceId): readonly number[] {
  const space = content.findSpace(id)
  if (!space?.main) return []
  return offeredCounts(content, state, seat, space) ?? countsOf<Voyages, Play>(space, content, state, seat)
}

/** The same where they are not the printed number alone: by the space itself, or by modules. */
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
    if (space === id) all = [...all, ...of(content, state, seat)]
  return all
}
const none: readonly never[] = []

/** What is declared by placing so many dice there; undefined for nothing. */
export const aidByDice = (
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  count: number
): string | undefined => moreDice(content, state, seat, id).find(({ dice }) => dice === count)?.aid

/** Coins to pay for placing with this lowest die: something only on an occupied blue space (rulings 4, 5, 53). */
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

/** The modules by which a seat pays less for this placement than without them, in their order. */
export function priceLoweringHooks(
  content: Content,
  state: State,
  seat: Seat,
  id: SpaceId,
  lowest: number
): readonly Hooks[] {
  if (content.hooks.occupiedPrice.length === 0 || diceOn(state, id).length === 0) return noHooks
  if (content.findSpace(id)?.occupied !== 'pays') return noHooks
  const sparing: Hooks[] = []
  let price = ownPrices(content, state, seat)(lowest)
  for (const { hooks } of content.modules) {
    const before = price
    price = hooks.occupiedPrice?.(content, state, seat, before) ?? before
    if (price < before) sparing.push(hooks)
  }
  return sparing
}

/**
 * Why a set of dice may not go to a space. Only this counts: whether the set holds a die of the player's colour,
 * its lowest value, and how many dice they are: the printed number if not said. Does not ask whose turn it is or which dice are in hand. Only dice of the player's
 * colour keep others of that colour away (rulings 2, 9). A city card asks for a post that stands now, and no die there (rulings 11, 12).
 * The action must be possible once (rulings 6, 33).
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

/** What a seat may place where, by the same rule. */
export const placing = (content: Content, state: State, seat: Seat): SeatPlacing<Voyages, Play> =>
  rules.placing(content, state, seat)
