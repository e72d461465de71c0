/**
 * Modules: how an expansion joins a game. A module is one value: its content, characters, tasks, spaces, choices in the
 * own turn, and what it does at the named moments of the game. It is switched on by an option of its own id, has table
 * sets of its own hash, and keeps what it must remember under `state.modules[id]`. Without a module nothing of a game
 * changes: no event, no hash, no byte.
 *
 * The unions of a game stay closed; a module's kinds stand beside them under names that begin with the module's id, as
 * `toy/ring`. Each module types its own (`moduleKit`), and a kind of its own that is handled nowhere does not compile.
 */
import type * as z from 'zod/mini'
import type { Dealing } from '../engine/agenda-game'
import { listed, type ChoiceSet } from '../engine/choices'
import type { GameTypes } from '../engine/game-types'
import type { Play } from '../engine/play'
import type { Option, Options, Refusal, Seat, Viewer } from '../engine/rules'
import type { TableSet } from '../engine/tables'
import type { Asked, TaskRules } from '../engine/task'
import type { EventShown, Shown } from '../engine/visibility'
import type { PoloGame } from './game'
import type { PendingReward } from './rewards'
import type { Space } from './spaces'

/** A name that a module gives: its id, a stroke, its word. */
export type OfModule = `${string}/${string}`

/** True for what a module named. */
export const isOfModule = (name: string): name is OfModule => name.includes('/')

/** A module's question, choice and fact, as a game that does not know the module sees them. */
export type ModuleTask = { readonly kind: OfModule; readonly [field: string]: unknown }
export type ModuleChoice = { readonly type: OfModule; readonly [field: string]: unknown }
export type ModuleEvent = { readonly type: OfModule; readonly [field: string]: unknown }

/** A game into which modules may come. */
export interface OpenGame extends PoloGame {
  readonly state: PoloGame['state'] & { modules?: Record<string, object> }
  /** `ofModules`: the tables that modules have for themselves, by module. */
  readonly content: { readonly ofModules: Readonly<Record<string, object>> }
}

/** What a module says of itself in types. Its kinds begin with its id. */
export interface ModuleTypes {
  readonly id: string
  /** What it remembers, plain JSON. */
  readonly state: object
  /** Tables of its own, beside the lists that join the game's. */
  readonly tables?: object
  readonly task: ModuleTask
  readonly choice: ModuleChoice
  readonly event: ModuleEvent
  readonly refusal: OfModule
}

/** A bundle that comes at a named moment, and why. */
export interface Income<Items, Cause> {
  readonly items: Items
  readonly cause: Cause
}

