/**
 * What Voyages consists of: types that name each other, and therefore stand in one file. A content holds spaces, characters
 * and modules, all of which are asked with a content.
 */
import type { NumbersOf } from '../../polo/game'
import type { Play as AgendaPlay } from '../../engine/play'
import type { Seat } from '../../engine/rules'
import type { TableSet } from '../../engine/tables'
import type { HookLists, Hooks as HooksOf } from '../../polo/hooks'
import type { AddedChoices, Module as ModuleOf } from '../../polo/modules'
import type { ModuleChoice, ModuleEvent, ModuleTask, OfModule, OpenGame } from '../../polo/open-game'
import type { SharedSpace } from '../../polo/characters'
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

/** The types of Voyages under one name: its own closed unions, and what modules put beside them. */
export interface Voyages extends OpenGame {
  readonly content: Content
  readonly state: State
  readonly task: Task | ModuleTask
  readonly choice: Choice | ModuleChoice
  readonly event: Event | ModuleEvent
  readonly refusal: RefusalCode | OfModule
}

/** What the rules of Voyages write with: one choice being carried out, with the verbs of stock and rewards. */
export interface Play extends AgendaPlay<Voyages> {
  /** The seat's things. */
  seat(seat: Seat): SeatState
  /** Pays resources or points; amounts of zero say nothing. Throws where it cannot be paid: the caller has checked. */
  pay(seat: Seat, items: Bundle, cause: Cause): void
  /**
   * Gives a reward: resources and points at once, so that they may pay for a movement of the same reward;
   * what needs an answer, a draw or a movement waits on the agenda (rulings 36, 55).
   */
  award(seat: Seat, items: Bundle, cause: Cause): void
  /** Several rewards that come together: all resources first, then the rest in an order of the seat's choice. */
  awardAll(seat: Seat, rewards: readonly { readonly items: Bundle; readonly cause: Cause }[]): void
}

export interface Space extends SpaceOf<Voyages, Play> {
  /** Rewards of the columns of a stall, of which one up to the lowest die is chosen. */
  readonly columns?: readonly Bundle[]
  /** Who used it last starts the next round (ruling 43). */
  readonly startsNext?: true
}

/** What a character may change. A character is one file with the hooks it uses and nothing else. */
export interface Character {
  readonly id: CharacterName
  /** Number of players this tile is for; absent for all (Mercator has three versions). */
  readonly players?: number
  /** Where the figures start; Venezia otherwise. */
  readonly start?: LocationId
  readonly figures?: number
  /** A post placed at set-up. */
  readonly firstPost?: LocationId
  readonly extraPosts?: number
  /** Received at the start of every round. */
  readonly roundStart?: Bundle
  /** White dice held every round. */
  readonly whiteDice?: number
  /** False: dice have no value until placed (ruling 51). */
  readonly rolls?: false
  /** Coins paid on an occupied space; the lowest die otherwise (ruling 4). */
  readonly payForOccupied?: (lowest: number) => number
  /** Roads from a place besides the printed ones; they win over a printed road to the same place unless they have a name. */
  readonly routesFrom?: (from: LocationId, oases: readonly LocationId[]) => readonly Route[]
  /** Received when an opponent uses an action space. */
  readonly afterOpponentAction?: (space: SharedSpace) => Bundle | undefined
  /** Received for the n-th post placed out of hand; posts that move bring nothing. */
  readonly afterPost?: (post: number) => Bundle | undefined
  /** May leave posts in cities passed through (ruling 45). */
  readonly leavesPosts?: true
  /** Camels for bonus actions, where they are not the printed ones. */
  readonly prices?: Readonly<Partial<Record<PricedAction, number>>>
  /** The module without which it stays in the box. */
  readonly needs?: string
  /** What modules ask about it, by names of their own. */
  readonly marks?: readonly OfModule[]
}

/** What helps a seat in a movement beside its character: all of it at once where several do. */
export interface Aid {
  /** Steps more than the dice give; the travel table does not count them. */
  readonly steps?: number
  /** Coins off what the travel table asks in all. */
  readonly coinsOff?: number
  /** Camels off each crossing of a road. */
  readonly camelsOff?: number
  /** The steps from a place instead of these. */
  readonly roads?: (content: Content, from: LocationId, steps: readonly Step[]) => readonly Step[]
  /** How many steps that ask for a pass it has for the movement. */
  readonly passes?: number
  /** Posts that may be left on the way, where the character may leave none. */
  readonly posts?: number
}

/** A help that a seat may declare for a movement before its first step, and the choice that does so. */
export interface Declarable {
  readonly aid: string
  readonly choice: ModuleChoice
}

export interface Hooks extends HooksOf<Voyages, Play, Bundle, Cause> {
  /** What helps a seat in a movement; `declared` names what was declared for it. */
  readonly aids?: (content: Content, state: State, seat: Seat, declared: string | undefined) => readonly Aid[]
  /** What a seat may declare for a movement that begins: the Travel action, or a bonus movement. */
  readonly declarable?: (content: Content, state: State, seat: Seat, travel: boolean) => readonly Declarable[]
}
export type Module = ModuleOf<Voyages, Play, Partial<ModuleTables>, Bundle, Cause, Hooks> & {
  readonly spaces: readonly Space[]
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
  /** Those that take the place of the game's. */
  readonly numbers: Partial<Numbers>
}

/** Tables with look-ups. Every look-up throws on an unknown id: that is a fault, not a refusal. */
export interface Content extends Tables {
  /** All tables of the base game, its numbers and its characters' data. */
  readonly base: TableSet
  /** Tables that modules have for themselves, by module. */
  readonly ofModules: Readonly<Record<string, object>>
  /** The modules that are played, and what they do at the named moments. */
  readonly modules: readonly Module[]
  readonly hooks: HookLists<Hooks>
  /** Their choices in one's own turn. */
  readonly turn: AddedChoices<Voyages, Play>
  /** Their choices in a movement. */
  readonly moving: AddedChoices<Voyages, Play>
  /** Their own items. */
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
  /** Those that a turn tries without asking where the seat has posts: no city cards, no money bag. */
  readonly boardSpaces: readonly Space[]
  readonly findSpace: (id: SpaceId) => Space | undefined
  /** Somebody without abilities for a seat that has no character yet. */
  readonly character: (id: CharacterName | '') => Character
}
