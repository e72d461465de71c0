/** Journeys with an aid that a seat may declare for them, and what the aid saves (ruling 88). */
import type { Seat } from '../../../engine/rules'
import type { Price } from '../../../polo/roads/map'
import type { FareItem } from '../content/map'
import type { Content, Declarable } from '../game'
import { aidsOf, declarable, stepsBeyond } from '../movement'
import type { Outlook, Way, Ways } from '../planner'
import type { State } from '../types'
import { isAtMost } from '../../../polo/roads/planner'
import { waysOf } from './ways'

/** An aid that may be declared for a movement, the outlook with it, and its best ways by place. */
export interface AidedWays extends Declarable {
  readonly outlook: Outlook
  readonly ways: Ways
}

/** An outlook with this aid declared, its extra steps included. */
function outlookWith(content: Content, state: State, seat: Seat, outlook: Outlook, aid: string): Outlook {
  const extra =
    stepsBeyond(aidsOf(content, state, seat, aid)) - stepsBeyond(aidsOf(content, state, seat, outlook.aid))
  return { ...outlook, aid, left: outlook.left + extra }
}

/** Every aid that may be declared for a movement, and the outlook with it; none once a step is taken or an aid declared. */
export function aidedOutlooks(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook
): readonly (Declarable & { readonly outlook: Outlook })[] {
  if (outlook.taken > 0 || outlook.aid !== undefined) return []
  return declarable(content, state, seat, outlook.travel).map((one) => ({
    ...one,
    outlook: outlookWith(content, state, seat, outlook, one.aid)
  }))
}

/** The same with the ways of each, if it has any. To walk such a way, its `choice` must be made before the steps. */
export const aidedWays = (
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook
): readonly AidedWays[] =>
  aidedOutlooks(content, state, seat, outlook).flatMap((one) => {
    const ways = waysOf(content, state, seat, one.outlook)
    return ways.size > 0 ? [{ ...one, ways }] : []
  })

/**
 * The ways without an aid, followed by those with one that save something or lead where no other way leads. If several
 * aids give an equal way, only the first is listed.
 */
export function withAided(plain: Ways, aided: readonly AidedWays[]): Ways {
  if (aided.length === 0) return plain
  const all = new Map<string, readonly Way[]>(plain)
  for (const { ways } of aided)
    for (const [to, more] of ways) {
      const there = all.get(to) ?? []
      const better = more.filter(
        (way) => !there.some((other) => other.figure === way.figure && isAtMost(other.price, way.price))
      )
      if (better.length > 0) all.set(to, [...there, ...better])
    }
  return all
}

/**
 * What a way saves against the cheapest way without an aid to the same place, a camel counted as two coins; undefined if no
 * other way leads there. One of the two amounts may be negative, but never both.
 */
export function saving(plain: Ways, way: Way): Price<FareItem> | undefined {
  const weight = ({ price }: Way): number => price.coin + 2 * price.camel
  const [best] = (plain.get(way.to) ?? []).toSorted((a, b) => weight(a) - weight(b))
  return best && { coin: best.price.coin - way.price.coin, camel: best.price.camel - way.price.camel }
}
