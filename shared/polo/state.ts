/** The state common to all games of the family. */
import type { Seat } from '../engine/rules'
import type { Zone } from '../engine/visibility'
import type { Die, PlacedDie, SeatOrNone } from './dice'

/** One seat's things. */
export interface CommonSeat<Character extends string, Stock, Points> {
  /** Empty until drafted. */
  character: Character | ''
  stock: Stock
  points: Points
  /** Dice in hand. */
  dice: Die[]
  postsLeft: number
  /** Cities with a post of this seat, in the order of placing. */
  posts: string[]
  /** Where each figure stands. */
  figures: string[]
  /** Active contracts. */
  contracts: string[]
  /** A contract drawn and not yet kept or declined; empty otherwise. */
  offer: string
  completed: string[]
  /** Secret until the end. */
  goals: Zone
  /** Goal cards shown at the final scoring. */
  shownGoals: string[]
}

/** The table. */
export interface CommonState<SeatThings, Phase extends string, Character extends string> {
  players: number
  round: number
  phase: Phase
  startSeat: Seat
  /** Whose turn it is; -1 outside turns. */
  activeSeat: SeatOrNone
  turn: { mainDone: boolean; blackDieBought: boolean }
  seats: SeatThings[]
  /** Dice on every space, city cards included, in order of placing. */
  spaces: Record<string, PlacedDie[]>
  goalPile: Zone
  /** Outpost bonus still lying in a city; empty when taken. */
  outposts: Record<string, string>
  /** Characters on offer in the draft. */
  offered: Character[]
}
