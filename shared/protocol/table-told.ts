/** What a host says of a table: in its list, to whoever waits for it to begin, and to whoever plays or watches. */
import type { LevelNumber } from '../engine/player-level'
import type { LogEntry } from '../engine/record'
import type { Refusal, Seat } from '../engine/rules'
import type { SeatBy } from './to-host'

/**
 * Where a table stands. `gathering` waits for its people; `watchable` was played by rules or tables that this app no
 * longer has, and can be exported and watched; `damaged` can be listed and deleted alone.
 */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned' | 'watchable' | 'damaged'

/** A seat of a table as everybody sees it. */
export interface SeatInfo {
  readonly name: string
  readonly colour: string
  readonly by: SeatBy
  /** A guest has this seat; false for a seat that is free. Always true where `by` is not `lan`. */
  readonly taken: boolean
  /** Somebody who has this seat is connected. */
  readonly present: boolean
  /** Since when nobody is, in milliseconds since 1970. */
  readonly absentSince?: number
  /** A bot plays for a guest who may come back. */
  readonly kept?: true
  /** How strong the bot is that plays here; absent where none does. */
  readonly level?: LevelNumber
}

/**
 * A table as the list shows it. Times are milliseconds since 1970. In the list for guests a table with a password has
 * no seats, options, choices, round, pack and turn, and was updated when it was created: these are for who comes in.
 */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  /** Version of the rules it is played by; absent where they are not known. */
  readonly rules?: string
  readonly seats: readonly SeatInfo[]
  /** Open to the LAN, and how; absent: closed. `password`: one is asked. */
  readonly share?: { readonly locked: boolean; readonly spectators: boolean; readonly password: boolean }
  readonly options: Readonly<Record<string, string>>
  /** An open table: everybody at it sees what any seat sees. Absent: secrets are kept. */
  readonly open?: true
  /** The page gives nobody hints. Absent: it does. */
  readonly hints?: false
  /** The day whose table it is: everybody who plays it has the same deal and the same luck. */
  readonly daily?: string
  readonly created: number
  readonly updated: number
  /** The content pack it plays over: its name, and the content's hash, by which a client keeps it. */
  readonly pack?: { readonly name: string; readonly hash: string }
  /** Accepted choices so far. */
  readonly choices: number
  /** The table it is a rematch of: tokens of that table give their seats back here too. */
  readonly after?: string
  /** Round number where the game has rounds. */
  readonly round?: number
  /** Seats that are asked now. */
  readonly waiting: readonly Seat[]
  /** Why a damaged table cannot be opened; of another one, what the people must hear of its files. */
  readonly damage?: Refusal
  /** What more they must hear. */
  readonly notes?: readonly Refusal[]
}

/** Who must answer, under which id. The id changes only when that seat's decision changes. */
export interface OpenDecision {
  readonly seat: Seat
  readonly id: number
  readonly task: string
}

/** The seat whose latest command can be taken back and how many choices it made, or why none can. */
export type UndoState = { readonly seat: Seat; readonly choices: number } | { readonly barrier: string }

/** Which seats a connection has to do with. */
export interface Standing {
  /** The seats that belong to it. */
  readonly own: readonly Seat[]
  /** Seats whose tokens it has brought and that another device has: that one was asked and has not answered yet. */
  readonly asking?: readonly Seat[]
  /** Seats this guest has asked the people at the host's machine for; they have not answered yet. */
  readonly wishing?: readonly Seat[]
  /** At the host's machine alone: what guests ask for, the oldest first. `decide` answers. */
  readonly wishes?: readonly Wish[]
}

/**
 * Why a seat can be had only with a yes from the host's machine: its guest is absent, whoever asks has a seat already, or
 * was sent off this table.
 */
export type WishReason = 'absent' | 'second' | 'kicked'

/** A guest asks for a seat that only the people at the host's machine can give. */
export interface Wish {
  readonly id: number
  readonly seat: Seat
  /** What the guest wants to be called. */
  readonly name: string
  readonly reason: WishReason
}

/** All that a client shows of a table. Replaces its store; never merged. */
export interface Snapshot extends Standing {
  readonly type: 'snapshot'
  readonly table: TableInfo
  /** The seat taken over on this connection, and whether the view is its own. */
  readonly seat: Seat | null
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

/** What somebody said at a table. Plain text; `seat` is null for a spectator. */
export interface ChatLine {
  readonly from: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
}

/** A table that waits for its people, as one connection sees it. Replaced whole at each change. */
export interface Lobby extends Standing {
  readonly type: 'lobby'
  readonly table: TableInfo
  readonly chat: readonly ChatLine[]
}

/** One accepted choice. `next` counts on from the snapshot; a gap means: ask for a snapshot. */
export interface Update {
  readonly type: 'update'
  readonly next: number
  /** The next update brings another choice of the same command: nobody is asked in between. */
  readonly more?: true
  readonly entry: LogEntry
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** All entries from this number on that still counted were taken back; the view is what holds now. */
export interface Rewind {
  readonly type: 'rewind'
  readonly undone: number
  readonly next: number
  readonly view: unknown
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}
