/** The travel planner of Voyages: where a movement can lead, where it may leave posts, and what new posts bring. */
import type { Seat } from '../../engine/rules'
import { wantingPosts } from '../../polo/roads/movement'
import * as roads from '../../polo/roads/planner'
import type { FareItem } from './content/map'
import { lastScoringPost } from './rewards'
import { seatOf } from './seats'
import { aidsOf, postHolder, postsOnTheWay, Traveller } from './movement'
import type { Content } from './game'
import type { Bundle, Item, LocationId, Movement, State } from './types'

export { walk } from '../../polo/roads/planner'

/** A movement to plan; `travel` is true for a Travel action. */
export interface Outlook extends roads.Outlook<FareItem> {
  readonly travel: boolean
  /** Id of the aid that is declared for it, or would be; left out for none. */
  readonly aid?: string | undefined
  /** How many steps that need a pass were already taken. */
  readonly passes?: number | undefined
}
export type Way = roads.Way<FareItem>
/** Ways by place: the first one spends the fewest camels. */
export type Ways = roads.Ways<FareItem>

/** The outlook of a movement under way. */
export function outlookOf(task: Movement): Outlook {
  const { travel, steps, taken, marks, moved, aid, passes } = task
  const reserved = { coin: 0, camel: 0 }
  return { travel, taken, left: steps - taken, reserved, marks, moved, aid, passes }
}

/** The traveller of an outlook. */
export const travellerOf = (content: Content, state: State, seat: Seat, outlook: Outlook): Traveller => {
  const { travel, aid, passes } = outlook
  return new Traveller(content, seatOf(state, seat), travel, aidsOf(content, state, seat, aid), passes)
}

/** The outlook of a Travel action that these dice would open; `reserved`: coins paid for the space. */
export function travelOutlook(lowest: number, reserved: number, figures: number): Outlook {
  return {
    travel: true,
    taken: 0,
    left: lowest,
    reserved: { coin: reserved, camel: 0 },
    marks: [],
    moved: Array.from({ length: figures }, () => false)
  }
}

/** Every place that one figure can reach with the seat's stock, except the place where it stands. */
export function reachable(content: Content, state: State, seat: Seat, outlook: Outlook, figure = 0): Ways {
  const me = seatOf(state, seat)
  const from = me.figures[figure]
  if (from === undefined) return new Map()
  return roads.reachable(travellerOf(content, state, seat, outlook), outlook, figure, from)
}

/** Cities on a way in which posts may be left in passing (rulings 45, 72), at most as many as the seat may still leave. */
export function passingCities(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  way: Way
): readonly LocationId[] {
  const me = seatOf(state, seat)
  const most = postsOnTheWay(content, state, seat, aidsOf(content, state, seat, outlook.aid))
  if (most === 0) return []
  const { posts, postsLeft, holdsPosts } = postHolder(content, me)
  const { marks } = outlook
  const may = (city: LocationId): boolean =>
    holdsPosts(city) && !posts.includes(city) && !marks.includes(city)
  return roads.passedOn(way, outlook, may, Math.min(postsLeft, most) - marks.length)
}

/** What new posts bring: the cities in order, and everything received immediately. */
export interface Arrival {
  readonly posts: readonly LocationId[]
  /** Outpost and small-city bonuses, points for the 8th, 9th and 11th post, what the character has for each. */
  readonly reward: Bundle
  /** Points of the Beijing slot, counted at the end. */
  readonly slot: number
}

/** What posts in these cities would bring now. Without posts left, a seat must move one, which scores no post points. */
export function arrival(content: Content, state: State, seat: Seat, cities: readonly LocationId[]): Arrival {
  const me = seatOf(state, seat)
  const posts = wantingPosts(cities, postHolder(content, me))
  const reward: Partial<Record<Item, number>> = {}
  const add = (bundle: Bundle): void => {
    for (const [item, count] of Object.entries(bundle) as [Item, number][])
      reward[item] = (reward[item] ?? 0) + count
  }
  posts.forEach((city, i) => {
    const outpost = state.outposts[city]
    if (outpost) add(content.outpost(outpost).reward)
    const bonus = state.cityBonuses[city]
    if (bonus) add(content.cityBonus(bonus).reward)
    if (i >= me.postsLeft) return
    const nth = me.posts.length + i + 1
    if (nth <= lastScoringPost(content, me.character)) add({ vp: content.numbers.postPoints[nth] ?? 0 })
    add(content.character(me.character).afterPost?.(nth) ?? {})
  })
  if (reward.vp === 0) delete reward.vp
  const slot = posts.some((city) => content.place(city).kind === 'beijing')
    ? (content.numbers.beijingPoints[state.beijing.indexOf(-1)] ?? 0)
    : 0
  return { posts, reward, slot }
}
