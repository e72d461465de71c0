import type { PieceColour } from '../../../art/seats'

/** A die on a space, as it is drawn; 0: without a value yet. */
export interface PlacedDie {
  readonly colour: PieceColour
  readonly value: 0 | 1 | 2 | 3 | 4 | 5 | 6
}
