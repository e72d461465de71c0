/**
 * The types of In the Service of the Khan that refer to each other and therefore share one file: a content holds spaces and
 * characters, and these take a content as parameter.
 */
import type { TableSet } from '../../engine/tables'
import type { FamilyCharacter } from '../../polo/characters'
import type { NumbersOf, PoloGame } from '../../polo/game'
import type { StockPlay, StockWords } from '../../polo/play'
import type { Space as SpaceOf } from '../../polo/spaces'
import type { Book, OfferTile } from './content/books'
import type { CityCard } from './content/city-cards'
import type { Contract } from './content/contracts'
import type { FareItem, Place, Route, Step } from './content/map'
import type * as numbers from './content/numbers'
import type { TravelSpace } from './content/numbers'
import type { CityBonus, Goal, OutpostBonus, Seal, SpecialCity } from './content/tiles'
import type { RefusalCode } from './refusals'
import type {
  Bundle,
  Cause,
  CharacterId,
  Choice,
  CityBonusId,
  CityCardId,
  ContractId,
  Event,
  GoalId,
  Item,
  LocationId,
  OfferTileId,
  OutpostId,
  Resource,
  Reward,
  SealId,
  SpaceId,
  State,
  Task
} from './types'

/** Prices, counts and points of the rules, as one value. */
export type Numbers = NumbersOf<typeof numbers>

/** All type parameters of the game under one name. */
export interface Khan extends PoloGame {
  readonly content: Content
  readonly state: State
  readonly task: Task
  readonly choice: Choice
  readonly event: Event
  readonly refusal: RefusalCode
}

/** The type parameters of the methods that change stock. */
export interface KhanWords extends StockWords {
  readonly item: Item
  readonly resource: Resource
  readonly cause: Cause
  readonly reward: Reward
}

/** One choice being carried out: the only way in which the rules change a game. */
export type Play = StockPlay<Khan, KhanWords>

export interface Space extends SpaceOf<Khan, Play> {
  /** What using the space costs, in addition to the price of an occupied space; paid before the action (ruling 21). */
  readonly fee?: Bundle
  /** Set for a Travel space; its rank decides who starts the next round (ruling 30). */
  readonly travel?: TravelSpace
}

/**
 * What a character changes: as in the family, except that all figures start in one place without a post, and with abilities
 * of this game. Guests set only the family's fields (rulings 60 to 63).
 */
export interface Character extends Omit<FamilyCharacter<CharacterId, Bundle, Route>, 'start' | 'firstPost'> {
  /** Received when it is picked. */
  readonly extra?: Bundle
  /** Set if passing an oasis takes no step: what each different oasis brings after a movement (ruling 46). */
  readonly perOasis?: { readonly reward: Bundle; readonly choice: readonly Bundle[] }
  /** A number of dice that it may use for the guild seals instead of the printed one (ruling 47). */
  readonly sealDice?: number
  readonly afterImproving?: Bundle
  /** Shields that count in addition to those of posts and the goal card (ruling 55). */
  readonly extraShields?: number
  readonly afterContract?: Bundle
  /** Points for each piece of these items that it receives (ruling 48). */
  readonly pointsFor?: Bundle
  /** Receives one bonus of each round twice (ruling 50). */
  readonly doublesBonus?: true
  /** Keeps every outpost tile once its bonus was received (ruling 45). */
  readonly keepsOutposts?: true
  /** Received for each die rolled, by its value; index 0 is a 1 (ruling 51). */
  readonly perRoll?: readonly Bundle[]
  /** May be received for a pair in the round's roll instead of what its two dice bring, by their value. */
  readonly perPair?: readonly Bundle[]
  /** Items that it does not pay on roads. */
  readonly waives?: readonly FareItem[]
  /** The only Travel space that may be used (ruling 52). */
  readonly onlyTravel?: SpaceId
}

/** The content tables as they are written, without look-ups. */
export interface Tables {
  readonly places: readonly Place[]
  readonly routes: readonly Route[]
  readonly contracts: readonly Contract[]
  readonly cityCards: readonly CityCard[]
  readonly goalCards: readonly Goal[]
  readonly outpostBonuses: readonly OutpostBonus[]
  readonly cityBonuses: readonly CityBonus[]
  readonly books: readonly Book[]
  readonly offerTiles: readonly OfferTile[]
  readonly seals: readonly Seal[]
  readonly specialCities: readonly SpecialCity[]
  readonly numbers: Numbers
  readonly characters: readonly Character[]
}

/** Tables with look-ups, which throw on an unknown id unless they say otherwise: unknown ids are bugs, not refusals. */
export interface Content extends Tables {
  /** All tables with their hashes; tables replaced by a pack are in a set of their own. */
  readonly sets: readonly TableSet[]
  /** The names that a pack gives to places, by their ids; empty without a pack. The rules never read them. */
  readonly placeNames: Readonly<Record<LocationId, string>>
  /** Characters of the family's other games that work in this game (ruling 60). */
  readonly guests: readonly Character[]
  /** Those of them in the table set with this hash: fewer in earlier versions. */
  readonly guestsIn: (hash: string | undefined) => readonly Character[]
  /** The table set of the guests; only files of games that mix characters name it. */
  readonly mixed: TableSet
  readonly start: LocationId
  readonly oases: readonly LocationId[]
  readonly contractCities: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
  /** The steps of a character from a place, see character-steps.ts. */
  readonly characterSteps: (character: Character) => (from: LocationId) => readonly Step[]
  readonly contract: (id: ContractId) => Contract
  readonly cityCard: (id: CityCardId) => CityCard
  /** Undefined for a space that is not a city card. */
  readonly findCityCard: (id: SpaceId) => CityCard | undefined
  readonly goal: (id: GoalId) => Goal
  readonly outpost: (id: OutpostId) => OutpostBonus
  readonly cityBonus: (id: CityBonusId) => CityBonus
  readonly offerTile: (id: OfferTileId) => OfferTile
  readonly seal: (id: SealId) => Seal
  /**
   * Every printed action space: those of the board first, then special cities, then a space for each city card.
   * `findSpace` also knows those that guests have of their own.
   */
  readonly spaces: readonly Space[]
  /** Spaces for main actions other than special cities and city cards: books, Khan's Favor, seals, Travel, contracts. */
  readonly boardSpaces: readonly Space[]
  /** Undefined for an unknown space. */
  readonly findSpace: (id: SpaceId) => Space | undefined
  /** The space of a special city; undefined for any other place. */
  readonly specialSpace: (city: LocationId) => Space | undefined
  /** For a seat without a character yet: one without abilities. */
  readonly character: (id: CharacterId) => Character
}
