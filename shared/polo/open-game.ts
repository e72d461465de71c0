/** A game into which modules may come, and the names that they bring beside its own closed unions. */
import type { PoloGame } from './game'

/** A name that a module gives: its id, a stroke, its word. */
export type OfModule = `${string}/${string}`

/** True for what a module named. */
export const isOfModule = (name: string): name is OfModule => name.includes('/')

/** A module's question, choice and fact, as a game that does not know the module sees them. */
export type ModuleTask = { readonly kind: OfModule; readonly [field: string]: unknown }
export type ModuleChoice = { readonly type: OfModule; readonly [field: string]: unknown }
export type ModuleEvent = { readonly type: OfModule; readonly [field: string]: unknown }

/** True for a fact that a module tells; else it is one of the game's own. */
export const isModuleEvent = <Own extends { readonly type: string }>(
  event: Own | ModuleEvent
): event is ModuleEvent => isOfModule(event.type)

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
