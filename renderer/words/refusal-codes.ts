/** The refusal codes that the common catalogue covers: those of the host, of undo, of a table's setup, and of the page. */
import type { UndoBarrier } from '../../shared/engine/match'
import type { HostRefusal } from '../../shared/protocol/refusals'

type PageRefusal =
  | 'host-lost'
  | 'sent-kicked'
  | 'sent-closed'
  | 'players'
  | 'unknown-option'
  | 'option-value'
  | 'option-players'
  | 'option-needs'
  | 'option-idle'
  | 'players-need'

/** What stops an undo. */
export type Barrier = UndoBarrier

/** Every code that has a sentence of its own. */
export type SentenceCode = HostRefusal | PageRefusal

/** Every code that is not a game's own. */
export type RefusalCode = SentenceCode | `undo-${Barrier}`
