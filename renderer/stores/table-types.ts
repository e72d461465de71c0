/** Types that the table store shares with the common table. */
import type { GameEvent, Refusal } from '../../shared/engine/rules'
import type { Context } from '../games/types'

/** Shows events as movements. Called while an update is applied; the page has not changed yet. */
export interface Director {
  /** An event is about to change the view. */
  before(event: GameEvent, context: Context): void
  /** The whole update is applied. */
  after(): void
}

/** A refusal on show. */
export interface Refused {
  readonly refusal: Refusal
}
