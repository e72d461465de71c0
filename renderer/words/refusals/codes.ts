/** What the common catalogue must be able to refuse: each code of the host, of undo, of a config and of the page itself. */
import type { UndoBarrier } from '../../../shared/engine/match'
import type { HostRefusal } from '../../../shared/protocol/refusals'
import type { Named } from '../catalogue'

export type Numbers = Readonly<Record<string, number | string>>

type PageRefusal =
  | 'host-lost'
  | 'sent-kicked'
  | 'sent-closed'
  | 'players'
  | 'unknown-option'
  | 'option-value'
  | 'option-players'

/** What an undo does not go back past. */
export type Barrier = UndoBarrier

/** One sentence for each barrier. */
export type Barriers = Named<Barrier>

/** Every code that is no game's own. */
export type RefusalCode = HostRefusal | PageRefusal | `undo-${Barrier}`

/** One sentence for each code, with its numbers. */
export type Refusals = Readonly<Record<RefusalCode, (numbers: Numbers) => string>>
