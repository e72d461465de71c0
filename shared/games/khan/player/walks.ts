/** Ways of a seat that walks a step with each action: what the best of them promises, city by city. */
import { lengthOf } from '../../../polo/player/nearness'
import type { Content } from '../game'
import { Traveller } from '../movement'
import type { LocationId, SeatState } from '../types'

interface Way {
  readonly to: LocationId
  /** In steps. */
  readonly length: number
}

/** From each place the steps that a seat may take, roads with a seal for those who hold it. */
type Ways = ReadonlyMap<LocationId, readonly Way[]>

const known = new WeakMap<Content, Map<string, Ways>>()

function waysOf(content: Content, me: SeatState): Ways {
  const made = known.get(content) ?? new Map<string, Ways>()
  known.set(content, made)
  const key = `${me.character} ${me.seals.toSorted().join()}`
  const one = made.get(key) ?? measured(content, me)
  made.set(key, one)
  return one
}

function measured(content: Content, me: SeatState): Ways {
  const traveller = new Traveller(content, me)
  return new Map(
    content.places.map(({ id }): [LocationId, Way[]] => [
      id,
      traveller
        .stepsFrom(id)
        .filter(({ needs }) => needs === undefined || !traveller.barred(needs))
        .map(({ to, price }) => ({ to, length: lengthOf(price) }))
    ])
  )
}

/**
 * What the best way of at most so many steps promises, in points: the sum of its cities' promises, of which `perStep` is left
 * with each step of the way. No place is come to twice.
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
    let one = promises.get(place)
    if (one === undefined) {
      one = content.place(place).kind === 'city' && !me.posts.includes(place) ? promise(place) : 0
      promises.set(place, one)
    }
    return one
  }
  const behind: LocationId[] = []
  const from = (place: LocationId, left: number, share: number): number => {
    let best = 0
    if (left === 0) return best
    behind.push(place)
    for (const { to, length } of ways.get(place) ?? []) {
      if (behind.includes(to)) continue
      const still = share * perStep ** length
      best = Math.max(best, promiseOf(to) * still + from(to, left - 1, still))
    }
    behind.pop()
    return best
  }
  return Math.max(0, ...me.figures.map((place) => from(place, steps, 1)))
}
