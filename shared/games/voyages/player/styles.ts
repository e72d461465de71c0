/** Playing styles of computer players of Voyages. */
import type { Tilt } from '../../../players/styles'
import type { Likes } from '../../../polo/player/styles'
import type { Character } from '../game'
import type { Weights } from './worth'

/** The factors by which each style raises some weights. */
export const styles = {
  traveller: { journeys: 1.12, latePost: 1.2 },
  contractor: { contractHeld: 1.15, contractReady: 1.05 },
  trader: { goods: 1.06, coin: 1.1, camel: 1.06 },
  collector: { halfGoal: 1.25 }
} as const satisfies Readonly<Record<string, Tilt<keyof Weights>>>

/** The characters that each style prefers in the draft. */
export const likes: Readonly<Record<string, Likes<Character>>> = {
  traveller: ({ figures = 1, routesFrom }) => figures > 1 || routesFrom !== undefined,
  contractor: ({ rolls, roundStart }) => rolls === false || roundStart?.contract !== undefined,
  trader: ({ afterOpponentAction, payForOccupied }) =>
    afterOpponentAction !== undefined || payForOccupied !== undefined,
  collector: ({ firstPost, leavesPosts }) => firstPost !== undefined || leavesPosts === true
} satisfies Readonly<Record<keyof typeof styles, Likes<Character>>>
