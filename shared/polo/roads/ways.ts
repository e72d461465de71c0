/** All journeys that a traveller can make, and what is missing for the others. */
import { refusalOf, type Refusal } from '../../engine/rules'
import type { PlaceId, Price } from './map'
import { isTwin, stepTo, type Traveller } from './movement'
import { bySpared, isAtMost, reachable, type Outlook, type Way, type Ways } from './planner'

type AllWays<Item extends string> = Map<PlaceId, Way<Item>[]>

function add<Item extends string>(all: AllWays<Item>, to: PlaceId, ways: readonly Way<Item>[]): void {
  if (ways.length > 0) all.set(to, [...(all.get(to) ?? []), ...ways])
}

/** The best ways of a movement by destination, for each figure that is not a twin of the first. */
export function waysOf<Item extends string>(
  traveller: Traveller<Item>,
  outlook: Outlook<Item>,
  figures: readonly PlaceId[]
): Ways<Item> {
  const all: AllWays<Item> = new Map()
  figures.forEach((from, figure) => {
    if (isTwin(figures, outlook.moved, figure)) return
    for (const [to, ways] of reachable(traveller, outlook, figure, from)) add(all, to, ways)
  })
  return all
}

/**
 * The best ways if a movement can have exactly the steps that a way needs, 1 to `most`. `waysWith`: the ways of a
 * movement of this many steps; `spares`: as in `Traveller`.
 */
export function waysByLength<Item extends string>(
  waysWith: (steps: number) => Ways<Item>,
  most: number,
  spares: NoInfer<Item>
): Ways<Item> {
  const all: AllWays<Item> = new Map()
  for (let steps = 1; steps <= most; steps++)
    for (const [to, ways] of waysWith(steps)) {
      const asLong = ways.filter(({ path }) => path.length === steps)
      add(all, to, asLong)
    }
  const order = bySpared(spares)
  return new Map(
    [...all].map(([to, ways]) => [to, frontOf(ways).toSorted((a, b) => a.figure - b.figure || order(a, b))])
  )
}

/** The Pareto front: ways that no other way of the same figure beats; of equals the first. */
function frontOf<Item extends string>(ways: readonly Way<Item>[]): readonly Way<Item>[] {
  const beats = (a: Way<Item>, at: number, b: Way<Item>, other: number): boolean =>
    a.figure === b.figure && isAtMost(a.price, b.price) && (!isAtMost(b.price, a.price) || at < other)
  return ways.filter(
    (way, at) => !ways.some((better, other) => other !== at && beats(better, other, way, at))
  )
}

/** Why no journey leads to a place. */
export type Shortfall<Item extends string> =
  /** The way that comes closest to what can be paid. */
  | { readonly kind: 'price'; readonly way: Way<Item> }
  /** More steps would lead there: this many. */
  | { readonly kind: 'steps'; readonly needs: number }
  /** Every way there has a road that needs what the traveller lacks: needs that suffice, none of which can be left out. */
  | { readonly kind: 'needs'; readonly needs: readonly string[] }
  | { readonly kind: 'none' }

/** What is needed to explain why no journey leads to a place. */
export interface Asking<Item extends string> {
  /** The traveller with unlimited stock. */
  readonly rich: Traveller<Item>
  readonly outlook: Outlook<Item>
  readonly figures: readonly PlaceId[]
  /** How much of a price cannot be paid; the least is the closest. */
  readonly gap: (price: Price<Item>) => number
  /** The most steps that a place can be away. */
  readonly furthest: number
}

/** The best ways to a place by any figure. */
export const waysTo = <Item extends string>(
  traveller: Traveller<Item>,
  outlook: Outlook<Item>,
  figures: readonly PlaceId[],
  to: PlaceId
): readonly Way<Item>[] =>
  figures.flatMap((from, figure) => reachable(traveller, outlook, figure, from).get(to) ?? [])

