/** What a journey would cost and bring (T-05, rulings 30, 37 to 43 and 69). */
import type { Seat } from '../../../engine/rules'
import type { Price } from '../../../polo/roads/map'
import type { FareItem } from '../content/map'
import { arrival, travellerOf, type Arrival, type Outlook, type Way } from '../planner'
import { goalPoints } from '../scoring'
import { seatOf } from '../seats'
import type { Content } from '../game'
import type { GoalId, LocationId, State } from '../types'

/** What new posts contribute to the owner's goal cards. */
export interface GoalGain {
  /** Goal places that get a post. */
  readonly places: readonly LocationId[]
  /** Goal cards that the new posts complete. */
  readonly completed: readonly GoalId[]
  /** Additional points if the game ended now. */
  readonly points: number
}

/** The coins that a journey costs, by what they are paid for. */
export interface Coins {
  /** By the travel table (ruling 30). */
  readonly steps: number
  /** For the occupied space (ruling 4). */
  readonly occupied: number
  readonly roads: number
}

/** All costs and gains of a journey. */
export interface Journey extends Arrival {
  readonly coins: Coins
  readonly before: Price<FareItem>
  /** After all costs, before any bonus. */
  readonly after: Price<FareItem>
  /** How many posts must be moved from other cities, because the supply has run out (ruling 41). */
  readonly moves: number
  /** Undefined if the goals are unknown, or if a post must be moved: then it depends on which one. */
  readonly goals: GoalGain | undefined
  /** True if the seat starts the next round, unless somebody travels after it. */
  readonly startsNextRound: boolean
}

/**
 * The journey along a way, with posts left in the cities of `leave` on the way. `goals`: the seat's goal cards, if they may
 * be shown.
 */
export function journeyOf(
  content: Content,
  state: State,
  seat: Seat,
  {
    outlook,
    way,
    leave,
    goals
  }: {
    readonly outlook: Outlook
    readonly way: Way
    readonly leave: readonly LocationId[]
    readonly goals?: readonly GoalId[] | undefined
  }
): Journey {
  const me = seatOf(state, seat)
  const arrived = arrival(content, state, seat, [...outlook.marks, ...leave, way.to])
  const moves = Math.max(0, arrived.posts.length - me.postsLeft)
  const { coin, camel } = me.stock
  const traveller = travellerOf(content, state, seat, outlook)
  const steps = way.path.reduce((sum, _, i) => sum + traveller.surcharge(outlook.taken + i).coin, 0)
  const occupied = outlook.reserved.coin
  return {
    ...arrived,
    coins: { steps, occupied, roads: way.price.coin - steps - occupied },
    before: { coin, camel },
    after: { coin: coin - way.price.coin, camel: camel - way.price.camel },
    moves,
    goals: goals && moves === 0 ? goalGain(content, me.posts, arrived.posts, goals) : undefined,
    startsNextRound: outlook.travel && state.round < content.numbers.rounds
  }
}

function goalGain(
  content: Content,
  held: readonly LocationId[],
  fresh: readonly LocationId[],
  cards: readonly GoalId[]
): GoalGain {
  const all = [...held, ...fresh]
  const places = cards.flatMap((card) => content.goal(card).places)
  const whole = (card: GoalId, posts: readonly LocationId[]): boolean =>
    content.goal(card).places.every((place) => posts.includes(place))
  return {
    places: fresh.filter((city) => places.includes(city)),
    completed: cards.filter((card) => whole(card, all) && !whole(card, held)),
    points: goalPoints(content, all, cards) - goalPoints(content, held, cards)
  }
}
