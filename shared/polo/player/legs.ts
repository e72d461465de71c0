/** Legs of journeys: what a Travel action costs that leads from a place to a city, for all places and cities. */
import type { PlaceId } from '../roads/map'

/** A Travel action that a game offers, or several, one a round, that together lead to a city. */
export interface Ticket {
  readonly actions: number
  /** Dice for each action. */
  readonly dice: number
  /** The most steps of all actions together. */
  readonly steps: number
  /** Coins for this many steps of all actions together, without the cost of the roads. */
  readonly coins: (steps: number) => number
  /** Posts that it may leave in cities passed through. */
  readonly posts: number
}

/** A step from one place to the next. */
export interface Stride {
  readonly to: PlaceId
  readonly coins: number
  readonly camels: number
  /** False for a step that the action does not count. */
  readonly counts: boolean
  /** Points for passing the place, once per action. */
  readonly points: number
}

/** A map as one traveller sees it. */
export interface TravelMap {
  readonly places: readonly PlaceId[]
  /** Those that hold posts. */
  readonly cities: readonly PlaceId[]
  readonly stridesFrom: (place: PlaceId) => readonly Stride[]
  readonly tickets: readonly Ticket[]
}

/** A way to a city with one ticket. No other costs less of one thing and no more of the others. */
export interface Leg {
  /** Index of the city where it ends. */
  readonly city: number
  /** Index of its ticket, with the actions of that and the dice of each. */
  readonly ticket: number
  readonly actions: number
  readonly dice: number
  readonly steps: number
  /** Including those of the ticket, without the price of an occupied space. */
  readonly coins: number
  readonly camels: number
  /** Cities passed through in which a post is left, a bit each. */
  readonly via: number
  /** Points gained on the way. */
  readonly points: number
}

/** The legs of a map. */
export interface Legs {
  readonly cities: readonly PlaceId[]
  readonly indexOf: ReadonlyMap<PlaceId, number>
  readonly places: readonly PlaceId[]
  /** By the index of a place: a few to each city. */
  readonly from: readonly (readonly Leg[])[]
  /**
   * Those among them that are considered as continuations: one or two to each of the cities that are reached most
   * easily.
   */
  readonly onward: readonly (readonly Leg[])[]
  /** By the index of a city: that of its place. */
  readonly placeOf: readonly number[]
}

/** How a place was reached. */
interface Label {
  readonly place: PlaceId
  readonly coins: number
  readonly camels: number
  readonly via: number
  readonly points: number
  /** Places whose points are included. */
  readonly passed: readonly PlaceId[]
}

/** The bit of a city; none for a place that is no city. */
export const bitOf = (index: number | undefined): number => (index === undefined ? 0 : 1 << index)

