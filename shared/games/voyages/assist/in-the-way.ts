/** The pieces that stand in the way of a refused target (T-03). */
import type { Refusal, Seat } from '../../../engine/rules'
import * as family from '../../../polo/assist/in-the-way'
import { diceOn } from '../../../polo/dice'
import type { Content } from '../game'
import { occupiedPrice } from '../spaces'
import type { PlacedDie, State } from '../types'
import { spaceOf, type Target } from './targets'

/** Dice on the target's space without which the refusal would not stand; none where no piece is to blame. */
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
