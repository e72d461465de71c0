/** A game that accepts modules, and the names that these add to its own closed unions. */
import type { PoloGame } from './game'

/** A name that a module defines: its id, a slash and a word, such as `toy/ring`. */
export type OfModule = `${string}/${string}`

/** True for a name that a module defines. */
export const isOfModule = (name: string): name is OfModule => name.includes('/')

/** A module's task, choice and event, as seen by a game that does not know the module. */
export type ModuleTask = { readonly kind: OfModule; readonly [field: string]: unknown }
export type ModuleChoice = { readonly type: OfModule; readonly [field: string]: unknown }
export type ModuleEvent = { readonly type: OfModule; readonly [field: string]: unknown }

/** True for an event of a module; any other is one of the game's own. */
export const isModuleEvent = <Own extends { readonly type: string }>(
  event: Own | ModuleEvent
): event is ModuleEvent => isOfModule(event.type)

/** A game that accepts modules. */
export interface OpenGame extends PoloGame {
  readonly state: PoloGame['state'] & { modules?: Record<string, object> }
  /** `ofModules`: the private tables of modules, by module id. */
  readonly content: { readonly ofModules: Readonly<Record<string, object>> }
}

/** The types of a module. Its kinds begin with its id. */
export interface ModuleTypes {
  readonly id: string
  /** The module's state: plain JSON. */
  readonly state: object
  /** Tables of its own, beside the lists that join the game's. */
  readonly tables?: object
  readonly task: ModuleTask
  readonly choice: ModuleChoice
  readonly event: ModuleEvent
  readonly refusal: OfModule
}
