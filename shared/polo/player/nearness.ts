/** How far places lie from each other, in steps: what a step costs counts as parts of a step. */
import type { PlaceId, Price } from '../roads/map'

/** A step that costs one of an item is as much dearer as so many steps. */
const dearer = [
  ['camel', 0.3],
  ['coin', 0.12],
  ['jade', 0.5]
] as const

/** More than any distance. */
const far = 99

/** The cities in which a post can stand, and from each place how near each of them is, in their order: 1 where one stands. */
export interface Nearness {
  readonly cities: readonly PlaceId[]
  readonly from: ReadonlyMap<PlaceId, readonly number[]>
}

/** A map as somebody walks it. */
export interface Walked {
  readonly places: readonly PlaceId[]
  readonly cities: readonly PlaceId[]
  readonly steps: (from: PlaceId) => readonly Way[]
}
export interface Way {
  readonly to: PlaceId
  /** In steps. */
  readonly length: number
}

/** How long a step is that costs so much; one that a movement does not count is only as long as its price. */
export function lengthOf<Item extends string>(price: Partial<Price<Item>>, counted = true): number {
  let length = counted ? 1 : 0
  for (const [item, more] of dearer) length += more * (price[item as Item] ?? 0)
  return length
}

/** How near cities are; `perStep` is what is left of it with each step. */
export function nearness({ places, cities, steps }: Walked, perStep: number): Nearness {
  const all = new Map(places.map((from) => [from, new Map(places.map((to) => [to, from === to ? 0 : far]))]))
  for (const [from, row] of all) for (const { to, length } of steps(from)) row.set(to, length)
  for (const [middle, onwards] of all)
    for (const row of all.values()) {
      const first = row.get(middle) ?? far
      for (const [to, second] of onwards)
        if (first + second < (row.get(to) ?? far)) row.set(to, first + second)
    }
  const from = new Map(
    [...all].map(([place, row]) => [place, cities.map((city) => perStep ** (row.get(city) ?? far))])
  )
  return { cities, from }
}

/** Keeps what was measured over a content, by a key. */
export function measuredOnce<Content extends object, Measured = Nearness>(): (
  content: Content,
  key: string,
  measure: () => Measured
) => Measured {
  const known = new WeakMap<Content, Map<string, Measured>>()
  return (content, key, measure) => {
    const made = known.get(content) ?? new Map<string, Measured>()
    known.set(content, made)
    const one = made.get(key) ?? measure()
    made.set(key, one)
    return one
  }
}
