/** All types of one game in one interface, the type parameter of the contract. */
import type { GameEvent } from '../../shared/engine/rules'

/** `interface VoyagesTypes extends UiTypes { state: State, ... }`; the common table knows games by `UiTypes` alone. */
export interface UiTypes {
  /** A view of the position, as a seat or everybody sees it. */
  readonly state: unknown
  readonly choice: unknown
  readonly event: GameEvent
  /** The tables that are played over: the game's own or a pack's. */
  readonly content: unknown
  /** The tasks of its decisions. */
  readonly task: string
  /** Sources of points, or of whatever decides the game. */
  readonly source: string
  /** The items that amounts are counted in (coins, camels, goods). */
  readonly item: string
}
