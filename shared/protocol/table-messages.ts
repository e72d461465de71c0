/** What a host sends about a table: for its list, while the table gathers players, and to those who play or watch. */
import type { LevelNumber } from '../engine/player-level'
import type { LogEntry } from '../engine/record'
import type { Refusal, Seat } from '../engine/rules'
import type { Series } from './series'
import type { SeatBy } from './to-host'
import type { Watched, Watcher } from './watchers'

export type { Watched, Watcher }

/**
 * The state of a table. `gathering` waits for its players; `watchable` was played by rules or tables that this app no
 * longer has, and can only be watched and exported; `damaged` can only be listed and deleted.
 */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned' | 'watchable' | 'damaged'

/** True for a table in its lobby or being played. */
export const isLive = (status: TableStatus): boolean => status === 'gathering' || status === 'running'

/** A seat of a table as everybody sees it. */
export interface SeatInfo {
  readonly name: string
  readonly colour: string
  readonly by: SeatBy
  /** Whether a guest has this seat; false for a free one. Always true if `by` is not `lan`. */
  readonly taken: boolean
  /** Whether somebody who has this seat is at the table. */
  readonly present: boolean
  /** Since when nobody is, in milliseconds since 1970. */
  readonly absentSince?: number
  /** A bot stands in for a guest who may come back. */
  readonly kept?: true
  /** The level of the bot that plays here; absent if none does. */
  readonly level?: LevelNumber
  /** The style that was chosen for that bot. */
  readonly style?: string
}

/** How a game ended: what each seat had, in points or whatever the game counts, and who won or shared the win. */
export interface TableResult {
  readonly totals: readonly number[]
  readonly won: readonly Seat[]
  /** How long people have thought, in seconds by seat, 0 for a computer player; absent if not known. */
  readonly times?: readonly number[]
}

/**
 * A table as the list shows it. Times are milliseconds since 1970. In the list for guests, a table with a password is
 * stripped of seats, options, choices, round, pack and turn, and `updated` equals `created`; guests who enter see them.
 */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  /** Version of the rules it is played by; absent if unknown. */
  readonly rules?: string
  readonly seats: readonly SeatInfo[]
  /** How it is open to the LAN; absent: closed. `password`: guests need one. */
  readonly share?: { readonly locked: boolean; readonly spectators: boolean; readonly password: boolean }
  readonly options: Readonly<Record<string, string>>
  /** An open table: everybody at it sees what any seat sees. Absent: secrets are hidden. */
  readonly open?: true
  /** False: hints are switched off for everybody. Absent: they are available. */
  readonly hints?: false
  /** The day, for a table of the day: everybody who plays it has the same deal and the same luck. */
  readonly daily?: string
  readonly created: number
  readonly updated: number
  /** The content pack it is played with: its name, and the content's hash, a client's cache key. */
  readonly pack?: { readonly name: string; readonly hash: string }
  /** Accepted choices so far. */
  readonly choices: number
  /** The table it is a rematch of: tokens of that table give their seats back here too. */
  readonly after?: string
  /** By seat, the seat that its people had at that table, if they sit otherwise now: its token gives them this one. */
  readonly afterSeats?: readonly Seat[]
  /** The games before this one in its chain of rematches; only while the table is open at the host. */
  readonly series?: Series
  /** Round number, if the game has rounds. */
  readonly round?: number
  /** Of a game that was played to its end; a position from another game has none. */
  readonly result?: TableResult
  /** Seats with an open decision. */
  readonly waiting: readonly Seat[]
  /** Why a damaged table cannot be opened; for other tables, a note about its files that people must see. */
  readonly damage?: Refusal
  /** Further notes that people must see. */
  readonly notes?: readonly Refusal[]
}

/** An open decision. Its id changes only when that seat's decision changes. */
export interface OpenDecision {
  readonly seat: Seat
  readonly id: number
  readonly task: string
}

/** The seat whose latest command can be taken back and how many choices it made, or why none can. */
export type UndoState = { readonly seat: Seat; readonly choices: number } | { readonly barrier: string }

/** A connection's seats and pending requests for seats. */
export interface Standing {
  /** The seats that belong to it. */
  readonly own: readonly Seat[]
  /** Seats whose token it has proved but which another device holds: that device was asked and has not answered yet. */
  readonly asking?: readonly Seat[]
  /** Seats that this guest has asked the people at the host's machine for; they have not answered yet. */
  readonly wishing?: readonly Seat[]
  /** Only at the host's machine: requests of guests, the oldest first. Answered by `decide`. */
  readonly wishes?: readonly Wish[]
  /** Only at the host's machine: the spectators who were removed and are not let in until `readmitWatcher`. */
  readonly removed?: readonly Watcher[]
  /** A seat asks everybody to let it take something back, or has asked. Answered by `answerTakeBack`. */
  readonly takeBack?: TakeBack
}

/** How a request to take something back ended; `by`: the seat that refused, or that played on. */
export interface TakeBackEnd {
  readonly why: 'agreed' | 'refused' | 'withdrawn' | 'overtaken' | 'lapsed'
  readonly by?: Seat
}

/** A seat's request to take back its latest command, and everything since. */
export interface TakeBack {
  readonly ask: number
  readonly seat: Seat
  /** The people at the host ask for a seat that nobody plays now. */
  readonly behalf?: boolean
  /** Number of the first log entry that would be taken back. */
  readonly from: number
  /** The seats whose players have not answered. */
  readonly waits: readonly Seat[]
  /** Absent while it is open. */
  readonly ended?: TakeBackEnd
}

/**
 * Why the people at the host's machine must agree: the seat's guest is absent, whoever asks already has a seat (`second`),
 * or was kicked from this table.
 */
export type WishReason = 'absent' | 'second' | 'kicked'

/** A guest asks for a seat that only the people at the host's machine can give. */
export interface Wish {
  readonly id: number
  readonly seat: Seat
  /** The name that the guest chose. */
  readonly name: string
  readonly reason: WishReason
}

/** Everything that a client shows of a table. It replaces the client's state of the table; it is never merged. */
export interface Snapshot extends Standing, Watched {
  readonly type: 'snapshot'
  readonly table: TableInfo
  /** The seat taken over on this connection. */
  readonly seat: Seat | null
  /** Whether the view is that seat's own, with its secrets. */
  readonly secrets: boolean
  readonly chat: readonly ChatLine[]
  readonly view: unknown
  /** Number of the next log entry. */
  readonly next: number
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  /** The latest entries (at most a few dozen), newest last. */
  readonly log: readonly LogEntry[]
}

/** A chat message at a table. Plain text; `seat` is null for a spectator, and `from` empty for one without a name. */
export interface ChatLine {
  readonly from: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** A gathering table, as one connection sees it. Sent completely at each change. */
export interface Lobby extends Standing, Watched {
  readonly type: 'lobby'
  readonly table: TableInfo
  readonly chat: readonly ChatLine[]
}

/** One accepted choice. `next` continues the snapshot's; after a gap the client must ask for a new snapshot. */
export interface Update {
  readonly type: 'update'
  readonly next: number
  /** The next update has another choice of the same command: no decision is open in between. */
  readonly more?: true
  readonly entry: LogEntry
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** An undo: all entries from number `undone` on that still counted were taken back; `view` is the position now. */
export interface Rewind {
  readonly type: 'rewind'
  readonly undone: number
  readonly next: number
  readonly view: unknown
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}
