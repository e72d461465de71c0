/** The pieces that stand in the way of a refused target, for the sentence that names them (T-03). */
import type { Refusal, Seat } from '../../../engine/rules'
import type { RefusalCode } from '../refusals'
import { diceOn } from '../../../polo/dice'
import { occupiedPrice } from '../spaces'
import type { PlacedDie, State } from '../types'
import type { Content } from '../game'
import { spaceOf, type Target } from './targets'

/** Dice on the target's space without which the refusal would not stand; none where no piece is to blame. */
export function inTheWay(
  content: Content,
  state: State,
  seat: Seat,
  target: Target,
  refusal: Refusal
): readonly PlacedDie[] {
  const space = spaceOf(target)
  if (space === undefined) return []
  const there = diceOn(state, space)
  switch (refusal.code as RefusalCode) {
    case 'own-colour-there':
      return there.filter((die) => die.seat === seat && die.colour === 'own')
    case 'khan-value':
      return there.slice(-1)
    case 'khan-full':
    case 'card-occupied':
      return there
    case 'coins-short':
    case 'no-affordable-step':
      return occupiedPrice(content, state, seat, space, 1) > 0 ? there : []
    default:
      return []
  }
}
