/** Journeys with what a seat may declare for them, and what that saves (ruling 88). */
import type { Seat } from '../../../engine/rules'
import type { Price } from '../../../polo/roads/map'
import type { FareItem } from '../content/map'
import type { Content, Declarable } from '../game'
import { aidsOf, declarable, stepsBeyond } from '../movement'
import type { Outlook, Way, Ways } from '../planner'
import type { State } from '../types'
import { isAtMost } from '../../../polo/roads/planner'
import { waysOf } from './ways'

/** What may be declared for a movement, the movement as it would be, and the best ways of it by place. */
export interface AidedWays extends Declarable {
  readonly outlook: Outlook
  readonly ways: Ways
}

/** An outlook with this declared for it. */
export function outlookWith(
  content: Content,
  state: State,
  seat: Seat,
  outlook: Outlook,
  aid: string
): Outlook {
  const more =
    stepsBeyond(aidsOf(content, state, seat, aid)) - stepsBeyond(aidsOf(content, state, seat, outlook.aid))
  return { ...outlook, aid, left: outlook.left + more }
}

/** Every help that may be declared for a movement, and the movement with it; none where it is under way or has its help. */
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

/** The same with the ways of each, where it has some. To walk such a way, its choice comes before the steps. */
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
 * The ways without help, and behind them those with it that cost less of something, or lead where no other leads. Of
 * several helps that come to the same the first stands there.
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
 * What a way costs less than the way without help to the same place that costs the least, a camel counted as two coins;
 * undefined where none leads there. Never both less than nothing.
 */
export function saving(plain: Ways, way: Way): Price<FareItem> | undefined {
  const weight = ({ price }: Way): number => price.coin + 2 * price.camel
  const [best] = (plain.get(way.to) ?? []).toSorted((a, b) => weight(a) - weight(b))
  return best && { coin: best.price.coin - way.price.coin, camel: best.price.camel - way.price.camel }
}
