/** Types that the table store shares with the common table. */
import type { Story } from '../../shared/engine/record'
import type { GameEvent, Refusal } from '../../shared/engine/rules'
import type { LogEntry } from '../../shared/protocol/messages'
import type { Context } from '../contract/game-ui'

/** Shows events as movements. Called while an update is applied; the page has not changed yet. */
export interface Director {
  /** An event is about to change the view. */
  before(event: GameEvent, context: Context): void
  /** The whole update is applied. */
  after(): void
  /** Another seat looks at the same position: what still moves goes on, to where its places lie for that seat. */
  reseated(): void
  /** The position was replaced: what still moves leads nowhere. */
  cut(): void
}

/** Where the table's positions come from in place of the host. Its messages are like the host's own. */
export interface Replay {
  /** Entries with numbers below `before`, at most `count`, newest last. */
  readonly page: (before: number, count: number) => readonly LogEntry[]
  /** The whole game with its choices, all cards open; absent where that may not be seen. */
  readonly story?: () => Promise<Story | undefined>
}

/** What helps against a refusal, in the game's words. */
export interface Remedy {
  /** What stands in the way and what may help; empty where there is nothing to say. */
  readonly note: string
  /** A way out that is certain: what it does, and doing it. */
  readonly does?: string
  readonly run?: () => void
}

/** A refusal on show. */
export interface Refused {
  readonly refusal: Refusal
  readonly remedy?: Remedy | undefined
}
