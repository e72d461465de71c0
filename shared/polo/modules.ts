/**
 * Modules: how an expansion joins a game. A module is one value: its content, characters, tasks, spaces, choices in a
 * turn, and what it does at the named moments of the game. It is switched on by an option of its own id, has table sets
 * of its own hash, and keeps its state under `state.modules[id]`. Without a module nothing of a game changes: no event,
 * no hash, no byte.
 *
 * The unions of a game stay closed; a module's kinds stand beside them under names that begin with the module's id,
 * such as `toy/ring`. Each module types its own (`moduleKit`), and a task or event of its own that is handled nowhere
 * does not compile.
 */
import type * as z from 'zod/mini'
import type { Dealing } from '../engine/agenda-game'
import type { GameTypes } from '../engine/game-types'
import type { Play } from '../engine/play'
import type { EffectNeed, Option, Options, Refusal, Seat, Viewer } from '../engine/rules'
import type { TableSet } from '../engine/tables'
import type { Asked, TaskRules } from '../engine/task'
import type { EventShown, Shown } from '../engine/visibility'
import type { Hooks } from './hooks'
import type { ModuleChoice, ModuleEvent, OfModule, OpenGame } from './open-game'
import type { PendingReward } from './rewards'
import type { Space } from './spaces'

/**
 * A kind of choice that a module adds to a task of the game: to a turn beside the bonus actions, or to a movement
 * beside the steps.
 */
export interface TurnChoice<G extends GameTypes, P extends Play<G>, C> {
  /** The choices that may be possible now: those of them that are not refused are listed. */
  readonly candidates: (content: G['content'], state: G['state'], seat: Seat) => readonly C[]
  /** Why a choice is not possible. This is the only rule. */
  readonly refusal: (
    content: G['content'],
    state: G['state'],
    seat: Seat,
    choice: C
  ) => Refusal<G['refusal']> | undefined
  readonly resolve: (play: P, seat: Seat, choice: C) => void
}

/** How an item of a module is received when a bundle names it, such as `{ 'toy/bell': 1 }`. */
export interface ModuleReward<P> {
  /** Drawn from a supply that all seats share: settled seat by seat, as the game's own draws are. */
  readonly draws?: true
  /** Carries out the reward, asks what it needs to know, or emits that it is lost. */
  readonly resolve: (play: P, seat: Seat, reward: PendingReward) => void
}

/** A module as its game uses it, built by `moduleKit`. */
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
  /** Tables private to the module. */
  readonly own: object
  /** Modules that must be switched on with it. */
  readonly needs: readonly string[]
  /** Undefined: the game's other options change nothing of what it does. */
  readonly effectNeeds: EffectNeed | undefined
  /** Numbers of players that the game allows only with this module. */
  readonly opens: readonly number[]
  /** Cards, characters and tiles that join the game's, list by list. */
  readonly content: Content
  readonly spaces: readonly Space<G, P>[]
  readonly tasks: Readonly<Record<OfModule, TaskRules<G, OfModule, P>>>
  /** Its tasks that show a seat's secrets, and therefore wait behind a curtain on a shared screen. */
  readonly curtainTasks: readonly OfModule[]
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
  /** The module's state at set-up. */
  readonly setup: (dealing: Dealing, content: G['content'], state: G['state']) => object
  readonly unseen: (state: G['state'], viewer: Viewer) => Readonly<Record<string, readonly string[]>>
  readonly audit: (content: G['content'], state: G['state']) => readonly string[]
}

/** The parts of a module that do not depend on the game: enough to offer and name it. */
export type ModuleHead = Pick<
  Module<OpenGame, never, unknown>,
  'id' | 'needs' | 'effectNeeds' | 'opens' | 'tables'
>

/** The options by which modules are switched on; a file that lacks one was played without it. */
export const moduleOptions = (modules: readonly ModuleHead[]): readonly Option[] =>
  modules.map(({ id, needs, effectNeeds, opens }) => ({
    id,
    kind: 'choice',
    values: ['off', 'on'],
    fallback: 'off',
    absent: 'off',
    module: true,
    ...(needs.length > 0 && { needs }),
    ...(effectNeeds && { effectNeeds }),
    ...(opens.length > 0 && { neededFor: opens })
  }))

/** The least and most seats of a game that may be played with these modules. */
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

/**
 * The tables of a game with those of its modules appended, list by list; values that are not lists stay as they are.
 */
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

/** Merges the tables of several modules. Names begin with their module's id, so none hides another. */
export const joinedTables = <T>(
  tables: readonly Readonly<Record<string, T>>[]
): Readonly<Record<string, T>> => Object.assign({}, ...tables) as Readonly<Record<string, T>>

/** The choices that modules add to a task of the game's own. */
export interface AddedChoices<G extends GameTypes, P extends Play<G>> {
  /** In the order of the modules. */
  readonly all: readonly TurnChoice<G, P, ModuleChoice>[]
  readonly find: (name: string) => TurnChoice<G, P, ModuleChoice> | undefined
}

/** The choices that several modules add, in their order. */
export function addedBy<G extends GameTypes, P extends Play<G>>(
  modules: readonly Readonly<Record<OfModule, TurnChoice<G, P, ModuleChoice>>>[]
): AddedChoices<G, P> {
  const byName = new Map(Object.entries<TurnChoice<G, P, ModuleChoice>>(joinedTables(modules)))
  return { all: [...byName.values()], find: (name) => byName.get(name) }
}

/** The added choices that are possible now. */
export function addedChoices<G extends OpenGame, P extends Play<G>>(
  { all }: AddedChoices<G, P>,
  { content, state, seat }: Pick<Asked<G>, 'content' | 'state' | 'seat'>
): readonly ModuleChoice[] {
  let added: ModuleChoice[] | undefined
  for (const { candidates, refusal } of all)
    for (const one of candidates(content, state, seat))
      if (!refusal(content, state, seat, one)) (added ??= []).push(one)
  return added ?? none
}
