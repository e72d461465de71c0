/** Travel of a seat of In the Service of the Khan as a project: see `polo/player/projects`. */
import type { Seat } from '../../../engine/rules'
import { bitOf, measureLegs, type Legs, type Stride } from '../../../polo/player/legs'
import { lowestOfHighest } from '../../../polo/player/look'
import { memoisedPerContent } from '../../../polo/player/memoise'
import * as family from '../../../polo/player/projects'
import {
  layoutNumber,
  memoisedTables,
  outpostAdjustments,
  outpostPrices,
  postGains,
  usualActions,
  type PostGains,
  type ProjectWeights,
  type Table
} from '../../../polo/player/project-table'
import type { TravelSpace } from '../content/numbers'
import type { Content } from '../game'
import { seatOf } from '../seats'
import type { LocationId, SeatState, State } from '../types'
import { markerPrice, perRound, type CityWeights } from './cities'
import { roadsOf, walkKey } from './roads'
import { priced } from './prices'

/** What projects are judged by here. */
export interface Weights extends ProjectWeights, CityWeights {
  /** Of a new shield's points, the share that is counted on the way. */
  readonly shield: number
  /** The first city with contracts: without one they can hardly be got. */
  readonly firstContracts: number
}

/** Of those who walk a step an action, the most actions of a project. */
const stepwiseActions = 5

/** Camels that are as dear as one jade on a road; one in stock counts as so many, since it is wanted elsewhere, too. */
const [camelsPerJade, camelsForJade] = [2, 0.5]

/**
 * What the seat's best project is worth from this position with these goal cards, and with so many rounds after this one; 0
 * where none pays.
 */
export function bestProject(
  content: Content,
  weights: Weights,
  state: State,
  seat: Seat,
  cards: readonly string[],
  rounds: number
): number {
  const me = seatOf(state, seat)
  if (me.postsLeft === 0) return 0
  const { posts, figures, stock, dice } = me
  const table = tableOf(content, weights, state, me, cards)
  const camels = stock.camel + stock.jade * camelsForJade
  const now = ticketsOf(content, me).map((ticket) => ticketNow(content, state, seat, ticket))
  const postAdjustments = outpostAdjustments(table, state.outposts)
  const who: family.Traveller = {
    posts,
    figures,
    coins: stock.coin,
    camels,
    dice: dice.length,
    now,
    postAdjustments
  }
  return family.bestProject(table, who, rounds)
}

/** A Travel space, used so often, one time a round. */
interface SpaceTicket {
  readonly space: TravelSpace
  readonly actions: number
}

const spaceTickets = memoisedPerContent<Content, readonly SpaceTicket[]>()

/** Those whose steps lead past oases only one by one take several actions to a city. */
const ticketsOf = (content: Content, { character }: SeatState): readonly SpaceTicket[] =>
  spaceTickets(content, character, () => {
    const { onlyTravel } = content.character(character)
    const { travelSpaces } = content.numbers
    return onlyTravel === undefined
      ? travelSpaces.map((space) => ({ space, actions: 1 }))
      : travelSpaces
          .filter(({ id }) => id === onlyTravel)
          .flatMap((space) => [1, 2, 3].map((actions) => ({ space, actions })))
  })

/** Steps that a ticket could give, in this round and with its other actions, to the highest dice that may be placed. */
function ticketNow(
  content: Content,
  state: State,
  seat: Seat,
  { space: { id, dice, steps }, actions }: SpaceTicket
): family.Traveller['now'][number] {
  const there = state.spaces[id] ?? []
  const me = seatOf(state, seat)
  const lowest = lowestOfHighest(me.dice, dice, there, seat)
  const { payForOccupied } = content.character(me.character)
  return { steps: actions * Math.min(steps, lowest), isPaid: there.length > 0 && !payForOccupied }
}

const once = memoisedPerContent<Content, Legs>()

