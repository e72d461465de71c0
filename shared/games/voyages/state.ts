/**
 * The position: the state of each seat and of the whole table. Plain JSON; only `evolve` writes it. The types are those of
 * the base game: with a module in play, the agenda holds its tasks as well.
 */
import type { Agenda } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type {
  CharacterName,
  CityBonusId,
  CityCardId,
  ContractId,
  Die,
  GoalId,
  LocationId,
  OutpostId,
  Phase,
  PlacedDie,
  Points,
  SeatOrNone,
  SpaceId,
  Stock
} from './pieces'
import type { Task } from './unions'

/** The state of one seat. */
export interface SeatState {
  /** Empty until drafted. */
  character: CharacterName | ''
  stock: Stock
  points: Points
  /** Dice in hand. */
  dice: Die[]
  postsLeft: number
  /** Cities with a post of this seat, in the order of placing. */
  posts: LocationId[]
  /** Where each figure stands. */
  figures: LocationId[]
  /** Active contracts, at most two. */
  contracts: ContractId[]
  /** A contract drawn and not yet kept or declined; empty otherwise. */
  offer: ContractId
  completed: ContractId[]
  /** Secret until the end. */
  goals: Zone
  /** Goal cards shown at the final scoring. */
  shownGoals: GoalId[]
}

/** The whole position. */
export interface State {
  players: number
  round: number
  phase: Phase
  startSeat: Seat
  /** Whose turn it is; -1 outside turns. */
  activeSeat: SeatOrNone
  /** Last user of the Travel action this round; -1 for nobody (ruling 43). */
  lastTraveller: SeatOrNone
  turn: { mainDone: boolean; blackDieBought: boolean }
  seats: SeatState[]
  /** Dice on every space, city cards included, in order of placing. */
  spaces: Record<SpaceId, PlacedDie[]>
  /** Black dice in the supply. */
  blackDice: number
  /** The contract row; index 0 is column 1. */
  row: ContractId[]
  /** Round piles still to come. */
  piles: Zone[]
  special: Zone
  /** Starting contracts that left the game (ruling 23). */
  removed: ContractId[]
  goalPile: Zone
  /** Goal cards each seat will be dealt once the characters are known; 0 when they have been. */
  goalsToDeal: number
  /** City cards by large city. */
  cityCards: Record<LocationId, CityCardId[]>
  cityBonuses: Record<LocationId, CityBonusId>
  /** Outpost bonus still lying in a large city; empty when taken. */
  outposts: Record<LocationId, OutpostId>
  /** Owner of each Beijing slot (10, 7, 4, 1 points); -1 is free. */
  beijing: SeatOrNone[]
  /** Characters on offer in the draft. */
  offered: CharacterName[]
  agenda: Agenda<Task>
  /** The state of each module, by module id; left out if none is in play. */
  modules?: Record<string, object>
}
