/** Travel plans of computer players of In the Service of the Khan, as projects: see `polo/player/projects`. */
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

/** The weights of the estimate. */
export interface Weights extends ProjectWeights, CityWeights {
  /** The share of a new shield's points that counts in a project. */
  readonly shield: number
  /** Points for the first city with contracts, without which contracts are hard to get. */
  readonly firstContracts: number
}

/** The most Travel actions of a project for characters who take one step per action. */
const stepwiseActions = 5

/** How many camels one jade counts as: in the cost of a road, and in stock, where it is lower since jade has other uses. */
const [camelsPerJade, camelsForJade] = [2, 0.5]

/** What the seat's best project is worth, with these goal cards and `rounds` rounds after this one; 0 if none pays. */
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

/** A Travel space, used in `actions` rounds, once in each. */
interface SpaceTicket {
  readonly space: TravelSpace
  readonly actions: number
}

const spaceTickets = memoisedPerContent<Content, readonly SpaceTicket[]>()

/** The tickets of a character. One limited to the one-step space may need several actions to pass oases. */
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

/** How many steps a ticket gives with the seat's highest dice now, and whether its space must be paid for. */
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

const memoisedLegs = memoisedPerContent<Content, Legs>()

/** The legs of a seat, by the roads that its seals and its character open. */
export const legsOf = (content: Content, me: SeatState): Legs =>
  memoisedLegs(content, walkKey(content, me), () => {
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
        actions,
        dice,
        steps: actions * steps,
        coins: () => actions * (fee.coin ?? 0),
        posts: leavesPosts ? Infinity : extraPosts
      }))
    })
  })

const memoisedTable = memoisedTables<Content, Weights>()

function tableOf(
  content: Content,
  weights: Weights,
  state: State,
  me: SeatState,
  cards: readonly string[]
): Table {
  const ownPosts = me.posts.length + me.postsLeft
  const key = `${me.character} ${walkKey(content, me)} ${ownPosts} ${cards.join()} ${layoutNumber(state.cityBonuses)}`
  return memoisedTable(content, weights, key, () => {
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

/** Returns the function that values new posts, with shields, the first contract city and a doubled bonus. */
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
    postPoints,
    ownPosts: me.posts.length + me.postsLeft,
    elsewhere: 0
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

/** The cities of each shield as a bitmask, and how often it counts: once, and again for each icon of a goal card. */
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
