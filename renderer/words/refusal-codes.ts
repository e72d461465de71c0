/** What the common catalogue must be able to refuse: each code of the host, of undo, of a config and of the page itself. */
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
  | 'players-need'

/** What an undo does not go back past. */
export type Barrier = UndoBarrier

/** Every code that has a sentence of its own. */
export type SentenceCode = HostRefusal | PageRefusal

/** Every code that is no game's own. */
export type RefusalCode = SentenceCode | `undo-${Barrier}`
