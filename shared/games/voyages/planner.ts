/**
 * The travel planner: every place a movement can reach and the best ways to it. It knows no rule of its own:
 * roads and prices come from movement.ts, and what it proposes is a list of ordinary choices.
 */
import type { Seat } from '../../engine/rules'
import { characterOf } from './characters'
import type { Content } from './content'
import { beijingPoints, postPoints } from './content/numbers'
import { seatOf } from './seats'
import { canPay, holdsPosts, stepPrice, stepsFrom } from './movement'
import type { Bundle, Choice, Item, LocationId, Movement, SeatState, State } from './types'

/** A movement to plan: one under way, or one that a placement would open. */
export interface Outlook {
  readonly travel: boolean
  /** Steps already taken, and steps left. */
  readonly taken: number
  readonly left: number
  /** Coins that the placement costs before the first step; part of every route's total. */
  readonly reserved: number
  /** Cities passed in which a post will be left already. */
  readonly marks: readonly LocationId[]
  /** For each figure: has it moved in this movement? */
  readonly moved: readonly boolean[]
}

/** One way to a place. No other way to it costs less of one thing and no more of the other. */
export interface Way {
  readonly figure: number
  readonly from: LocationId
  readonly to: LocationId
  /** Places entered, in order; the last one is `to`. */
  readonly path: readonly LocationId[]
  /** In all, with what the placement reserves. */
  readonly coin: number
  readonly camel: number
}

/** Ways by place, cheapest coins last: the first one spends the fewest camels. */
export type Ways = ReadonlyMap<LocationId, readonly Way[]>

/** The outlook of a movement under way. */
export function outlookOf(task: Movement): Outlook {
  return {
    travel: task.travel,
    taken: task.taken,
    left: task.steps - task.taken,
    reserved: 0,
    marks: task.marks,
    moved: task.moved
  }
}

/** The outlook of a Travel action that these dice would open. */
export function travelOutlook(lowest: number, reserved: number, figures: number): Outlook {
  return {
    travel: true,
    taken: 0,
    left: lowest,
    reserved,
    marks: [],
    moved: Array.from({ length: figures }, () => false)
  }
}

const worse = (a: Way, b: Way): boolean => b.coin <= a.coin && b.camel <= a.camel

/** Adds a way unless one at least as good is there, and drops those it beats. The answer: was it added? */
function keep(list: Way[], way: Way): boolean {
  if (list.some((other) => worse(way, other))) return false
  for (let i = list.length - 1; i >= 0; i--) {
    const other = list[i]
    if (other && worse(other, way)) list.splice(i, 1)
  }
  list.push(way)
  return true
}

/** Everything one figure can reach with the stock in hand. The place it stands on is left out. */
export function reachable(content: Content, state: State, seat: Seat, outlook: Outlook, figure = 0): Ways {
  const me = seatOf(state, seat)
  const from = me.figures[figure]
  const found = new Map<LocationId, Way[]>()
  if (from === undefined) return found
  let layer: Way[] = [{ figure, from, to: from, path: [], coin: outlook.reserved, camel: 0 }]
  for (let step = 0; step < outlook.left && layer.length > 0; step++) {
    const next = new Map<LocationId, Way[]>()
    for (const way of layer)
      for (const longer of steppedFrom(content, me, outlook, way, step)) keep(listIn(next, longer.to), longer)
    layer = [...next.values()].flat()
    for (const way of layer) if (way.to !== from) keep(listIn(found, way.to), way)
  }
  for (const ways of found.values()) ways.sort((a, b) => a.camel - b.camel)
  return found
}

function listIn(map: Map<LocationId, Way[]>, place: LocationId): Way[] {
  const list = map.get(place) ?? []
  map.set(place, list)
  return list
}

/** The way with one step more, for every step that can still be paid. */
function steppedFrom(content: Content, me: SeatState, outlook: Outlook, way: Way, step: number): Way[] {
  const taken = outlook.taken + step
  const spent: SeatState = { ...me, stock: { ...me.stock, camel: me.stock.camel - way.camel } }
  return stepsFrom(content, me, way.to)
    .filter((road) => canPay(spent, road, outlook.travel, taken, way.coin))
    .map((road) => {
      const price = stepPrice(road, outlook.travel, taken)
      return {
        ...way,
        to: road.to,
        path: [...way.path, road.to],
        coin: way.coin + price.coin,
        camel: way.camel + price.camel
      }
    })
}

/** Cities on a way in which a post may be left in passing (ruling 45), at most as many as there are posts. */
export function passingCities(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  way: Way
): readonly LocationId[] {
  const me = seatOf(state, seat)
  if (!characterOf(me.character).leavesPosts) return []
  const passed = outlook.moved[way.figure] ? [way.from, ...way.path.slice(0, -1)] : way.path.slice(0, -1)
  const free = passed.filter(
    (city, i) =>
      holdsPosts(content, city) &&
      !me.posts.includes(city) &&
      !outlook.marks.includes(city) &&
      passed.indexOf(city) === i
  )
  return free.slice(0, Math.max(0, me.postsLeft - outlook.marks.length))
}

/** The choices that walk a way. `leave`: cities to leave a post in. `stop` ends a movement that has steps left. */
export function walk(
  way: Way,
  leave: ReadonlySet<LocationId>,
  outlook: Outlook,
  stop: boolean
): readonly Choice[] {
  const waiting = new Set(leave)
  let here = way.from
  const steps = way.path.map((to): Choice => {
    const step: Choice = waiting.delete(here)
      ? { type: 'step', figure: way.figure, to, post: true }
      : { type: 'step', figure: way.figure, to }
    here = to
    return step
  })
  return stop && way.path.length < outlook.left ? [...steps, { type: 'stop' }] : steps
}

/** What a movement that ends like this brings: new posts in order, and all they give at once. */
export interface Arrival {
  readonly posts: readonly LocationId[]
  /** Outpost and small-city bonuses, and points for the 8th, 9th and 11th post. */
  readonly reward: Bundle
  /** Points of the Beijing slot, counted at the end. */
  readonly slot: number
}

/** What posts in these cities would bring now. A seat without posts left has to move one and scores no post points. */
export function arrival(content: Content, state: State, seat: Seat, cities: readonly LocationId[]): Arrival {
  const me = seatOf(state, seat)
  const posts = cities.filter(
    (city, i) => holdsPosts(content, city) && !me.posts.includes(city) && cities.indexOf(city) === i
  )
  const reward: Partial<Record<Item, number>> = {}
  const add = (bundle: Bundle): void => {
    for (const [item, count] of Object.entries(bundle) as [Item, number][])
      reward[item] = (reward[item] ?? 0) + count
  }
  posts.forEach((city, i) => {
    const outpost = state.outposts[city]
    if (outpost) add(content.outpost(outpost).reward)
    const bonus = state.cityBonuses[city]
    if (bonus) add(content.cityBonus(bonus).reward)
    if (i < me.postsLeft) add({ vp: postPoints[me.posts.length + i + 1] ?? 0 })
  })
  if (reward.vp === 0) delete reward.vp
  const slot = posts.some((city) => content.place(city).kind === 'beijing')
    ? (beijingPoints[state.beijing.indexOf(-1)] ?? 0)
    : 0
  return { posts, reward, slot }
}
