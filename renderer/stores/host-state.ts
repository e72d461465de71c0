/** What the host has sent about the open table: one immutable object, replaced as a whole by each change. */
import type { Refusal, Seat } from '../../shared/engine/rules'
import type {
  ChatLine,
  LogEntry,
  OpenDecision,
  Standing,
  TableInfo,
  TakeBack,
  UndoState,
  Watcher,
  Wish
} from '../../shared/protocol/messages'
import type { Replay } from './table-types'

export interface HostState {
  readonly info: TableInfo | undefined
  /** Number of the next log entry: the position includes all entries before it. */
  readonly next: number
  /** The position as the seat at this device (or the public) sees it. Unchanged parts stay the same objects. */
  readonly view: unknown
  /** The seat that sits at this device now; null for none. */
  readonly seat: Seat | null
  /** The view holds that seat's secrets. */
  readonly secrets: boolean
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  readonly log: readonly LogEntry[]
  /** The seats that belong to this device. */
  readonly own: readonly Seat[]
  /** Seats this device has tokens for but another device holds: that device has been asked to give them up. */
  readonly asking: readonly Seat[]
  /** Seats this device has asked for, waiting for the people at the host to agree. */
  readonly wishing: readonly Seat[]
  /** Requests of guests that the people at this device must answer. */
  readonly wishes: readonly Wish[]
  /** Those who only watch the table. */
  readonly watchers: readonly Watcher[]
  /** Those who were removed as spectators, told to the people at the host. */
  readonly removed: readonly Watcher[]
  /** A seat asks everybody to let it take something back, or has asked. */
  readonly takeBack: TakeBack | undefined
  readonly chat: readonly ChatLine[]
  /** Why the table stopped, if it did. */
  readonly stopped: Refusal | undefined
  /** The replay that is shown in place of the host's table; while it is, nothing can be chosen. */
  readonly replay: Replay | undefined
}

/** The parts of the state about requests, out of a message; `trusts` as in `tableState`. */
export const requestsIn = (
  { asking = [], wishing = [], wishes = [], removed = [], takeBack }: Standing,
  trusts: (seat: Seat) => boolean
) => ({ asking: asking.filter(trusts), wishing, wishes, removed, takeBack })

/** The state while no table is open. */
export const noTable: HostState = {
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
  watchers: [],
  removed: [],
  takeBack: undefined,
  chat: [],
  stopped: undefined,
  replay: undefined
}
