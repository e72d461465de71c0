/** Types that the table store shares with the components that draw the table. */
import type { Story } from '../../shared/engine/record'
import type { GameEvent, Refusal, Seat } from '../../shared/engine/rules'
import type { LogEntry } from '../../shared/protocol/messages'
import type { Context } from '../contract/game-ui'

/** How to open a table: see `open` of the store and `enter` in `entering.ts`. */
export interface Opening {
  readonly sit?: Seat | null
  readonly password?: string
  readonly held?: readonly Seat[] | undefined
}

/** Animates events. Called while an update is applied, before the page is redrawn. */
export interface Director {
  /** Called before the event changes the view. */
  before(event: GameEvent, context: Context): void
  /** Called once the whole update is applied. */
  after(): void
  /** Another seat now views the same position: running animations are redirected to where their targets lie for that seat. */
  reseated(): void
  /** The position was replaced: running animations are cancelled. */
  cut(): void
}

/** A replay that supplies the table's log and positions in place of the host. */
export interface Replay {
  /** The latest entries with numbers below `before`, at most `count`, newest last. */
  readonly page: (before: number, count: number) => readonly LogEntry[]
  /** The whole game with its choices and all hidden information; absent where the viewer may not see that. */
  readonly story?: () => Promise<Story | undefined>
}

/** What a person can do about a refusal, in the game's words. */
export interface Remedy {
  /** What prevents the choice and what may help; empty if there is nothing to say. */
  readonly note: string
  /** A remedy that is certain to work: its description, and the function that applies it. */
  readonly does?: string
  readonly run?: () => void
}

/** The refusal that is shown, with its remedy if there is one. */
export interface Refused {
  readonly refusal: Refusal
  readonly remedy?: Remedy | undefined
}
