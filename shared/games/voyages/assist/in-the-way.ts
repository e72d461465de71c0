/** The dice that block a refused target (T-03). */
import type { Refusal, Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/in-the-way'
import { diceOn } from '../../../polo/dice'
import type { Content } from '../game'
import { occupiedPrice } from '../spaces'
import type { PlacedDie, State } from '../types'
import { spaceOf, type Target } from './targets'

/** Dice on the target's space that cause the refusal; empty if none does. */
export function inTheWay(
  content: Content,
  state: State,
  seat: Seat,
  target: Target,
  { code }: Refusal
): readonly PlacedDie[] {
  const space = spaceOf(target)
  if (space === undefined) return []
  const isPaid = (): boolean => occupiedPrice(content, state, seat, space, 1) > 0
  return family.inTheWay(diceOn(state, space), seat, code, isPaid)
}
