/** The pieces that block a refused target, for the sentence that names them (T-03). */
import type { Seat } from '../../engine/rules'
import type { PlacedDie } from '../dice'

/** Refusal codes of a space that is full. */
const full: ReadonlySet<string> = new Set(['khan-full', 'card-occupied', 'space-used', 'special-full'])

/**
 * Dice on the target's space that cause the refusal; none if no piece is to blame. `there`: the dice on the space;
 * `isPaid`: whether they make it cost something.
 */
export function inTheWay(
  there: readonly PlacedDie[],
  seat: Seat,
  code: string,
  isPaid: () => boolean
): readonly PlacedDie[] {
  if (full.has(code)) return there
  switch (code) {
    case 'own-colour-there':
      return there.filter((die) => die.seat === seat && die.colour === 'own')
    case 'khan-value':
      return there.slice(-1)
    case 'coins-short':
    case 'jade-short':
    case 'no-affordable-step':
      return isPaid() ? there : []
    default:
      return []
  }
}
