/** Small changes that several reducers make. For `evolve` alone. */
import { zones } from '../../engine/visibility'
import type { Content } from './content'
import { pointSource, seatOf } from './seats'
import type { Bundle, Cause, Die, EventOf, LocationId, Resource, State } from './types'

/** Adds a bundle to a seat's stock and points, or takes it away. */
export function change(state: State, seat: number, items: Bundle, sign: 1 | -1, cause: Cause): void {
  const { stock, points } = seatOf(state, seat)
  for (const item in items) {
    const count = (items[item as keyof Bundle] ?? 0) * sign
    if (item === 'vp') points[pointSource(cause)] += count
    else stock[item as Resource] += count
  }
}

/** Takes one die of this face out of a hand; throws if there is none. */
export function takeDie(dice: Die[], die: Die): void {
  for (let i = 0; i < dice.length; i++) {
    const held = dice[i]
    if (held && held.value === die.value && held.colour === die.colour) {
      dice.splice(i, 1)
      return
    }
  }
  throw new Error(`no ${die.colour} die ${die.value} in hand`)
}

/** Takes an item out of a list; throws if it is not there. */
export function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item)
  if (at < 0) throw new Error(`${String(item)} is not there`)
  list.splice(at, 1)
}

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

/** Turns a die in hand to another value. */
export function turnDie(state: State, event: EventOf<'dieRerolled'> | EventOf<'dieAdjusted'>): void {
  const { dice } = seatOf(state, event.seat)
  takeDie(dice, event.die)
  dice.push({ colour: event.die.colour, value: event.value })
}
