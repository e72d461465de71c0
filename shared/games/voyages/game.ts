/**
 * The types of Voyages that refer to each other and therefore share one file: a content holds spaces, characters and
 * modules, and all of these take a content as parameter.
 */
import type { NumbersOf } from '../../polo/game'
import type { Play as AgendaPlay } from '../../engine/play'
import type { Seat } from '../../engine/rules'
import type { TableSet } from '../../engine/tables'
import type { HookLists, Hooks as HooksOf } from '../../polo/hooks'
import type { AddedChoices, Module as ModuleOf } from '../../polo/modules'
import type { ModuleChoice, ModuleEvent, ModuleTask, OfModule, OpenGame } from '../../polo/open-game'
import type { FamilyCharacter } from '../../polo/characters'
import type { Space as SpaceOf } from '../../polo/spaces'
import type { CityCard } from './content/city-cards'
import type { Contract } from './content/contracts'
import type { Place, Route, Step } from './content/map'
import type * as numbers from './content/numbers'
import type { Bazaar } from './content/numbers'
import type { CityBonus, Goal, OutpostBonus } from './content/tiles'
import type { RefusalCode } from './refusals'
import type {
  Bundle,
  Cause,
  CharacterName,
  Choice,
  CityBonusId,
  CityCardId,
  ContractId,
  Event,
  GoalId,
  LocationId,
  OutpostId,
  PricedAction,
  SeatState,
  SpaceId,
  State,
  Task
} from './types'

/** Prices, counts and points of the rules, as one value. */
export type Numbers = NumbersOf<typeof numbers>

/** All type parameters of Voyages under one name: its own closed unions, joined with the open ones of modules. */
export interface Voyages extends OpenGame {
  readonly content: Content
  readonly state: State
  readonly task: Task | ModuleTask
  readonly choice: Choice | ModuleChoice
  readonly event: Event | ModuleEvent
  readonly refusal: RefusalCode | OfModule
}

/** One choice being carried out: the only way in which the rules of Voyages change a game. */
export interface Play extends AgendaPlay<Voyages> {
  /** The state of a seat. */
  seat(seat: Seat): SeatState
  /** Pays resources or points; amounts of zero emit no event. Throws if the seat cannot pay: callers check first. */
  pay(seat: Seat, items: Bundle, cause: Cause): void
  /**
   * Gives a reward: resources and points immediately, so that they can pay for a movement of the same reward; whatever
   * needs an answer, a draw or a movement waits on the agenda (rulings 36, 55).
   */
  award(seat: Seat, items: Bundle, cause: Cause): void
  /** Gives several rewards at once: all resources first, then the rest in the order that the seat chooses. */
  awardAll(seat: Seat, rewards: readonly { readonly items: Bundle; readonly cause: Cause }[]): void
}

export interface Space extends SpaceOf<Voyages, Play> {
  /** Rewards of a stall's columns; the seat chooses one, up to the value of its lowest die. */
  readonly columns?: readonly Bundle[]
  /** Set if the last seat to use it starts the next round (ruling 43). */
  readonly startsNext?: true
}

/** What a character changes: as in the family, the prices of bonus actions, and what its module defines. */
export interface Character extends FamilyCharacter<CharacterName, Bundle, Route> {
  /** Prices of bonus actions in camels, if they differ from the printed ones. */
  readonly prices?: Readonly<Partial<Record<PricedAction, number>>>
  /** Id of the module that must be played for the character to be used. */
  readonly needs?: string
  /** Abilities that modules define and check by their own names. */
  readonly marks?: readonly OfModule[]
}

