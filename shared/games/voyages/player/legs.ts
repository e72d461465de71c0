/** Legs of journeys: from each place to each city, what one Travel action costs that leads there. */
import { measuredOnce } from '../../../polo/player/nearness'
import type { Content } from '../content'
import type { CharacterName, LocationId } from '../types'

/** One Travel action to a city: no other with as few steps costs less of one item and no more of the other. */
export interface Leg {
  /** Index of the city where it ends. */
  readonly city: number
  readonly steps: number
  /** With what the travel table adds; an occupied space comes on top. */
  readonly coins: number
  readonly camels: number
  /** Cities passed through in which a post may be left, a bit each; 0 for those who may leave none. */
  readonly via: number
}

/** A map as a character travels it. */
export interface Legs {
  readonly cities: readonly LocationId[]
  readonly indexOf: ReadonlyMap<LocationId, number>
  readonly places: readonly LocationId[]
  /** By the index of a place. */
  readonly from: readonly (readonly Leg[])[]
  /** By the index of a city: that of its place. */
  readonly placeOf: readonly number[]
}

interface Label {
  readonly place: LocationId
  readonly coins: number
  readonly camels: number
  readonly via: number
}

const once = measuredOnce<Content, Legs>()

/** The legs of a character, whose own roads count. */
export const legsOf = (content: Content, character: CharacterName | ''): Legs =>
  once(content, character, () => measured(content, character))

function measured(content: Content, character: CharacterName | ''): Legs {
  const { routesFrom, leavesPosts } = content.character(character)
  const cities = content.places
    .filter(({ kind }) => kind !== 'oasis' && kind !== 'start' && kind !== 'palace')
    .map(({ id }) => id)
  const indexOf = new Map(cities.map((id, at) => [id, at]))
  const stepsFrom = (from: LocationId) => [
    ...content.steps(from).map(({ to, price }) => ({ to, coin: price.coin, camel: price.camel })),
    ...(routesFrom?.(from, content.oases) ?? []).map(({ to }) => ({ to, coin: 0, camel: 0 }))
  ]
  const legsFrom = (start: LocationId): readonly Leg[] => {
    const legs: Leg[] = []
    const known = new Map<LocationId, Label[]>()
    let front: Label[] = [{ place: start, coins: 0, camels: 0, via: 0 }]
    let table = 0
    content.numbers.travelRise.forEach((rise, at) => {
      table += rise
      const next: Label[] = []
      for (const { place, coins, camels, via } of front) {
        const here = leavesPosts && at > 0 ? bitOf(indexOf.get(place)) : 0
        for (const { to, coin, camel } of stepsFrom(place)) {
          if (to === start) continue
          const passed = (via | here) & ~bitOf(indexOf.get(to))
          const label = { place: to, coins: coins + coin, camels: camels + camel, via: passed }
          const before = known.get(to) ?? []
          if (before.some((other) => isAsGood(other, label))) continue
          known.set(to, [...before, label])
          next.push(label)
        }
      }
      front = next
      for (const { place, coins, camels, via } of front) {
        const city = indexOf.get(place)
        const leg = { steps: at + 1, coins: coins + table, camels, via }
        if (city !== undefined) legs.push({ city, ...leg })
      }
    })
    return legs
  }
  const places = content.places.map(({ id }) => id)
  const placeOf = cities.map((id) => places.indexOf(id))
  return { cities, indexOf, places, from: places.map(legsFrom), placeOf }
}

/** The bit of a city; none for a place that is no city. */
export const bitOf = (index: number | undefined): number => (index === undefined ? 0 : 1 << index)

const isAsGood = (a: Label, b: Label): boolean =>
  a.coins <= b.coins && a.camels <= b.camels && (b.via & ~a.via) === 0
