/**
 * Random small maps with travellers of several games, and all walks on them by brute force: computed from the list of roads,
 * without the code under test.
 */
import { Chance, seeded } from '../../../shared/engine/chance'
import { refusalOf } from '../../../shared/engine/rules'
import { priceOf, stepAlong, stepsOf, type Price, type Road } from '../../../shared/polo/roads/map'
import type { Traveller } from '../../../shared/polo/roads/movement'

export type Item = 'coin' | 'camel' | 'jade'
export const items: readonly Item[] = ['coin', 'camel', 'jade']
const free: Price<Item> = { coin: 0, camel: 0, jade: 0 }
const pass: Price<Item> = { coin: 0, camel: 0, jade: 1 }

/** A map and its traveller. */
export interface World {
  readonly places: readonly string[]
  readonly roads: readonly Road<Item>[]
  /** The traveller's seals. */
  readonly seals: readonly string[]
  readonly stock: Price<Item>
  /** Surcharges of the first step, the second, and so on. */
  readonly table: readonly number[]
  /** True if jade can pay for missing coins and camels. */
  readonly substitutes: boolean
  /** Places that may be entered without counting the step, while steps are left. */
  readonly uncounted: readonly string[]
  /** Places each of which is one free step from the others. */
  readonly linked: readonly string[]
  /** True if every road has a second one named `pass` that costs one jade instead, like a token for a free route. */
  readonly passes: boolean
}

export type Kind = 'table' | 'seals' | 'passes' | 'any'

/** A random map: `table` has costs as in a game with a travel table, `seals` as in one with seals and jade. */
export function worldOf(kind: Kind, seed: number): World {
  const chance = new Chance(seeded(seed))
  const next = (n: number): number => chance.next(n)
  const some = <T>(list: readonly T[], oneIn: number): T[] => list.filter(() => next(oneIn) === 0)
  const hasJade = kind === 'seals' || kind === 'any'
  const places = Array.from({ length: 4 + next(4) }, (_, n) => `p${n}`)
  const pairs = places.flatMap((from, n) => places.slice(n + 1).map((to) => [from, to] as const))
  const seal = (): string | undefined => (hasJade && next(4) === 0 ? `seal-${next(3)}` : undefined)
  const roads = some(pairs, 2).map(([from, to]): Road<Item> => {
    const needs = seal()
    const cost = {
      ...(next(2) === 0 && { coin: 1 + next(6) }),
      ...(next(2) === 0 && { camel: 1 + next(3) }),
      ...(hasJade && next(5) === 0 && { jade: 1 })
    }
    return { from, to, cost, ...(needs && { needs }) }
  })
  return {
    places,
    roads,
    seals: some(['seal-0', 'seal-1', 'seal-2'], 2),
    stock: { coin: next(25), camel: next(8), jade: next(4) },
    table: kind === 'seals' ? [] : kind === 'any' ? [0, 1, 2, 3, 4].map(() => next(7)) : [3, 4, 5, 0, 6, 0],
    substitutes: hasJade,
    uncounted: !hasJade || next(2) === 0 ? [] : some(places, 3),
    passes: kind === 'passes',
    linked: kind === 'seals' || next(2) === 0 ? [] : some(places, 2)
  }
}

/** The traveller of a world, in the form that the code under test takes. */
export function travellerOf(world: World): Traveller<Item, 'seal' | 'short'> {
  const printed = stepsOf(items, world.roads)
  const countless = (to: string) => (world.uncounted.includes(to) ? { uncounted: true as const } : {})
  return {
    spares: 'camel',
    stepsFrom: (from) =>
      [
        ...printed(from).filter(({ to }) => !isLinked(world, from, to)),
        ...world.linked
          .filter((to) => isLinked(world, from, to))
          .map((to) => stepAlong(items, { from, to, cost: {} }, to))
      ]
        .flatMap((step) => (world.passes ? [step, { ...step, price: pass, road: 'pass' }] : [step]))
        .map((step) => ({ ...step, ...countless(step.to) })),
    surcharge: (taken, spent = free) => sum(spent, priceOf(items, { coin: world.table[taken] ?? 0 })),
    barred: (needs) => (world.seals.includes(needs) ? undefined : refusalOf('seal', { needs })),
    pays: (price, more = free) => canPay(world, sum(price, more)),
    short: (price, more = free) => (canPay(world, sum(price, more)) ? undefined : refusalOf('short'))
  }
}

const isLinked = ({ linked }: World, from: string, to: string): boolean =>
  from !== to && linked.includes(from) && linked.includes(to)

const sum = (a: Price<Item>, b: Price<Item>): Price<Item> => ({
  coin: a.coin + b.coin,
  camel: a.camel + b.camel,
  jade: a.jade + b.jade
})

/** True if the world's stock can pay a price. */
export function canPay({ stock, substitutes }: World, price: Price<Item>): boolean {
  const missing = Math.max(0, price.coin - stock.coin) + Math.max(0, price.camel - stock.camel)
  return price.jade <= stock.jade && missing <= (substitutes ? stock.jade - price.jade : 0)
}

/** A walk: the places entered and its cost. */
export interface Walk {
  readonly path: readonly string[]
  readonly price: Price<Item>
  /** How many steps a movement needs for it: even an uncounted step requires that a step is left. */
  readonly steps: number
}

/** All walks with at most this many counted steps that can be paid at every step, in addition to `reserved`. */
export function walksFrom(
  world: World,
  from: string,
  { left, taken = 0, reserved = free }: { left: number; taken?: number; reserved?: Price<Item> }
): readonly Walk[] {
  const walks: Walk[] = []
  const go = (here: string, path: readonly string[], spent: Price<Item>, counted: number): void => {
    if (counted === left || path.length > 6) return
    for (const to of world.places) {
      if (to === here) continue
      const road = world.roads.find(
        (one) => [one.from, one.to].includes(here) && [one.from, one.to].includes(to)
      )
      const link = isLinked(world, here, to)
      if (!link && (!road || (road.needs && !world.seals.includes(road.needs)))) continue
      const printed = link ? {} : (road?.cost ?? {})
      const counts = !world.uncounted.includes(to)
      for (const cost of world.passes ? [printed, pass] : [printed]) {
        const price = {
          coin: spent.coin + (cost.coin ?? 0) + (counts ? (world.table[taken + counted] ?? 0) : 0),
          camel: spent.camel + (cost.camel ?? 0),
          jade: spent.jade + (cost.jade ?? 0)
        }
        if (!canPay(world, price)) continue
        walks.push({ path: [...path, to], price, steps: counted + 1 })
        go(to, [...path, to], price, counted + (counts ? 1 : 0))
      }
    }
  }
  go(from, [], reserved, 0)
  return walks
}

const beats = (a: Price<Item>, b: Price<Item>): boolean =>
  items.every((item) => a[item] <= b[item]) && items.some((item) => a[item] < b[item])

/** The prices that are not beaten by another one, without duplicates. */
export const frontOf = (prices: readonly Price<Item>[]): string[] =>
  [...new Set(prices.filter((price) => !prices.some((other) => beats(other, price))).map(said))].sort()

export const said = ({ coin, camel, jade }: Price<Item>): string =>
  `${coin} coins ${camel} camels ${jade} jade`
