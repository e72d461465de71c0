/** Small changes of state that several reducers share. Only `evolve` may call them. */
import { zones } from '../../engine/visibility'
import { seatOf } from './seats'
import type { Content } from './game'
import type { LocationId, State } from './types'

/** Puts a contract under the special pile; removes a starting contract from the game (ruling 23). */
export function discard(state: State, contract: string, content: Content): void {
  if (content.contract(contract).starting) state.removed.push(contract)
  else zones.under(state.special, contract)
}

/** Puts a post of the seat in a city; in Beijing on the free slot with the most points (ruling 42). */
export function place(state: State, seat: number, location: LocationId): void {
  seatOf(state, seat).posts.push(location)
  if (location === 'beijing') state.beijing[state.beijing.indexOf(-1)] = seat
}