/** What a module may do at the named moments, in the order in which they come. Asks by opening tasks. */
export interface Hooks<G extends OpenGame, P extends Play<G>, Items = unknown, Cause = unknown> {
  /** The characters are known; goal cards are dealt next. */
  readonly setUp?: (play: P) => void
  /** The dice are back; bonuses come next, once all that it asks is answered. */
  readonly roundStarted?: (play: P) => void
  /** A seat has another character from now on: for a round, or its own again. */
  readonly characterChanged?: (play: P, seat: Seat) => void
  /** Posts of a seat beyond those of the game and of its character. */
  readonly extraPosts?: (state: G['state'], seat: Seat) => number
  /** What a seat receives with the bonuses of the round. */
  readonly income?: (play: P, seat: Seat) => readonly Income<Items, Cause>[]
  /** All dice are rolled; compensation comes next. */
  readonly rolled?: (play: P) => void
  /** Coins that a seat pays for an occupied space, where its character would pay `price`. */
  readonly occupiedPrice?: (content: G['content'], state: G['state'], seat: Seat, price: number) => number
  /** The seat paid less for an occupied space than it would have without this module. */
  readonly priceSpared?: (play: P, seat: Seat) => void
  /** Camels for a bonus action, which would cost `price` without this module. */
  readonly bonusPrice?: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    action: string,
    price: number
  ) => number
  /** A bonus action was paid for; its effect comes next. */
  readonly bonusTaken?: (play: P, seat: Seat, action: string) => void
  /** A contract was completed, its reward given or asked for. */
  readonly contractCompleted?: (play: P, seat: Seat, contract: string) => void
  /** How much higher the limit is that a die gives to the uses of a card. */
  readonly cardUses?: (content: G['content'], state: G['state'], seat: Seat) => number
  /** How many posts one movement of a seat may leave on its way, where its character may leave none. */
  readonly postsOnTheWay?: (state: G['state'], seat: Seat) => number
  /** A step left a post in a city that a movement passes through, and nothing that holds for this movement allows it. */
  readonly postLeft?: (play: P, seat: Seat) => void
  /** Why a choice of the game's own in a turn or a movement does not pass. Nothing that is listed may be barred. */
  readonly barred?: (state: G['state'], seat: Seat, choice: G['choice']) => Refusal<OfModule> | undefined
  /** Numbers of dice that a space takes of a seat beside its own; `aid`: what placing so many declares. */
  readonly moreDice?: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    space: string
  ) => readonly { readonly dice: number; readonly aid: string }[]
  /** Dice were placed and paid for; the action comes next. */
  readonly beforeAction?: (play: P, seat: Seat, space: string) => void
  /** The reward of an action was given, or its question asked; `dice`: how many were placed for it just now. */
  readonly afterAction?: (play: P, seat: Seat, space: string, dice?: number) => void
  readonly turnEnded?: (play: P, seat: Seat) => void
  /** Nobody has dice left; the contract row is cleared next, once all that it asks is answered. */
  readonly roundEnded?: (play: P) => void
  /** Points that a seat would get if the scoring took place now, by source. */
  readonly scores?: (
    content: G['content'],
    state: G['state'],
    seat: Seat
  ) => Readonly<Partial<Record<OfModule, number>>>
}

/** One more kind of choice in a task of the game's own: in one's own turn beside the bonus actions, in a movement beside the steps. */
export interface TurnChoice<G extends GameTypes, P extends Play<G>, C> {
  /** Those that are possible now. */
  readonly choices: (content: G['content'], state: G['state'], seat: Seat) => readonly C[]
  /** Why this one is not. The only rule: `choices` lists what this lets pass. */
  readonly refusal: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    choice: C
  ) => Refusal<G['refusal']> | undefined
  readonly resolve: (play: P, seat: Seat, choice: C) => void
}

/** What an item of a module's own comes to where a bundle names it: `{ 'toy/bell': 1 }`. */
export interface ModuleReward<P> {
  /** Drawn from a supply that all seats share: settled seat by seat, as the game's own draws are. */
  readonly draws?: true
  /** Carries it out, asks for what it needs, or says that it is lost. */
  readonly resolve: (play: P, seat: Seat, reward: PendingReward) => void
}

/** A module as the game takes it in. Made by `moduleKit`. */
export interface Module<
  G extends OpenGame,
  P extends Play<G>,
  Content,
  Items = unknown,
  Cause = unknown,
  H extends Hooks<G, P, Items, Cause> = Hooks<G, P, Items, Cause>
> {
  readonly id: string
  /** Its tables with their hash. */
  readonly tables: TableSet
  /** Tables that it has for itself. */
  readonly own: object
  /** Modules that must be switched on with it. */
  readonly needs: readonly string[]
  /** Numbers of players, beyond those of the game, that can play with it alone. */
  readonly opens: readonly number[]
  /** Cards, characters and tiles that join the game's, list by list. */
  readonly content: Content
  readonly spaces: readonly Space<G, P>[]
  readonly tasks: Readonly<Record<OfModule, TaskRules<G, OfModule, P>>>
  readonly turn: Readonly<Record<OfModule, TurnChoice<G, P, ModuleChoice>>>
  readonly moving: Readonly<Record<OfModule, TurnChoice<G, P, ModuleChoice>>>
  readonly hooks: H
  /** Its own items. */
  readonly rewards: Readonly<Record<OfModule, ModuleReward<P>>>
  readonly choices: z.core.$ZodType
  readonly reducers: Readonly<
    Record<OfModule, (state: G['state'], event: ModuleEvent, content: G['content']) => void>
  >
  readonly shown: {
    readonly state: Shown<object>
    readonly events: Readonly<Record<OfModule, EventShown<ModuleEvent>>>
  }
  /** What it remembers when the board is laid. */
  readonly setup: (dealing: Dealing, content: G['content'], state: G['state']) => object
  readonly unseen: (state: G['state'], viewer: Viewer) => Readonly<Record<string, readonly string[]>>
  readonly audit: (content: G['content'], state: G['state']) => readonly string[]
}

