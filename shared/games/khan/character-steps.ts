/** The steps of a character from each place: printed roads at its prices, and roads of its own (rulings 46, 52). */
import { stepAlong, withOwn } from '../../polo/roads/map'
import { fareItems, type FareItem, type Place, type Step } from './content/map'
import type { Character } from './game'
import type { LocationId } from './types'

/** What is needed of the map. */
export interface RoadMap {
  readonly oases: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
}

/** Returns the steps of a character from a place, memoised by both. */
export function characterSteps(
  map: RoadMap
): (character: Character) => (from: LocationId) => readonly Step[] {
  const known = new Map<Character, (from: LocationId) => readonly Step[]>()
  return (character) => {
    let steps = known.get(character)
    if (!steps) known.set(character, (steps = memoised((from) => stepsFrom(map, character, from))))
    return steps
  }
}

function memoised(find: (from: LocationId) => readonly Step[]): (from: LocationId) => readonly Step[] {
  const known = new Map<LocationId, readonly Step[]>()
  return (from) => {
    let steps = known.get(from)
    if (!steps) known.set(from, (steps = find(from)))
    return steps
  }
}

function stepsFrom(
  { oases, place, steps }: RoadMap,
  character: Character,
  from: LocationId
): readonly Step[] {
  const { perOasis, routesFrom, waives = [] } = character
  const own = routesFrom?.(from, oases) ?? []
  const all = withOwn(
    steps(from),
    own.map((road) => stepAlong(fareItems, road, road.to))
  )
  const paid = (item: FareItem, count: number): number => (waives.includes(item) ? 0 : count)
  return all.map(({ to, price, needs, road }) => ({
    to,
    price: {
      coin: paid('coin', price.coin),
      camel: paid('camel', price.camel),
      jade: paid('jade', price.jade)
    },
    needs,
    road,
    uncounted: perOasis && place(to).kind === 'oasis' ? true : undefined,
    pass: undefined
  }))
}
