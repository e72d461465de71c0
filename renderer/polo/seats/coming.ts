/** Hides what shows a seat's character until its tile has landed there; accessible names use the true character. */
import type { Seat } from '../../../shared/engine/rules'
import { drawnCount } from '../../kit/flights/drawn-counts'
import { characterAt } from '../flights'

/** True while the tile of the seat's character is on its way. */
const isComing = (seat: Seat): boolean => drawnCount(characterAt(seat), 1) < 1

/** The attribute of elements that show the character of a seat: as of a piece that a flight will become. */
export const veilOfCharacter = (seat: Seat): { readonly 'data-veiled': '' | undefined } => ({
  'data-veiled': isComing(seat) ? '' : undefined
})