/** The legs of a seat: roads with a seal for those who hold it, and the character's ways of walking. */
export const legsOf = (content: Content, me: SeatState): Legs =>
  once(content, walkKey(content, me), () => {
    const { leavesPosts, perOasis } = content.character(me.character)
    const oasis = perOasis ? priced(perOasis.reward) + Math.max(...perOasis.choice.map(priced)) : 0
    const roads = roadsOf(content, me)
    const stridesFrom = (from: LocationId): readonly Stride[] =>
      roads(from).map(({ to, price, uncounted }) => ({
        to,
        coins: price.coin,
        camels: price.camel + camelsPerJade * price.jade,
        counts: !uncounted,
        points: uncounted ? oasis : 0
      }))
    return measureLegs({
      places: content.places.map(({ id }) => id),
      cities: content.places.filter(({ kind }) => kind === 'city').map(({ id }) => id),
      stridesFrom,
      tickets: ticketsOf(content, me).map(({ actions, space: { dice, steps, fee, extraPosts } }) => ({
        ...{ actions, dice, steps: actions * steps },
        coins: () => actions * (fee.coin ?? 0),
        posts: leavesPosts ? Infinity : extraPosts
      }))
    })
  })

const kept = memoisedTables<Content, Weights>()

function tableOf(
  content: Content,
  weights: Weights,
  state: State,
  me: SeatState,
  cards: readonly string[]
): Table {
  const ownPosts = me.posts.length + me.postsLeft
  const key = `${me.character} ${walkKey(content, me)} ${ownPosts} ${cards.join()} ${layoutNumber(state.cityBonuses)}`
  return kept(content, weights, key, () => {
    const legs = legsOf(content, me)
    const outposts = outpostPrices(content.outpostBonuses, priced)
    const { onlyTravel } = content.character(me.character)
    const actions = onlyTravel === undefined ? usualActions : stepwiseActions
    return {
      legs,
      outposts,
      actions,
      gain: gainOf({ content, weights, state, me, cards, legs, usual: outposts.usual })
    }
  })
}

/** What posts bring: by themselves, by their shields, as the first one with contracts, and as a bonus that comes twice. */
function gainOf({
  content,
  weights,
  state,
  me,
  cards,
  legs: { cities },
  usual
}: {
  readonly content: Content
  readonly weights: Weights
  readonly state: State
  readonly me: SeatState
  readonly cards: readonly string[]
  readonly legs: Legs
  /** What an outpost usually brings. */
  readonly usual: number
}): Table['gain'] {
  const { postPoints, shieldPoints } = content.numbers
  const posts: PostGains = {
    once: cities.map((city) => markerPrice(content, state, city) + (content.place(city).outpost ? usual : 0)),
    perRound: cities.map((city) => perRound(content, weights, state, city)),
    ...{ postPoints, ownPosts: me.posts.length + me.postsLeft }
  }
  const markers = cities.map((city) => markerPrice(content, state, city))
  const { doublesBonus, extraShields = 0 } = content.character(me.character)
  const shieldsAt = shieldBits(content, cities, cards)
  const withContracts = cities.reduce(
    (bits, city, at) => (content.place(city).contracts ? bits | bitOf(at) : bits),
    0
  )
  const shields = (mask: number): number => {
    let count = extraShields
    for (const { bits, count: each } of shieldsAt) if ((mask & bits) !== 0) count += each
    return shieldPoints[Math.min(count, shieldPoints.length - 1)] ?? 0
  }
  const bestMarker = (mask: number): number =>
    markers.reduce((best, price, at) => ((mask & bitOf(at)) !== 0 && price > best ? price : best), 0)
  return (mask, fresh, rounds) => {
    const all = mask | fresh
    let gain = postGains(posts, mask, fresh, rounds) + weights.shield * (shields(all) - shields(mask))
    if ((mask & withContracts) === 0 && (fresh & withContracts) !== 0 && rounds > 0)
      gain += weights.firstContracts
    if (doublesBonus) gain += rounds * weights.income * (bestMarker(all) - bestMarker(mask))
    return gain
  }
}

/** Each shield's cities as bits, and how often it counts: once, and once more for each icon of a goal card. */
function shieldBits(
  content: Content,
  cities: readonly LocationId[],
  cards: readonly string[]
): readonly { readonly bits: number; readonly count: number }[] {
  const icons = cards.flatMap((card) => content.goal(card).shields)
  const shields = new Map<string, number>()
  cities.forEach((city, at) => {
    const { shield } = content.place(city)
    if (shield !== undefined) shields.set(shield, (shields.get(shield) ?? 0) | bitOf(at))
  })
  return [...shields].map(([shield, bits]) => ({
    bits,
    count: 1 + icons.filter((icon) => icon === shield).length
  }))
}
