/**
 * Helpers to write a module with. A module handles its own closed unions in exhaustive tables; here alone their types
 * are widened to the open ones of its game.
 */
import type * as z from 'zod/mini'
import type { Dealing } from '../engine/agenda-game'
import type { ChoiceSet } from '../engine/choices'
import type { ChoiceOf } from '../engine/game-types'
import type { Play } from '../engine/play'
import type { EffectNeed, Refusal, Seat, Viewer } from '../engine/rules'
import { tableSet, type EarlierHashes } from '../engine/tables'
import type { Asked, TaskRules } from '../engine/task'
import type { EventShown, Shown } from '../engine/visibility'
import type { Hooks } from './hooks'
import type { Module, ModuleReward, TurnChoice } from './modules'
import { isOfModule, type ModuleTypes, type OfModule, type OpenGame } from './open-game'
import type { Space } from './spaces'

type Kind<M extends ModuleTypes> = M['task']['kind']
type EventsOf<M extends ModuleTypes> = {
  readonly [T in M['event']['type']]: Extract<M['event'], { readonly type: T }>
}

/** A module as its author writes it: a table for each of its unions. */
export interface ModuleDefinition<
  G extends OpenGame,
  P extends Play<G>,
  M extends ModuleTypes,
  Content,
  Items,
  Cause,
  S extends Space<G, P>,
  H extends Hooks<G, P, Items, Cause>
> {
  readonly needs?: readonly string[]
  /** An option without which the module does nothing, or only a part. */
  readonly effectNeeds?: EffectNeed
  readonly opens?: readonly number[]
  readonly content?: Content
  /** Other values that its rules read, such as prices and counts; part of its hash. */
  readonly numbers?: unknown
  /** Tables private to the module, with their look-ups; `tablesIn` returns them. */
  readonly own?: M['tables']
  readonly spaces?: readonly S[]
  readonly tasks: { readonly [K in Kind<M>]: TaskRules<G, OfModule, P> & { readonly of?: K } }
  /** Those of its tasks whose choices only their seat may see. */
  readonly curtainTasks?: readonly Kind<M>[]
  readonly turn: {
    readonly [T in M['choice']['type']]?: TurnChoice<G, P, Extract<M['choice'], { readonly type: T }>>
  }
  /** Its choices in a movement, beside the steps. */
  readonly moving?: {
    readonly [T in M['choice']['type']]?: TurnChoice<G, P, Extract<M['choice'], { readonly type: T }>>
  }
  readonly hooks?: H
  /** Items of its own that bundles may name. */
  readonly rewards?: Readonly<Record<OfModule, ModuleReward<P>>>
  /** Reads its choices from anything a guest may send. */
  readonly choices: z.core.$ZodType<M['choice']>
  readonly reducers: {
    /** `state`: the whole position, for events that change more than the module's own state. */
    readonly [T in keyof EventsOf<M>]: (
      own: M['state'],
      event: EventsOf<M>[T],
      content: G['content'],
      state: G['state']
    ) => void
  }
  readonly shown: {
    readonly state: Shown<M['state']>
    readonly events: { readonly [T in keyof EventsOf<M>]: EventShown<EventsOf<M>[T]> }
  }
  readonly setup: (dealing: Dealing, content: G['content'], state: G['state']) => M['state']
  readonly unseen?: (own: M['state'], viewer: Viewer) => Readonly<Record<string, readonly string[]>>
  readonly audit?: (own: M['state'], content: G['content'], state: G['state']) => readonly string[]
  /** Hashes of the same tables in files of earlier versions. */
  readonly earlier?: EarlierHashes
}

/** Nothing for a schema that reads every kind of choice; otherwise a field that names those it does not read. */
type ReadsAll<C extends { readonly type: string }, Read extends z.core.$ZodType<C>> = [C['type']] extends [
  z.output<Read>['type']
]
  ? unknown
  : { readonly neverReads: Exclude<C['type'], z.output<Read>['type']> }

/** A module's task as its author writes it; its answers may be the game's own choices too. */
interface OwnTask<G extends OpenGame, P extends Play<G>, T, C> extends Omit<
  TaskRules<G, OfModule, P>,
  'choices' | 'refusal' | 'resolve' | 'blocked' | 'proceed' | 'mayGrow'
> {
  readonly choices: (asked: Omit<Asked<G>, 'task'> & { readonly task: T }) => ChoiceSet<G['choice']>
  readonly refusal: (
    asked: Omit<Asked<G>, 'task'> & { readonly task: T },
    choice: C
  ) => Refusal<G['refusal']> | undefined
  readonly resolve: (play: P, seat: Seat, task: T, choice: C) => void
  readonly proceed?: (play: P, seat: Seat, task: T) => boolean
}

