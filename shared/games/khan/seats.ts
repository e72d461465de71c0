/** Functions that read one seat's state and points. */
import {
  pointSources,
  type Cause,
  type LocationId,
  type Points,
  type PointSource,
  type SeatState,
  type State
} from './types'
import type { Content } from './game'

export { seatOf } from '../../engine/seats'

/** The source under which points with this cause are counted. */
export function pointSource({ kind }: Cause): PointSource {
  switch (kind) {
    case 'contract':
      return 'contracts'
    case 'post':
      return 'posts'
    case 'character':
      return 'characters'
    case 'cityCard':
      return 'cityCards'
    default:
      return 'cities'
  }
}

/** Points of a seat so far. */
export const totalPoints = ({ points }: Pick<SeatState, 'points'>): number =>
  pointSources.reduce((total, source) => total + points[source], 0)

/** The points of a seat at set-up. */
export const noPoints = (): Points => ({ ...zero })
const zero = Object.fromEntries(pointSources.map((source) => [source, 0])) as Points

/** Cities with a bonus marker and a post of the seat, in the order of placing. */
export const ownMarkerCities = (content: Content, { posts }: SeatState): LocationId[] =>
  posts.filter((city) => content.place(city).marker)

/** True if a contract lies in a city. */
export function hasContract({ cityContracts }: State, city: LocationId): boolean {
  const there = cityContracts[city]
  if (there) for (const id of there) if (id !== '') return true
  return false
}

/** Cities with contracts and a post of the seat. */
export const ownContractCities = (content: Content, { posts }: SeatState): LocationId[] =>
  posts.filter((city) => content.place(city).contracts)
