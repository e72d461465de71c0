/** What a journey costs and brings, said before it is made (T-05, rulings 30, 37 to 43 and 69). */
import type { Seat } from '../../../engine/rules'
import type { Price } from '../../../polo/roads/map'
import type { FareItem } from '../content/map'
import { arrival, travellerOf, type Arrival, type Outlook, type Way } from '../planner'
import { goalPoints } from '../scoring'
import { seatOf } from '../seats'
import type { Content } from '../game'
import type { GoalId, LocationId, State } from '../types'

/** What new posts do for the owner's goal cards. */
export interface GoalGain {
  /** Goal places that get a post. */
  readonly places: readonly LocationId[]
  /** Cards of which both places then hold a post, and did not before. */
  readonly completed: readonly GoalId[]
  /** Points at an end now, more than before. */
  readonly points: number
}

/** What the coins of a journey are paid for. */
export interface Coins {
  /** By the travel table (ruling 30). */
  readonly steps: number
  /** For the occupied space (ruling 4). */
  readonly occupied: number
  readonly roads: number
}

/** The whole of a journey. */
export interface Journey extends Arrival {
  readonly coins: Coins
  readonly before: Price<FareItem>
  /** After all is paid, before any bonus. */
  readonly after: Price<FareItem>
  /** Posts that must be moved from elsewhere, because none are left (ruling 41). */
  readonly moves: number
  /** Only where the goals are known; undefined as well where a post must be moved: it depends on which. */
  readonly goals: GoalGain | undefined
  /** Who made it starts the next round, unless somebody travels later. */
  readonly startsNextRound: boolean
}

/**
 * A way with posts left in the cities of `leave` on the way. `goals`: the player's goal cards, where they may be shown.
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