/** Widens a module's own types to the open ones of its game; names that begin with its id keep them apart. */
const erased = <Open>(own: object): Open => own as Open

/** The ids of the entries of those values that are lists. */
const idsIn = (values: readonly unknown[]): readonly string[] =>
  values.flatMap((list) =>
    Array.isArray(list) ? (list as readonly { readonly id: string }[]).map(({ id }) => id) : []
  )

/** The items of modules that bundles in a value name. */
const itemsIn = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
        typeof part === 'number' && isOfModule(key) ? [key] : itemsIn(part)
      )
    : []

/** The helpers for writing module `id`. `G` is the game, `M` the module's own types. */
export function moduleKit<
  G extends OpenGame,
  P extends Play<G>,
  M extends ModuleTypes,
  Content,
  Items,
  Cause,
  S extends Space<G, P> = Space<G, P>,
  H extends Hooks<G, P, Items, Cause> = Hooks<G, P, Items, Cause>
>(id: M['id']) {
  /** The module's own state; throws if the module is not played. */
  const own = (state: G['state']): M['state'] => {
    const found = state.modules?.[id]
    if (!found) throw new Error(`the module ${id} is not played`)
    return found
  }
  return {
    own,
    /** The module's private tables; throws if the module is not played. */
    tablesIn: (content: G['content']): NonNullable<M['tables']> => {
      const found = content.ofModules[id]
      if (!found) throw new Error(`the module ${id} is not played`)
      return found
    },
    /** Defines a task: its kind, the choices that answer it (its own or the game's), its rules. */
    task: <K extends Kind<M>, T extends M['choice']['type'] | G['choice']['type']>(
      kind: K,
      answers: readonly T[],
      rules: OwnTask<
        G,
        P,
        Extract<M['task'], { readonly kind: K }>,
        Extract<M['choice'], { readonly type: T }> | ChoiceOf<G, Exclude<T, OfModule>>
      >
    ): TaskRules<G, OfModule, P> & { readonly of?: K } => {
      const { choices, refusal, resolve, proceed, alwaysAsked } = rules
      const types: readonly string[] = answers
      // The engine pairs a kind with its task; past this point the module's own types are the game's open ones.
      return erased<TaskRules<G, OfModule, P>>({
        choices,
        blocked: undefined,
        proceed,
        alwaysAsked,
        mayGrow: undefined,
        refusal: (asked: never, choice: G['choice']) =>
          types.includes(choice.type)
            ? refusal(asked, choice as never)
            : { code: 'answer-first', numbers: { task: kind } },
        resolve
      })
    },
    /**
     * Builds the module for its game; throws if a name does not begin with the module's id, or if its content names an
     * item of its own that it does not define.
     */
    module: <Read extends z.core.$ZodType<M['choice']>>(
      definition: ModuleDefinition<G, P, M, Content, Items, Cause, S, H> & {
        readonly choices: Read & ReadsAll<M['choice'], Read>
      }
    ): Module<G, P, Partial<Content>, Items, Cause, H> => {
      const { content = {}, spaces = [], numbers = {} } = definition
      const reducers: Record<string, unknown> = {}
      for (const [type, reduce] of Object.entries(definition.reducers) as [
        string,
        (...of: unknown[]) => void
      ][])
        reducers[type] = (state: G['state'], event: unknown, known: unknown) =>
          reduce(own(state), event, known, state)
      const {
        needs = [],
        effectNeeds,
        opens = [],
        moving = {},
        curtainTasks = [],
        hooks = {},
        rewards = {},
        unseen,
        audit
      } = definition
      const tables: object = definition.own ?? {}
      for (const name of [
        ...Object.keys(definition.tasks),
        ...Object.keys(definition.turn),
        ...Object.keys(moving),
        ...Object.keys(reducers),
        ...Object.keys(rewards),
        ...idsIn([spaces, ...Object.values<unknown>({ ...content })])
      ])
        if (!name.startsWith(`${id}/`)) throw new Error(`${name} does not begin with ${id}/`)
      for (const item of itemsIn(content))
        if (item.startsWith(`${id}/`) && !Object.hasOwn(rewards, item))
          throw new Error(
            `${item} is named by the content of ${id}, but its rewards do not say what it gives`
          )
      return erased<Module<G, P, Partial<Content>, Items, Cause, H>>({
        ...definition,
        id,
        needs,
        effectNeeds,
        opens,
        content,
        spaces,
        curtainTasks,
        moving,
        hooks,
        rewards,
        reducers,
        own: tables,
        tables: tableSet(id, { content, spaces, numbers }, definition.earlier),
        unseen: (state: G['state'], viewer: Viewer) => unseen?.(own(state), viewer) ?? {},
        audit: (known: G['content'], state: G['state']) => audit?.(own(state), known, state) ?? []
      })
    }
  }
}
