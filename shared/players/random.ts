// A player for every game: takes any of the listed choices.

import type { Source } from '../engine/chance'
import type { AnyRules, Seat } from '../engine/rules'

/** One of the seat's listed choices in its own view, each as likely as the others; undefined if it is not asked. */
export function randomChoice(rules: AnyRules, view: unknown, seat: Seat, source: Source): unknown {
  const asked = rules.decisions(view, seat).find((decision) => decision.seat === seat)
  const count = asked?.choices?.count() ?? 0
  return count === 0 ? undefined : (asked?.choices?.nth(source(count)) as unknown)
}