/** An aid of modules to a seat in a movement, beside its character's abilities. Several aids add up. */
export interface Aid {
  /** Extra steps beyond those of the dice; the travel table does not charge for them. */
  readonly steps?: number
  /** Coins off the total price of the travel table. */
  readonly coinsOff?: number
  /** Camels off each crossing of a road. */
  readonly camelsOff?: number
  /** Replaces `steps`, the possible steps from a place. */
  readonly roads?: (content: Content, from: LocationId, steps: readonly Step[]) => readonly Step[]
  /** How many steps of the movement may be ones that need a pass. */
  readonly passes?: number
  /** How many posts may be left on the way by a character who otherwise may leave none. */
  readonly posts?: number
}

/** The price of each bonus action, in camels. */
export type BonusPrices = (action: PricedAction) => number

/** An aid that a seat may declare for a movement before its first step, and the choice that declares it. */
export interface Declarable {
  readonly aid: string
  readonly choice: ModuleChoice
}

export interface Hooks extends HooksOf<Voyages, Play, Bundle, Cause> {
  /**
   * Camels that a seat pays for bonus actions now; `prices` without this module. Returns `prices` itself where the module
   * changes nothing.
   */
  readonly bonusPrices?: (content: Content, state: State, seat: Seat, prices: BonusPrices) => BonusPrices
  /** The aids of a seat in a movement; `declared` is the id of the aid declared for it. */
  readonly aids?: (content: Content, state: State, seat: Seat, declared: string | undefined) => readonly Aid[]
  /** The aids that a seat may declare for a movement about to begin; `travel` is true for the Travel action. */
  readonly declarable?: (content: Content, state: State, seat: Seat, travel: boolean) => readonly Declarable[]
}
export type Module = ModuleOf<Voyages, Play, Partial<ModuleTables>, Bundle, Cause, Hooks> & {
  readonly spaces: readonly Space[]
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
  readonly bazaars: readonly Bazaar[]
  /** Prices, counts and points of the rules. */
  readonly numbers: Numbers
  readonly characters: readonly Character[]
}

/** The lists that a module may add to, and its numbers. */
export interface ModuleTables extends Pick<
  Tables,
  'places' | 'contracts' | 'cityCards' | 'goalCards' | 'outpostBonuses' | 'cityBonuses' | 'characters'
> {
  /** Numbers that replace those of the game. */
  readonly numbers: Partial<Numbers>
}

/** Tables with look-ups. All but `find...` throw on an unknown id: unknown ids are bugs, not refusals. */
export interface Content extends Tables {
  /** All tables of the base game, its numbers and its characters' data. */
  readonly base: TableSet
  /** Each module's private tables, by module id. */
  readonly ofModules: Readonly<Record<string, object>>
  /** The modules in play, and their hooks. */
  readonly modules: readonly Module[]
  readonly hooks: HookLists<Hooks>
  /** Choices that modules add to a seat's own turn. */
  readonly turn: AddedChoices<Voyages, Play>
  /** Choices that modules add to a movement. */
  readonly moving: AddedChoices<Voyages, Play>
  /** How the modules' own items are received. */
  readonly rewards: Module['rewards']
  readonly oases: readonly LocationId[]
  readonly place: (id: LocationId) => Place
  /** Printed roads from a place. */
  readonly steps: (from: LocationId) => readonly Step[]
  readonly contract: (id: ContractId) => Contract
  readonly cityCard: (id: CityCardId) => CityCard
  /** Undefined for a space that is not a city card. */
  readonly findCityCard: (id: SpaceId) => CityCard | undefined
  readonly goal: (id: GoalId) => Goal
  readonly outpost: (id: OutpostId) => OutpostBonus
  readonly cityBonus: (id: CityBonusId) => CityBonus
  readonly findBazaar: (id: SpaceId) => Bazaar | undefined
  /** Every action space, in the order in which a turn lists them. */
  readonly spaces: readonly Space[]
  /** Spaces for main actions that need no post: all but city cards and the money bag. */
  readonly boardSpaces: readonly Space[]
  readonly findSpace: (id: SpaceId) => Space | undefined
  /** For a seat without a character yet: one without abilities. */
  readonly character: (id: CharacterName | '') => Character
}