/** The index of the lowest bit of a mask that is not 0. */
export const indexOfLowest = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** The number of bits. */
export function bitsIn(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** The worth in points of a coin, a camel, a die, a step and a post on the way: estimates to preselect legs with. */
const [coin, camel, die, step, post] = [0.34, 0.62, 1.5, 0.3, 3]
/** How many ways to a place, legs to each city with each ticket, and cities as continuations are kept. */
const [mostWays, mostLegs, mostOnward] = [8, 2, 12]

const priceOf = ({ coins, camels }: Price): number => coins * coin + camels * camel

const costOf = (way: Price): number => priceOf(way) - way.points - bitsIn(way.via) * post

const effortOf = (leg: Leg): number => costOf(leg) + leg.actions * leg.dice * die + leg.steps * step

const easiestFirst = (legs: readonly Leg[]): readonly Leg[] =>
  legs.toSorted((a, b) => effortOf(a) - effortOf(b))

/**
 * The first `count` legs; if all of them gain points on the way, also the cheapest that gains fewer, if it costs less.
 */
function firstLegs(legs: readonly Leg[], count: number): readonly Leg[] {
  const kept = legs.slice(0, count)
  const least = Math.min(...kept.map(({ points }) => points))
  const plainer = legs.filter(({ points }) => points < least).toSorted((a, b) => priceOf(a) - priceOf(b))[0]
  return plainer && kept.every((leg) => priceOf(plainer) < priceOf(leg)) ? [...kept, plainer] : kept
}

/** All legs of a map. */
export function measureLegs({ places, cities, stridesFrom, tickets }: TravelMap): Legs {
  const indexOf = new Map(cities.map((id, at) => [id, at]))
  const strides = new Map(places.map((place) => [place, stridesFrom(place)]))
  const legsFrom = (start: PlaceId): readonly Leg[] => {
    const legs = tickets.flatMap((ticket, at) => legsWith({ start, ticket, at, strides, indexOf }))
    return cities.flatMap((_, city) => {
      const there = legs.filter((leg) => leg.city === city)
      const best = easiestFirst(
        there.filter((leg, at) => !there.some((other, i) => i !== at && beats(other, leg, i < at)))
      )
      return tickets.flatMap((_, ticket) =>
        firstLegs(
          best.filter((leg) => leg.ticket === ticket),
          mostLegs
        )
      )
    })
  }
  const from = places.map(legsFrom)
  const onward = from.map((legs) => {
    const best = easiestFirst(legs)
    const reached = [...new Set(best.map(({ city }) => city))].slice(0, mostOnward)
    return reached.flatMap((city) =>
      firstLegs(
        best.filter((leg) => leg.city === city),
        1
      )
    )
  })
  const placeOf = cities.map((id) => places.indexOf(id))
  return { cities, indexOf, places, placeOf, from, onward }
}

/** The legs from a place with one ticket; each iteration of the loop adds a step. */
function legsWith({
  start,
  ticket,
  at,
  strides,
  indexOf
}: {
  readonly start: PlaceId
  readonly ticket: Ticket
  readonly at: number
  readonly strides: ReadonlyMap<PlaceId, readonly Stride[]>
  readonly indexOf: ReadonlyMap<PlaceId, number>
}): readonly Leg[] {
  const legs: Leg[] = []
  const known = new Map<PlaceId, Label[]>()
  const keepLabel = (label: Label): boolean => {
    const before = known.get(label.place) ?? []
    if (before.some((other) => isAsGood(other, label))) return false
    const isCheapest = before.every((other) => priceOf(label) < priceOf(other))
    if (!isCheapest && before.filter((other) => costOf(other) <= costOf(label)).length >= mostWays)
      return false
    known.set(label.place, [...before, label])
    return true
  }
  let front: Label[] = [{ place: start, coins: 0, camels: 0, via: 0, points: 0, passed: [] }]
  for (let steps = 1; steps <= ticket.steps; steps++) {
    const next: Label[] = []
    // Uncounted steps stay in this iteration: the list grows while it is read.
    const here = [...front]
    for (const label of here)
      for (const stride of strides.get(label.place) ?? []) {
        if (stride.to === start) continue
        for (const via of viasOf(
          label,
          ticket.posts,
          label.place === start ? 0 : bitOf(indexOf.get(label.place))
        )) {
          const reached = labelAfter(label, stride, via & ~bitOf(indexOf.get(stride.to)))
          if (keepLabel(reached)) (stride.counts ? next : here).push(reached)
        }
      }
    for (const { place, coins, camels, via, points } of next) {
      const city = indexOf.get(place)
      if (city === undefined) continue
      const priced = { coins: coins + ticket.coins(steps), camels, via, points }
      legs.push({ city, ticket: at, actions: ticket.actions, dice: ticket.dice, steps, ...priced })
    }
    front = next
  }
  return legs
}

/**
 * The masks of cities with a post left in passing, after one more place is passed: also with a post there, if the
 * ticket allows another.
 */
function viasOf({ via }: Label, posts: number, here: number): readonly number[] {
  if (here === 0 || posts === 0) return [via]
  if (posts === Infinity) return [via | here]
  return bitsIn(via) < posts ? [via, via | here] : [via]
}

function labelAfter({ passed, points, ...label }: Label, stride: Stride, via: number): Label {
  const brings = stride.points > 0 && !passed.includes(stride.to)
  return {
    place: stride.to,
    coins: label.coins + stride.coins,
    camels: label.camels + stride.camels,
    via,
    points: brings ? points + stride.points : points,
    passed: brings ? [...passed, stride.to] : passed
  }
}

type Price = Pick<Leg, 'coins' | 'camels' | 'via' | 'points'>

const isAsGood = (a: Price, b: Price): boolean =>
  a.coins <= b.coins && a.camels <= b.camels && a.points >= b.points && (b.via & ~a.via) === 0

/** True if `a` is at least as good as `b`, which leads to the same city; `first` decides between equals. */
function beats(a: Leg, b: Leg, first: boolean): boolean {
  if (a.actions > b.actions || a.dice > b.dice || a.steps > b.steps || !isAsGood(a, b)) return false
  return first || a.actions < b.actions || a.dice < b.dice || a.steps < b.steps || !isAsGood(b, a)
}
