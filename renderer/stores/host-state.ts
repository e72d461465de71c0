/** What the host has said of the open table up to one moment: one object, replaced whole by each change. */
import type { Refusal, Seat } from '../../shared/engine/rules'
import type {
  ChatLine,
  LogEntry,
  OpenDecision,
  TableInfo,
  UndoState,
  Wish
} from '../../shared/protocol/messages'
import type { Replay } from './table-types'

/** All that the host has said of the open table up to one moment. */
export interface HostState {
  readonly info: TableInfo | undefined
  /** Number of the next log entry: the position is the one after all before it. */
  readonly next: number
  /** What the taken-over seat (or the public) sees. A new object after every change, with what stayed as it was. */
  readonly view: unknown
  /** The seat that sits at this device now. */
  readonly seat: Seat | null
  /** The view holds that seat's secrets. */
  readonly secrets: boolean
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  readonly log: readonly LogEntry[]
  /** The seats that belong to this device. */
  readonly own: readonly Seat[]
  /** Seats this device has tokens for, which another device has: that one was asked. */
  readonly asking: readonly Seat[]
  /** Seats this device has asked the host's people for. */
  readonly wishing: readonly Seat[]
  /** What guests ask of the people at this device. */
  readonly wishes: readonly Wish[]
  readonly chat: readonly ChatLine[]
  /** Why the table stopped, if it did. */
  readonly stopped: Refusal | undefined
  /** The replay that is shown here in place of what the host says: nothing can be chosen. */
  readonly replay: Replay | undefined
}

/** No table is open. */
export const nothing: HostState = {
  info: undefined,
  next: 0,
  view: undefined,
  seat: null,
  secrets: false,
  decisions: [],
  undo: { barrier: 'nothing' },
  log: [],
  own: [],
  asking: [],
  wishing: [],
  wishes: [],
  chat: [],
  stopped: undefined,
  replay: undefined
}
