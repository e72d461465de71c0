/** Playing styles of computer players of In the Service of the Khan. */
import type { Tilt } from '../../../players/styles'
import type { Weights } from './worth'

/** The factors by which each style raises some weights. */
export const styles = {
  traveller: { journeys: 1.12, latePost: 1.15 },
  contractor: { contractHeld: 1.15, contractReady: 1.05 },
  trader: { goods: 1.06, jade: 1.1, camel: 1.06 },
  guild: { seal: 1.2, sealGoal: 1.2 }
} as const satisfies Readonly<Record<string, Tilt<keyof Weights>>>
