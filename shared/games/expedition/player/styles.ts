/** Playing styles of computer players of Expedition. Without one, all weights are the usual ones. */
import type { Tilt } from '../../../players/styles'
import type { Weights } from './worth'

/** The factors by which each style changes some weights. */
export const styles = {
  /** Moves as soon as it can, with few cards in hand. */
  racer: { step: 1.4, card: 0.6 },
  /** Gathers cards before it moves. */
  stocker: { card: 1.5 },
  /** Pays less gold as ballast. */
  saver: { paid: 1.25 }
} as const satisfies Readonly<Record<string, Tilt<keyof Weights>>>
