/** The types of one game under one name, by which its interface is typed. */
import type { GameEvent } from '../../shared/engine/rules'

/** `interface VoyagesTypes extends UiTypes { state: State, ... }`; the common table knows games by `UiTypes` alone. */
export interface UiTypes {
  /** A view of the position, as a seat or everybody sees it. */
  readonly state: unknown
  readonly choice: unknown
  readonly event: GameEvent
  /** The tables that are played over: the game's own or a pack's. */
  readonly content: unknown
  /** Kinds of its questions. */
  readonly task: string
  /** Sources of points, or of whatever decides the game. */
  readonly source: string
  /** What amounts are counted of. */
  readonly item: string
}
