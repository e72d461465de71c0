/** Ways of a seat that walks a step with each action: what the best of them promises, city by city. */
import type { Seat } from '../../../engine/rules'
import { measuredOnce } from '../../../polo/player/measured'
import type { Content } from '../game'
import { seatOf } from '../seats'
import type { LocationId, SeatState, SpaceId, State } from '../types'
import { stepsOf, walkKey, type Way } from './distances'

/** Steps of a way that are looked at. */
const mostSteps = 5

const once = measuredOnce<Content, ReadonlyMap<LocationId, readonly Way[]>>()

/** From each place the steps that a seat may take. */
const waysOf = (content: Content, me: SeatState) =>
  once(content, walkKey(content, me), () => {
    const steps = stepsOf(content, me)
    return new Map(content.places.map(({ id }) => [id, steps(id)]))
  })

/** How often a space can still be travelled from: once a round, in this one as long as there is a die for it. */
export function travelsLeft(state: State, seat: Seat, space: SpaceId, rounds: number): number {
  const used = state.spaces[space]?.some((die) => die.colour === 'own' && die.seat === seat) ?? false
  const more = seatOf(state, seat).dice.some(({ colour }) => colour === 'black' || !used)
  return rounds + (more ? 1 : 0)
}

/**
 * What the best way of so many steps promises, in points: the sum of its cities' promises, of which `perStep` is left with each
 * step of the way. No place is come to twice; a long way is looked at as far as its first steps.
 */
export function bestWalk(
  content: Content,
  me: SeatState,
  steps: number,
  perStep: number,
  promise: (city: LocationId) => number
): number {
  const ways = waysOf(content, me)
  const promises = new Map<LocationId, number>()
  const promiseOf = (place: LocationId): number => {
    const known = promises.get(place)
    if (known !== undefined) return known
    const one = content.place(place).kind === 'city' && !me.posts.includes(place) ? promise(place) : 0
    promises.set(place, one)
    return one
  }
  const behind: LocationId[] = []
  const from = (place: LocationId, left: number, share: number): number => {
    if (left === 0) return 0
    let best = 0
    behind.push(place)
    for (const { to, length } of ways.get(place) ?? []) {
      if (behind.includes(to)) continue
      const still = share * perStep ** length
      best = Math.max(best, promiseOf(to) * still + from(to, left - 1, still))
    }
    behind.pop()
    return best
  }
  return Math.max(0, ...me.figures.map((place) => from(place, Math.min(steps, mostSteps), 1)))
}
