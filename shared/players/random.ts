// A random player for every game.

import type { Source } from '../engine/chance'
import type { AnyRules, Seat } from '../engine/rules'

/** One of the seat's choices in its own view, all equally likely; undefined if it is not asked. */
export function randomChoice(rules: AnyRules, view: unknown, seat: Seat, source: Source): unknown {
  const asked = rules.decisions(view, seat).find((decision) => decision.seat === seat)
  const count = asked?.choices?.count() ?? 0
  return count === 0 ? undefined : (asked?.choices?.nth(source(count)) as unknown)
}
