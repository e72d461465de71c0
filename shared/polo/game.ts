/** Types common to the games of the family; a game's own types extend them. */
import type { GameTypes } from '../engine/game-types'
import type { CommonSeat, CommonState } from './state'

type AnySeat = CommonSeat<string, Readonly<Record<string, number>>, object>

/** The types of a game of the family. */
export interface PoloGame extends GameTypes {
  readonly state: GameTypes['state'] & CommonState<AnySeat, string, string>
}

/** The numbers of a content with the literal types widened, since a pack may give other values. */
export type NumbersOf<Table> = {
  readonly [K in keyof Table]: Table[K] extends number ? number : Table[K]
}
