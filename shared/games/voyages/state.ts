/**
 * The position: the state of each seat and of the whole table. Plain JSON; only `evolve` writes it. The types are those of
 * the base game: with a module in play, the agenda holds its tasks as well.
 */
import type { Agenda } from '../../engine/agenda'
import type { Zone } from '../../engine/visibility'
import type { CommonSeat, CommonState } from '../../polo/state'
import type {
  CharacterName,
  CityBonusId,
  CityCardId,
  ContractId,
  LocationId,
  Phase,
  Points,
  SeatOrNone,
  Stock
} from './pieces'
import type { Task } from './unions'

/** The state of one seat. */
export type SeatState = CommonSeat<CharacterName, Stock, Points>

/** The whole position. */
export interface State extends CommonState<SeatState, Phase, CharacterName> {
  /** Last user of the Travel action this round; -1 for nobody (ruling 43). */
  lastTraveller: SeatOrNone
  /** Black dice in the supply. */
  blackDice: number
  /** The contract row; index 0 is column 1. */
  row: ContractId[]
  /** Round piles still to come. */
  piles: Zone[]
  special: Zone
  /** Starting contracts that left the game (ruling 23). */
  removed: ContractId[]
  /** Goal cards each seat will be dealt once the characters are known; 0 when they have been. */
  goalsToDeal: number
  /** City cards by large city. */
  cityCards: Record<LocationId, CityCardId[]>
  cityBonuses: Record<LocationId, CityBonusId>
  /** Owner of each Beijing slot (10, 7, 4, 1 points); -1 is free. */
  beijing: SeatOrNone[]
  agenda: Agenda<Task>
  /** The state of each module, by module id; left out if none is in play. */
  modules?: Record<string, object>
}
