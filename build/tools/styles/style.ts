/** How a simulated seat picks among listed choices. */
import type { Source } from '../../../shared/engine/chance'
import type { GameEvent, Seat } from '../../../shared/engine/rules'

/** What a style knows of one game. Pure: the same position and draws give the same picks. */
export interface Style {
  /** Tempers that seats may have, besides `uniform`. */
  readonly tempers: readonly string[]
  /** How much a seat of this temper likes a listed choice; only ratios count, and every weight is above 0. */
  weight(temper: string, choice: unknown, state: unknown, seat: Seat): number
  /** The temper that goes farthest: in some games every seat has it and starts rich, so that the dearest things happen. */
  readonly farthest: string
  /** The temper that goes nowhere, if the game can stand still: in a few games every seat has it. */
  readonly idlest?: string
  /** Facts stated right after the set-up, in this position, that make these seats rich. */
  gifts(
    rich: readonly { readonly seat: Seat; readonly temper: string }[],
    state: unknown
  ): readonly GameEvent[]
}

/** One of the listed items, as likely as its weight says. */
export function weighted<T>(list: readonly T[], weights: readonly number[], random: Source): T | undefined {
  const steps = 1 << 30
  let left = (random(steps) / steps) * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [i, item] of list.entries()) {
    left -= weights[i] ?? 0
    if (left < 0) return item
  }
  return list[list.length - 1]
}
