/** The position: one seat's things and the whole table. Plain JSON; written by `evolve` alone. */
import type { Agenda } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Zone } from '../../engine/visibility'
import type { CommonSeat, CommonState } from '../../polo/state'
import type {
  BookId,
  CharacterId,
  CityBonusId,
  CityCardId,
  ContractId,
  LocationId,
  OfferTileId,
  OutpostId,
  Phase,
  Points,
  SealId,
  Stock
} from './pieces'
import type { Task } from './unions'

/** One seat's things. */
export interface SeatState extends CommonSeat<CharacterId, Stock, Points> {
  /** Guild seals, basic and improved (ruling 36). */
  seals: SealId[]
  improved: SealId[]
  /** Outpost tiles that Filippo has kept (ruling 45). */
  kept: OutpostId[]
}

/** The whole position. Plain JSON; written by `evolve` alone. */
export interface State extends CommonState<SeatState, Phase, CharacterId> {
  turn: {
    mainDone: boolean
    blackDieBought: boolean
    /** A die went to the money bag before the main action (ruling 13); left out for none. */
    bagged?: true
    /** Cities that got their post before the main action: they open nothing in this turn (ruling 28); left out for none. */
    newPosts?: readonly LocationId[]
  }
  /** Who starts the next round as things stand (ruling 30). */
  hourglass: Seat
  /** The highest Travel space used this round, 1 to 3; 0 for none. */
  travelRank: number
  /** Black dice on the board; 0 for one that is rolled when it is taken. */
  blackDice: number[]
  /** All black dice are rolled with the others (ruling 59). */
  rollsBlack: boolean
  /** Offer tiles that all can see: the one on each book, then the one that lies face up on its pile (ruling 16). */
  offers: Record<BookId, OfferTileId[]>
  /** The tiles under it, which nobody may look at. */
  offerPiles: Record<BookId, Zone>
  /** Offer tiles of earlier rounds. */
  goneOffers: OfferTileId[]
  /** Contracts by contract city; empty where one has been taken. */
  cityContracts: Record<LocationId, ContractId[]>
  pile: Zone
  /** Starting contracts that left the game (ruling 32). */
  removed: ContractId[]
  /** City cards by city, and the two in the action area. */
  cityCards: Record<LocationId, CityCardId>
  areaCards: CityCardId[]
  cardPile: Zone
  /** Cards of the action area that left the game. */
  goneCards: CityCardId[]
  cityBonuses: Record<LocationId, CityBonusId>
  agenda: Agenda<Task>
}
