/**
 * What In the Service of the Khan consists of: types that name each other, and therefore stand in one file. A content
 * holds spaces and characters, which are asked with a content.
 */
import type { TableSet } from '../../engine/tables'
import type { SharedSpace } from '../../polo/characters'
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

/** The types of the game under one name. */
export interface Khan extends PoloGame {
  readonly content: Content
  readonly state: State
  readonly task: Task
  readonly choice: Choice
  readonly event: Event
  readonly refusal: RefusalCode
}

/** What the verbs of stock are filled in with. */
export interface KhanWords extends StockWords {
  readonly item: Item
  readonly resource: Resource
  readonly cause: Cause
  readonly reward: Reward
}

/** What the rules write with: one choice being carried out, with the verbs of stock and rewards. */
export type Play = StockPlay<Khan, KhanWords>

export interface Space extends SpaceOf<Khan, Play> {
  /** What it costs whoever uses it, paid with the price of an occupied one and before the action (ruling 21). */
  readonly fee?: Bundle
  /** A Travel space: its rank says who starts the next round (ruling 30). */
  readonly travel?: TravelSpace
}

/** What a character may change. A character is one file with the hooks it uses and nothing else. */
export interface Character {
  readonly id: CharacterId
  /** Number of players this tile is for; absent for all. */
  readonly players?: number
  readonly figures?: number
  /** Received when it is picked. */
  readonly extra?: Bundle
  /** Received at the start of every round. */
  readonly roundStart?: Bundle
  /** Passes oases without a step; what every different one brings after a movement (ruling 46). */
  readonly perOasis?: { readonly reward: Bundle; readonly choice: readonly Bundle[] }
  /** Dice for the guild seals, beside the printed number (ruling 47). */
  readonly sealDice?: number
  readonly afterImproving?: Bundle
  /** Shields that count beside those of posts and goal (ruling 55). */
  readonly extraShields?: number
  readonly afterContract?: Bundle
  /** Points for each of an item that is received (ruling 48). */
  readonly pointsFor?: Bundle
  /** Receives one bonus of each round twice (ruling 50). */
  readonly doublesBonus?: true
  /** Keeps every outpost tile once its bonus was received (ruling 45). */
  readonly keepsOutposts?: true
  /** Received for each die rolled, by its value; index 0 is a 1 (ruling 51). */
  readonly perRoll?: readonly Bundle[]
  /** Received for a pair of the round's roll in place of what its two dice bring. */
  readonly perPair?: readonly Bundle[]
  /** The only Travel space that may be used (ruling 52). */
  readonly onlyTravel?: SpaceId
  /** Of route costs, what is not paid. */
  readonly waives?: readonly FareItem[]
  /** Of the family's other games, for tables that mix characters (rulings 60 to 63). */
  readonly whiteDice?: number
  readonly rolls?: false
  readonly extraPosts?: number
  readonly leavesPosts?: true
  readonly payForOccupied?: (lowest: number) => number
  readonly routesFrom?: (from: LocationId, oases: readonly LocationId[]) => readonly Route[]
  readonly afterOpponentAction?: (space: SharedSpace) => Bundle | undefined
  readonly afterPost?: (post: number) => Bundle | undefined
}

/** The tables as they are written. */
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

/** Tables with look-ups. Every look-up throws on an unknown id: that is a fault, not a refusal. */
export interface Content extends Tables {
  /** All tables; those of a pack in a set of their own. */
  readonly sets: readonly TableSet[]
  /** Characters of the family's other games that fit in this one (ruling 60). */
  readonly guests: readonly Character[]
  /** Their table set, named by the files of tables that mix. */
  readonly mixed: TableSet
  readonly start: LocationId
  readonly oases: readonly LocationId[]
  readonly contractCities: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
  /** Steps from a place as a character takes them. */
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
  /** Every action space: those of the board first, then special cities, then a space for each city card. */
  readonly spaces: readonly Space[]
  /** Those that everybody may try: books, Khan's Favor, seals, Travel, contracts. */
  readonly boardSpaces: readonly Space[]
  readonly findSpace: (id: SpaceId) => Space | undefined
  /** The space of a special city; undefined elsewhere. */
  readonly specialSpace: (city: LocationId) => Space | undefined
  /** Somebody without abilities for a seat that has no character yet. */
  readonly character: (id: CharacterId) => Character
}
