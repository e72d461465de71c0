/** How a simulated seat picks among listed choices. */
import type { Source } from '../../../shared/engine/chance'
import type { GameEvent, Seat } from '../../../shared/engine/rules'

/** A game's style of play. Pure: the same position and draws give the same picks. */
export interface Style {
  /** Tempers that seats may have, besides `uniform`. */
  readonly tempers: readonly string[]
  /** The weight of a listed choice for a seat of this temper, above 0; only ratios matter. */
  weight(temper: string, choice: unknown, state: unknown, seat: Seat): number
  /** The temper that goes farthest: in some games every seat has it and starts rich, so that rare, costly things happen. */
  readonly farthest: string
  /** The temper that never advances, if the game allows that: in a few games every seat has it. */
  readonly idlest?: string
  /** Events applied right after the set-up, in this position, to make these seats rich. */
  gifts(
    rich: readonly { readonly seat: Seat; readonly temper: string }[],
    state: unknown
  ): readonly GameEvent[]
}

/** Picks an item with a probability proportional to its weight. */
export function weighted<T>(list: readonly T[], weights: readonly number[], random: Source): T | undefined {
  const steps = 1 << 30
  let left = (random(steps) / steps) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, item] of list.entries()) {
    left -= weights[i] ?? 0
    if (left < 0) return item
  }
  return list[list.length - 1]
}
