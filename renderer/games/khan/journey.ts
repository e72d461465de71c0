/** What a journey would cost and bring. */
import type { Seat } from '../../../shared/engine/rules'
import type { Content } from '../../../shared/games/khan/game'
import { holdsPosts, oasisRewards, rewardedOases } from '../../../shared/games/khan/movement'
import { seatOf } from '../../../shared/games/khan/seats'
import { travelSpaceOf, type Outlook, type Way } from '../../../shared/games/khan/planner'
import { paidFor } from '../../../shared/games/khan/stock'
import type { Bundle, LocationId, ShieldId, State } from '../../../shared/games/khan/types'

export interface Journey {
  /** Coins for the space: its fee, and what an occupied one costs. */
  readonly forSpace: { readonly fee: number; readonly occupied: number }
  /** What is paid, with jade for coins and camels that are missing. */
  readonly paid: Bundle
  readonly before: Bundle
  readonly after: Bundle
  /** Cities that get a post, and what these and the oases of the movement bring. */
  readonly posts: readonly LocationId[]
  readonly reward: Bundle
  /** Posts that must be moved from elsewhere, because none are left (ruling 25). */
  readonly moves: number
  /** Shields beside which the seat has no post yet. */
  readonly shields: readonly ShieldId[]
  /**
   * The cities on the way that may get the space's extra post (ruling 24); empty if it cannot be placed, undefined if
   * the space gives none.
   */
  readonly more: readonly LocationId[] | undefined
  /** As things stand, whoever makes this journey starts the next round (ruling 30). */
  readonly startsNextRound: boolean
}

/** Sums up a way on which posts are left in the cities of `leave`. */
export function journeyOf(
  content: Content,
  state: State,
  seat: Seat,
  {
    outlook,
    way,
    leave
  }: { readonly outlook: Outlook; readonly way: Way; readonly leave: readonly LocationId[] }
): Journey {
  const me = seatOf(state, seat)
  const { coin, camel, jade } = way.price
  const paid = paidFor(me.stock, { coin, camel, jade })
  const before = { coin: me.stock.coin, camel: me.stock.camel, jade: me.stock.jade }
  const posts = [...outlook.marks, ...leave, way.to].filter(
    (city) => holdsPosts(content, city) && !me.posts.includes(city)
  )
  const reward: Record<string, number> = {}
  const add = (items: Bundle | undefined, times = 1): void => {
    for (const [item, count] of Object.entries(items ?? {}))
      reward[item] = (reward[item] ?? 0) + times * count
  }
  posts.forEach((city, i) => {
    const [marker, outpost] = [state.cityBonuses[city], state.outposts[city]]
    if (outpost) add(content.outpost(outpost).reward)
    if (marker) add(content.cityBonus(marker).reward)
    if (state.cityContracts[city]?.some(Boolean)) add({ 'contract-from-city': 1 })
    const points = content.numbers.postPoints[me.posts.length + i + 1]
    if (points && me.postsLeft > i) add({ vp: points })
  })
  const entered = [...outlook.passed, ...me.figures.filter((_, at) => outlook.moved[at]), ...way.path]
  const oases = rewardedOases(content, me.character, entered)
  if (oases > 0) for (const items of oasisRewards(content, me.character)) add(items, oases)
  const space = travelSpaceOf(content, outlook.travel)
  const fee = outlook.taken === 0 ? (space?.fee.coin ?? 0) : 0
  const extra = outlook.taken === 0 && (space?.extraPosts ?? 0) > 0
  const held = new Set(me.posts.map((city) => content.place(city).shield))
  return {
    forSpace: {
      fee: outlook.reserved.coin > 0 ? fee : 0,
      occupied: Math.max(0, outlook.reserved.coin - fee)
    },
    paid,
    before,
    after: {
      coin: before.coin - (paid.coin ?? 0),
      camel: before.camel - (paid.camel ?? 0),
      jade: before.jade - (paid.jade ?? 0)
    },
    posts,
    reward,
    moves: Math.max(0, posts.length - me.postsLeft),
    shields: [...new Set(posts.flatMap((city) => content.place(city).shield ?? []))].filter(
      (shield) => !held.has(shield)
    ),
    more: extra
      ? way.path
          .slice(0, -1)
          .filter((city) => holdsPosts(content, city) && !me.posts.includes(city) && !posts.includes(city))
      : undefined,
    startsNextRound:
      space !== undefined && space.rank >= state.travelRank && state.round < content.numbers.rounds
  }
}
