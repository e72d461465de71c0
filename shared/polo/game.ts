/** Types common to the games of the family; a game's own types extend them. */
import type { GameTypes } from '../engine/game-types'
import type { Seat } from '../engine/rules'
import type { Die, PlacedDie } from './dice'

/** One seat's things. */
export interface PoloSeat {
  readonly stock: Readonly<Record<string, number>>
  /** Dice in hand. */
  dice: Die[]
  /** Cities with a post of this seat, in the order of placing. */
  posts: string[]
  /** Active contracts. */
  contracts: string[]
  completed: string[]
}

/** The position. */
export interface PoloState {
  players: number
  startSeat: Seat
  seats: readonly PoloSeat[]
  turn: { mainDone: boolean }
  /** Dice on every space, cards included, in order of placing. */
  spaces: Record<string, PlacedDie[]>
}

/** The types of a game of the family. */
export interface PoloGame extends GameTypes {
  readonly state: GameTypes['state'] & PoloState
}

/** The numbers of a content with the literal types widened, since a pack may give other values. */
export type NumbersOf<Table> = {
  readonly [K in keyof Table]: Table[K] extends number ? number : Table[K]
}