/** What is missing to reach a place: part of a price, else steps, else what a road needs. */
export function shortfall<Item extends string>(asking: Asking<Item>, to: PlaceId): Shortfall<Item> {
  const { rich, outlook, figures, gap, furthest } = asking
  const [way] = waysTo(rich, outlook, figures, to).toSorted((a, b) => gap(a.price) - gap(b.price))
  if (way) return { kind: 'price', way }
  for (let left = outlook.left + 1; left <= furthest; left++)
    if (waysTo(rich, { ...outlook, left }, figures, to).length > 0) return { kind: 'steps', needs: left }
  const [least] = waysTo(withoutDemands(rich), { ...outlook, left: furthest }, figures, to)
    .map((wished) => needsOf(rich, wished))
    .toSorted((a, b) => a.length - b.length)
  if (!least) return { kind: 'none' }
  // A costlier way may do with less.
  const suffices = (needs: readonly string[]): boolean =>
    waysTo(having(rich, needs), { ...outlook, left: furthest }, figures, to).length > 0
  const needs = least.reduce((kept, need) => {
    const others = kept.filter((other) => other !== need)
    return suffices(others) ? others : kept
  }, least)
  return { kind: 'needs', needs }
}

/** What is needed to refuse a journey: what the traveller has for its price. */
interface Wished<Item extends string> extends Omit<Asking<Item>, 'gap' | 'furthest'> {
  readonly purse: Price<Item>
}

/** How a game refuses journeys. */
export interface JourneyRules<Item extends string, Code extends string> extends Pick<
  Asking<Item>,
  'furthest'
> {
  /** How much of each item of a price is short. */
  readonly lacking: (purse: Price<Item>, price: Price<Item>) => Price<Item>
  /** What each item is called in the refusal's numbers, and how much weighs one that is short. */
  readonly items: Readonly<Record<Item, { readonly name: string; readonly weight: number }>>
  /** Refuses a journey for which the traveller lacks what roads need. */
  readonly closed: (needs: readonly string[]) => Refusal<Code>
}

/** A place that no road leads to. */
export const noJourney = refusalOf('journey-none')

/**
 * Why no journey leads to a place: too few steps (`needs`, `have`), else the price of the way that comes closest and how much
 * of each item is short (`coins`, `coinsShort`), else what its roads need, else that there is none.
 */
export function journeyRefusal<Item extends string, Code extends string>(
  { furthest, lacking, items, closed }: JourneyRules<Item, Code>,
  { purse, ...wished }: Wished<Item>,
  to: PlaceId
): Refusal<'journey-steps' | 'journey-short' | 'journey-none' | Code> {
  const gap = (price: Price<Item>): number => {
    const lack = lacking(purse, price)
    let sum = 0
    for (const item in items) sum += items[item].weight * lack[item]
    return sum
  }
  const found = shortfall({ ...wished, furthest, gap }, to)
  if (found.kind === 'steps')
    return refusalOf('journey-steps', { needs: found.needs, have: wished.outlook.left })
  if (found.kind === 'needs') return closed(found.needs)
  if (found.kind === 'none') return noJourney
  const { price } = found.way
  const lack = lacking(purse, price)
  const numbers: Record<string, number> = {}
  for (const item in items) {
    numbers[items[item].name] = price[item]
    numbers[`${items[item].name}Short`] = lack[item]
  }
  return refusalOf('journey-short', numbers)
}

/** The same traveller without `barred`: no road is closed to it. */
const withoutDemands = <Item extends string>(traveller: Traveller<Item>): Traveller<Item> => ({
  spares: traveller.spares,
  passes: traveller.passes,
  stepsFrom: (from) => traveller.stepsFrom(from),
  surcharge: (taken, spent) => traveller.surcharge(taken, spent),
  pays: (price, more) => traveller.pays(price, more),
  short: (price, more) => traveller.short(price, more)
})

/** The same traveller if it had these, too: the roads that need them are open to it. */
const having = <Item extends string>(
  traveller: Traveller<Item>,
  needs: readonly string[]
): Traveller<Item> => ({
  ...withoutDemands(traveller),
  barred: (need) => (needs.includes(need) ? undefined : traveller.barred?.(need))
})

/** What the roads of a way need and the traveller lacks, each once. */
function needsOf<Item extends string>(
  traveller: Traveller<Item>,
  { from, path, roads }: Way<Item>
): string[] {
  const needs = path.flatMap(
    (to, at) => stepTo(traveller, path[at - 1] ?? from, to, roads?.[at])?.needs ?? []
  )
  return [...new Set(needs)].filter((need) => traveller.barred?.(need) !== undefined)
}
