/** Travel plans of computer players of Voyages, as projects: see `polo/player/projects`. */
import type { Seat } from '../../../engine/rules'
import { bitOf, bitsIn, measureLegs, type Legs } from '../../../polo/player/legs'
import { lowestOfHighest } from '../../../polo/player/look'
import { memoisedPerContent } from '../../../polo/player/memoise'
import * as family from '../../../polo/player/projects'
import {
  layoutNumber,
  memoisedTables,
  outpostAdjustments,
  postGains,
  usualActions,
  type OutpostPrices,
  type PostGains,
  type ProjectWeights,
  type Table
} from '../../../polo/player/project-table'
import type { Content } from '../content'
import type { CharacterName, GoalId, LocationId, SeatState, State } from '../types'
import { seatOf } from '../seats'
import { isOffRoads } from './cities'

/** What a post in a city brings a seat, in points, without its goal cards. */
export interface CityGains {
  /** When it is placed, without an outpost; in Beijing as if on the first slot. */
  readonly once: (city: LocationId) => number
  readonly outposts: () => OutpostPrices
  /** How much more Beijing's next free slot brings than the first; usually negative or 0. */
  readonly beijing: number
  /** In each later round. */
  readonly perRound: (city: LocationId) => number
}

/** What the value of projects depends on. */
export interface Prospects {
  readonly content: Content
  readonly weights: ProjectWeights
  readonly gains: CityGains
  /** The goal cards that count. */
  readonly cards: readonly GoalId[]
}

/** What the seat's best project is worth, with `rounds` rounds after this one; 0 if none pays. */
export function bestProject(prospects: Prospects, state: State, seat: Seat, rounds: number): number {
  const { content, gains } = prospects
  const me = seatOf(state, seat)
  if (me.postsLeft === 0) return 0
  const on = state.spaces['travel']
  const isPaid = on !== undefined && on.length > 0 && !content.character(me.character).payForOccupied
  const { posts, figures, stock, dice } = me
  const table = tableOf(prospects, state, me)
  const postAdjustments = outpostAdjustments(table, state.outposts)
  const beijing = table.legs.indexOf.get('beijing')
  if (beijing !== undefined) postAdjustments[beijing] = gains.beijing
  const now = [{ steps: lowestOfHighest(dice, 2, on ?? [], seat), isPaid }]
  const { coin: coins, camel: camels } = stock
  const who: family.Traveller = { posts, figures, coins, camels, dice: dice.length, now, postAdjustments }
  return family.bestProject(table, who, rounds)
}

const memoisedLegs = memoisedPerContent<Content, Legs>()

/** The legs of a character, its own roads included. */
export const legsOf = (content: Content, character: CharacterName | ''): Legs =>
  memoisedLegs(content, character, () => {
    const { routesFrom, leavesPosts } = content.character(character)
    const { travelRise } = content.numbers
    const { places } = content
    return measureLegs({
      places: places.map(({ id }) => id),
      cities: places
        .filter(({ id, kind }) => kind !== 'oasis' && kind !== 'start' && !isOffRoads(content, id))
        .map(({ id }) => id),
      stridesFrom: (from) => [
        ...content.steps(from).map(({ to, price }) => stride(to, price.coin, price.camel)),
        ...(routesFrom?.(from, content.oases) ?? []).map(({ to }) => stride(to, 0, 0))
      ],
      tickets: [
        {
          actions: 1,
          dice: 2,
          steps: travelRise.length,
          coins: (steps) => travelRise.slice(0, steps).reduce((sum, rise) => sum + rise, 0),
          posts: leavesPosts ? Infinity : 0
        }
      ]
    })
  })

const stride = (to: LocationId, coins: number, camels: number) => ({
  to,
  coins,
  camels,
  counts: true,
  points: 0
})

const memoisedTable = memoisedTables<Content, ProjectWeights>()

function tableOf({ content, weights, gains, cards }: Prospects, state: State, me: SeatState): Table {
  const legs = legsOf(content, me.character)
  const ownPosts = me.posts.length + me.postsLeft
  let elsewhere = 0
  for (const place of me.posts) if (!legs.indexOf.has(place)) elsewhere++
  const layout = `${layoutNumber(state.cityBonuses)} ${layoutNumber(state.cityCards)}`
  const key = `${me.character} ${ownPosts} ${elsewhere} ${cards.join()} ${layout}`
  return memoisedTable(content, weights, key, () => {
    const outposts = gains.outposts()
    const once = legs.cities.map(
      (city) => gains.once(city) + (state.outposts[city] === undefined ? 0 : outposts.usual)
    )
    const perRound = legs.cities.map(gains.perRound)
    const { postPoints } = content.numbers
    const goals = goalsOf(content, legs, cards)
    return {
      legs,
      outposts,
      actions: usualActions,
      gain: gainOf(content, { once, perRound, postPoints, ownPosts, elsewhere }, goals)
    }
  })
}

/** Returns the function that values new posts: by themselves, and for the goal cards. */
function gainOf({ numbers }: Content, posts: PostGains, goals: Goals): Table['gain'] {
  const { goalPlacePoints } = numbers
  const goalPoints = (mask: number): number => {
    let points = goalPlacePoints[bitsIn(mask & goals.places)] ?? 0
    for (const { bits, vp } of goals.pairs) if ((mask & bits) === bits) points += vp
    return points
  }
  return (mask, fresh, rounds) =>
    goalPoints(mask | fresh) - goalPoints(mask) + postGains(posts, mask, fresh, rounds)
}

/** Goal cards as bitmasks of the cities of the legs: each card's pair with its points, and the places of all cards. */
interface Goals {
  readonly pairs: readonly { readonly bits: number; readonly vp: number }[]
  readonly places: number
}

function goalsOf(content: Content, { indexOf }: Legs, cards: readonly GoalId[]): Goals {
  const pairs = cards.map((card) => {
    const { places, vp } = content.goal(card)
    return { bits: places.reduce((bits, place) => bits | bitOf(indexOf.get(place)), 0), vp }
  })
  return { pairs, places: pairs.reduce((all, { bits }) => all | bits, 0) }
}