/** What of a module does not depend on the game: enough to offer and name it. */
export type ModuleHead = Pick<Module<OpenGame, never, unknown>, 'id' | 'needs' | 'opens' | 'tables'>

/** The options by which modules are switched on; a file that lacks one was played without it. */
export const moduleOptions = (modules: readonly ModuleHead[]): readonly Option[] =>
  modules.map(({ id, needs, opens }) => ({
    ...{ id, kind: 'choice', values: ['off', 'on'], fallback: 'off', absent: 'off', module: true },
    ...(needs.length > 0 && { needs }),
    ...(opens.length > 0 && { neededFor: opens })
  }))

/** The numbers of seats of a game into which these modules may come. */
export const seatsWith = (
  { min, max }: { readonly min: number; readonly max: number },
  modules: readonly ModuleHead[]
): { readonly min: number; readonly max: number } => ({
  min,
  max: Math.max(max, ...modules.flatMap(({ opens }) => opens))
})

/** The modules that these options switch on, in the order in which the game lists them. */
export const switchedOn = <M extends ModuleHead>(modules: readonly M[], options: Options): readonly M[] =>
  modules.filter(({ id }) => options[id] === 'on')

/** The modules that a game under way is played with. */
export const playedWith = <M extends ModuleHead>(
  modules: readonly M[],
  { modules: states }: { readonly modules?: Readonly<Record<string, object>> }
): readonly M[] => (states ? modules.filter(({ id }) => Object.hasOwn(states, id)) : none)
const none: readonly never[] = []

/** Tables of a game with those of its modules beside them, list by list; what is no list stays as it is. */
export function joinedLists<Tables extends object>(
  base: Tables,
  modules: readonly { readonly [K in keyof Tables]?: unknown }[]
): Tables {
  const joined: Record<string, unknown> = { ...(base as Readonly<Record<string, unknown>>) }
  for (const module of modules)
    for (const [name, more] of Object.entries(module))
      if (Array.isArray(more))
        joined[name] = [...((joined[name] as unknown[] | undefined) ?? []), ...(more as unknown[])]
  return joined as Tables
}

/** Tables of one kind of several modules as one. Names begin with their module's id, so none hides another. */
export const joinedTables = <T>(
  tables: readonly Readonly<Record<string, T>>[]
): Readonly<Record<string, T>> => Object.assign({}, ...tables) as Readonly<Record<string, T>>

/** What several give, as one list; nothing is made where none gives anything. */
export function gathered<From, T>(
  from: readonly From[],
  given: (one: From) => readonly T[] | undefined
): readonly T[] {
  let all: readonly T[] = none
  for (const one of from) {
    const more = given(one)
    if (more && more.length > 0) all = all.length > 0 ? [...all, ...more] : more
  }
  return all
}

/** The choices that modules add to a task, as one list. */
export const addedChoices = <G extends OpenGame, P extends Play<G>>(
  added: Readonly<Record<OfModule, TurnChoice<G, P, ModuleChoice>>>,
  { content, state, seat }: Pick<Asked<G>, 'content' | 'state' | 'seat'>
): ChoiceSet<ModuleChoice> =>
  listed(
    gathered(Object.values<TurnChoice<G, P, ModuleChoice>>(added), (one) => one.choices(content, state, seat))
  )
