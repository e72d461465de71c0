/** Small changes that several reducers make. For `evolve` alone. */
import { zones } from '../../engine/visibility'
import { seatOf } from './seats'
import type { Content } from './game'
import type { LocationId, State } from './types'

/** A contract goes under the special pile; a starting contract leaves the game (ruling 23). */
export function discard(state: State, contract: string, content: Content): void {
  if (content.contract(contract).starting) state.removed.push(contract)
  else zones.under(state.special, contract)
}

/** A post of the seat stands in a city; in Beijing on the best free slot (ruling 42). */
export function place(state: State, seat: number, location: LocationId): void {
  seatOf(state, seat).posts.push(location)
  if (location === 'beijing') state.beijing[state.beijing.indexOf(-1)] = seat
}
