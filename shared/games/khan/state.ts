/** The position: the state of each seat and of the whole table. Plain JSON; only `evolve` writes it. */
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

/** The state of one seat. */
export interface SeatState extends CommonSeat<CharacterId, Stock, Points> {
  /** Guild seals, basic and improved (ruling 36). */
  seals: SealId[]
  improved: SealId[]
  /** Outpost tiles that Filippo Vitello has kept and not yet used (ruling 45). */
  kept: OutpostId[]
}

/** The whole position. */
export interface State extends CommonState<SeatState, Phase, CharacterId> {
  turn: {
    mainDone: boolean
    blackDieBought: boolean
    /** True if a die was placed on the money bag when no main action was possible (ruling 13); left out otherwise. */
    bagged?: true
    /**
     * Contracts taken from cities by the latest action: they may not be discarded in it (ruling 31); left out for none.
     */
    fresh?: readonly ContractId[]
    /** Cities with a post placed before the main action, barred for this turn (ruling 28); left out for none. */
    newPosts?: readonly LocationId[]
    /** True if a city card beside the board was used; left out otherwise (ruling 62). */
    cardUsed?: true
  }
  /** The seat that starts the next round, as things stand (ruling 30). */
  hourglass: Seat
  /** The highest Travel space used this round, 1 to 3; 0 for none. */
  travelRank: number
  /** Values of the black dice on the board; 0 for a die that is rolled only when it is taken. */
  blackDice: number[]
  /** True if all black dice are rolled with the others, an option of the table (ruling 59). */
  rollsBlack: boolean
  /** Offer tiles face up: the one on each book, then the next one, on top of its pile (ruling 16). */
  offers: Record<BookId, OfferTileId[]>
  /** The offer tiles face down below it, which nobody may look at. */
  offerPiles: Record<BookId, Zone>
  /** Offer tiles of earlier rounds. */
  goneOffers: OfferTileId[]
  /** Contracts by contract city; an empty string where one was taken. */
  cityContracts: Record<LocationId, ContractId[]>
  pile: Zone
  /** Starting contracts that left the game (ruling 32). */
  removed: ContractId[]
  /** City card of each city that has one. */
  cityCards: Record<LocationId, CityCardId>
  /** The two city cards in the action area. */
  areaCards: CityCardId[]
  cardPile: Zone
  /** City cards beside the board for Khan Arghun; left out if he was not on offer (ruling 62). */
  besideCards?: CityCardId[]
  /** Cards of the action area, and beside the board, that left the game. */
  goneCards: CityCardId[]
  cityBonuses: Record<LocationId, CityBonusId>
  agenda: Agenda<Task>
}
