/** Every journey that is open now: all figures, and for dice without a value every value they may take (T-05). */
import type { Seat } from '../../../engine/rules'
import type { Content } from '../content'
import { reachable, travelOutlook, type Outlook, type Way, type Ways } from '../planner'
import { seatOf } from '../seats'
import { occupiedPrice } from '../spaces'
import type { LocationId, State } from '../types'

/** Figures that differ in something: of two that stand together and moved alike, the first. */
function figuresOf(state: State, seat: Seat, { moved }: Outlook): readonly number[] {
  const { figures } = seatOf(state, seat)
  return figures.flatMap((place, figure) =>
    figure > 0 && place === figures[0] && moved[figure] === moved[0] ? [] : [figure]
  )
}

/** Adds ways to those of a place. */
function add(all: Map<LocationId, Way[]>, to: LocationId, ways: readonly Way[]): void {
  if (ways.length > 0) all.set(to, [...(all.get(to) ?? []), ...ways])
}

/** The best ways of a movement by place, one front of coins and camels for each figure. */
export function waysOf(content: Content, state: State, seat: Seat, outlook: Outlook): Ways {
  const all = new Map<LocationId, Way[]>()
  for (const figure of figuresOf(state, seat, outlook))
    for (const [to, ways] of reachable(content, state, seat, outlook, figure)) add(all, to, ways)
  return all
}

/** The Travel action that dice with this lowest value open, an occupied space paid for. */
export const travelWith = (state: State, seat: Seat, lowest: number): Outlook =>
  travelOutlook(lowest, occupiedPrice(state, seat, 'travel', lowest), seatOf(state, seat).figures.length)

/**
 * The best ways of a Travel action whose dice get their value by the way: as many steps as it has, up to `most`, which
 * is the least to pay on an occupied space (ruling 51).
 */
export function waysByValue(content: Content, state: State, seat: Seat, most: number): Ways {
  const all = new Map<LocationId, Way[]>()
  for (let steps = 1; steps <= most; steps++)
    for (const [to, ways] of waysOf(content, state, seat, travelWith(state, seat, steps)))
      add(
        all,
        to,
        ways.filter(({ path }) => path.length === steps)
      )
  return new Map([...all].map(([to, ways]) => [to, frontOf(ways)]))
}

/** Ways that no other way of the same figure beats, the one with the fewest camels first. */
function frontOf(ways: readonly Way[]): readonly Way[] {
  const beats = (a: Way, b: Way): boolean =>
    a.figure === b.figure &&
    a.coin <= b.coin &&
    a.camel <= b.camel &&
    (a.coin < b.coin || a.camel < b.camel || ways.indexOf(a) < ways.indexOf(b))
  return ways
    .filter((way) => !ways.some((other) => other !== way && beats(other, way)))
    .sort((a, b) => a.figure - b.figure || a.camel - b.camel)
}
