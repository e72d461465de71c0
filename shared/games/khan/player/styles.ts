/** Playing styles of computer players of In the Service of the Khan. */
import type { Tilt } from '../../../players/styles'
import type { Likes } from '../../../polo/player/styles'
import type { Character } from '../game'
import type { Weights } from './worth'

/** The factors by which each style raises some weights. */
export const styles = {
  traveller: { journeys: 1.12, latePost: 1.15 },
  contractor: { contractHeld: 1.15, contractReady: 1.05 },
  trader: { goods: 1.06, jade: 1.1, camel: 1.06 },
  guild: { seal: 1.2, sealGoal: 1.2 }
} as const satisfies Readonly<Record<string, Tilt<keyof Weights>>>

/** The characters that each style prefers in the draft. */
export const likes: Readonly<Record<string, Likes<Character>>> = {
  traveller: ({ figures = 1, perOasis, routesFrom, waives }) =>
    figures > 1 || perOasis !== undefined || routesFrom !== undefined || waives !== undefined,
  contractor: ({ afterContract, payForOccupied }) =>
    afterContract !== undefined || payForOccupied !== undefined,
  trader: ({ perRoll, spaces, whiteDice }) =>
    perRoll !== undefined || spaces !== undefined || whiteDice !== undefined,
  guild: ({ keepsOutposts, sealDice }) => keepsOutposts === true || sealDice !== undefined
} satisfies Readonly<Record<keyof typeof styles, Likes<Character>>>
