/**
 * The travel planner: every place that a figure can reach, and the best ways there. It has no rules of its own: roads,
 * surcharge and what can be paid come from the traveller. A price beats another only if it spends less of one item and
 * no more of any other, so all Pareto-optimal ways are kept.
 */
import { plus, type Moving, type StepChoice, type StopChoice, type Traveller } from './movement'
import type { PlaceId, Price, Step } from './map'

/** A movement to plan: one under way, or one that a placement would open. */
export interface Outlook<Item extends string> extends Pick<Moving, 'taken' | 'moved' | 'marks'> {
  /** Steps left. */
  readonly left: number
  /** What the placement costs before the first step; part of every way's price. */
  readonly reserved: Price<Item>
}

/** One way to a place. No other way of the same figure to it costs less of one item and no more of the others. */
export interface Way<Item extends string> {
  readonly figure: number
  readonly from: PlaceId
  readonly to: PlaceId
  /** Places entered, in order; the last one is `to`. */
  readonly path: readonly PlaceId[]
  /** Names of roads taken, by the index of the place in `path` that they lead to; left out where no road has a name. */
  readonly roads?: Readonly<Record<number, string>>
  /** In total, including what the placement reserves. */
  readonly price: Price<Item>
  /** Indices in `path` of places entered without a step that counts; left out for none. */
  readonly uncounted?: readonly number[]
  /** Number of its steps that need a pass; left out for none. */
  readonly passes?: number
}

/** Ways by place, the first of each figure spending the least of what its traveller spares. */
export type Ways<Item extends string> = ReadonlyMap<PlaceId, readonly Way<Item>[]>

/** True if a price is no higher than another in any item. */
export function isAtMost<Item extends string>(a: Price<Item>, b: Price<Item>): boolean {
  for (const item in a) if (a[item] > b[item]) return false
  return true
}

/** Orders the ways of one figure by how much of the spared item they spend. */
export const bySpared =
  <Item extends string>(item: Item) =>
  (a: Way<Item>, b: Way<Item>): number =>
    a.price[item] - b.price[item]

/**
 * True if a way costs no more than another. While ways are still extended (`onTheWay`), passes count as well: those
 * left may serve later.
 */
const beats = <Item extends string>(a: Way<Item>, b: Way<Item>, onTheWay: boolean): boolean =>
  isAtMost(a.price, b.price) && (!onTheWay || (a.passes ?? 0) <= (b.passes ?? 0))

/** Adds a way unless one at least as good is there, and drops those it beats. Returns whether it was added. */
function keep<Item extends string>(list: Way<Item>[], way: Way<Item>, onTheWay: boolean): boolean {
  for (const other of list) if (beats(other, way, onTheWay)) return false
  for (let i = list.length - 1; i >= 0; i--) {
    const other = list[i]
    if (other && beats(way, other, onTheWay)) list.splice(i, 1)
  }
  list.push(way)
  return true
}

type Layer<Item extends string> = Map<PlaceId, Way<Item>[]>

function listIn<Item extends string>(layer: Layer<Item>, place: PlaceId): Way<Item>[] {
  const list = layer.get(place) ?? []
  layer.set(place, list)
  return list
}

/** How many of a movement's steps a way has taken so far. */
export const takenOn = ({ path, uncounted = [] }: Pick<Way<string>, 'path' | 'uncounted'>): number =>
  path.length - uncounted.length

/** How many of a movement's steps a way takes if the movement ends with it: its last step always counts. */
export const stepsOn = (way: Pick<Way<string>, 'path' | 'uncounted'>): number =>
  takenOn(way) + (way.uncounted?.includes(way.path.length - 1) ? 1 : 0)

/** A way extended by one step, at this total price. */
function extended<Item extends string>(
  way: Way<Item>,
  { to, road, pass, uncounted }: Step<Item>,
  price: Price<Item>
): Way<Item> {
  const longer = { ...way, to, path: [...way.path, to], price }
  if (road === undefined && !pass && !uncounted) return longer
  return {
    ...longer,
    ...(uncounted && { uncounted: [...(way.uncounted ?? []), way.path.length] }),
    ...(road !== undefined && { roads: { ...way.roads, [way.path.length]: road } }),
    ...(pass && { passes: (way.passes ?? 0) + 1 })
  }
}

/**
 * The ways to all places that a figure can reach from a place with the steps left, except that place itself. A way is
 * compared only with ways of as many steps, because the surcharge of later steps depends on that number.
 */
export function reachable<Item extends string>(
  traveller: Traveller<Item>,
  outlook: Outlook<Item>,
  figure: number,
  from: PlaceId
): Map<PlaceId, Way<Item>[]> {
  const found: Layer<Item> = new Map()
  let layer: Layer<Item> = new Map()
  layer.set(from, [{ figure, from, to: from, path: [], price: outlook.reserved }])
  for (let step = 0; step < outlook.left && layer.size > 0; step++) {
    const next: Layer<Item> = new Map()
    const ways = [...layer.values()].flat()
    const more = traveller.surcharge(outlook.taken + step)
    // `ways` grows while it is read: what is reached by uncounted steps belongs to the same layer.
    for (const way of ways)
      for (const road of traveller.stepsFrom(way.to)) {
        if (road.needs !== undefined && traveller.barred?.(road.needs)) continue
        if (road.pass && (way.passes ?? 0) >= (traveller.passes ?? 0)) continue
        const price = plus(road.uncounted ? way.price : plus(way.price, more), road.price)
        if (!traveller.pays(price)) continue
        const longer = extended(way, road, price)
        if (!road.uncounted) keep(listIn(next, road.to), longer, true)
        else if (keep(listIn(layer, road.to), longer, true)) {
          ways.push(longer)
          if (road.to !== from) keep(listIn(found, road.to), longer, false)
        }
      }
    for (const way of [...next.values()].flat()) if (way.to !== from) keep(listIn(found, way.to), way, false)
    layer = next
  }
  for (const ways of found.values()) ways.sort(bySpared(traveller.spares))
  return found
}

/**
 * The places on a way in which a post may be left in passing, each once, in order, at most `most` of them. The first
 * place counts if its figure came there in the same movement.
 */
export function passedOn<Item extends string>(
  { from, path, figure }: Way<Item>,
  { moved }: Pick<Moving, 'moved'>,
  may: (place: PlaceId) => boolean,
  most: number
): readonly PlaceId[] {
  const passed = [...(moved[figure] ? [from] : []), ...path.slice(0, -1)]
  return passed.filter((place, at) => may(place) && passed.indexOf(place) === at).slice(0, Math.max(0, most))
}

/** The choices that walk a way. `leave`: places to leave a post in. `stop` ends a movement that has steps left. */
export function walk<Item extends string>(
  way: Way<Item>,
  leave: ReadonlySet<PlaceId>,
  { left }: Pick<Outlook<Item>, 'left'>,
  stop: boolean
): readonly (StepChoice | StopChoice)[] {
  const waiting = new Set(leave)
  let here = way.from
  const steps = way.path.map((to, at): StepChoice => {
    const road = way.roads?.[at]
    const step: StepChoice = { type: 'step', figure: way.figure, to, ...(road !== undefined && { road }) }
    const leaves = waiting.delete(here)
    here = to
    return leaves ? { ...step, post: true } : step
  })
  return stop && takenOn(way) < left ? [...steps, { type: 'stop' }] : steps
}
