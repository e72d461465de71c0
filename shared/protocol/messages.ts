/**
 * Every message between a client and its host, the same on the bridge and on a socket: here the types of what a host
 * says. What a client asks is in to-host.ts; how another host's words are checked is in from-host.ts.
 */
import type { LogEntry } from '../engine/record'
import type { Refusal, Seat } from '../engine/rules'
import type { RequestType, SeatBy, Settings } from './to-host'

export { protocolVersion, settingsSchema, defaultSettings, requestSchema } from './to-host'
export type { SeatBy, Share, Settings, Request, RequestType } from './to-host'
export type { LogEntry } from '../engine/record'

/** Where a table stands. `gathering` waits for its people; `damaged` can be listed and deleted, not opened. */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned' | 'damaged'

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
}

/** A table as the list shows it. Times are milliseconds since 1970. */
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
  /** Why a damaged table cannot be opened, or what its damaged tail cost. */
  readonly damage?: Refusal
}

/** Who must answer, under which id. The id changes only when that seat's decision changes. */
export interface OpenDecision {
  readonly seat: Seat
  readonly id: number
  readonly task: string
}

/** The seat whose latest choice can be taken back, or why none can. */
export type UndoState = { readonly seat: Seat } | { readonly barrier: string }

/** Which seats a connection has to do with. */
export interface Standing {
  /** The seats that belong to it. */
  readonly own: readonly Seat[]
  /** Seats whose tokens it has brought and that another device has: that one was asked and has not answered yet. */
  readonly asking?: readonly Seat[]
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

/** A host on the LAN that answered a hello. `fits`: it speaks this app's protocol. */
export interface HostRow {
  readonly host: string
  readonly name: string
  readonly address: string
  readonly port: number
  readonly app: string
  readonly fits: boolean
  /** Round trip of the last hello, in milliseconds. */
  readonly ping: number
  readonly via: readonly string[]
  readonly tables: readonly TableInfo[]
}

/** Where this host can be reached on the LAN. The first address is the likeliest. */
export type LanState =
  | { readonly open: false }
  | {
      readonly open: true
      readonly port: number
      readonly addresses: readonly {
        readonly address: string
        readonly code: string
        readonly link: string
      }[]
    }

/** What was found out about this machine's network. Codes and plain facts; no secrets. */
export interface NetworkReport {
  readonly adapters: readonly { readonly name: string; readonly address: string; readonly vpn: boolean }[]
  /** Whether the own announcement was heard back; absent while nothing is announced. */
  readonly heard?: { readonly mdns: boolean; readonly beacon: boolean }
  /** Whether a host answered at the typed address, or the system's error code. */
  readonly reached?: { readonly address: string; readonly ok: boolean; readonly code?: string }
  /** The command that lets this app through this system's firewall. */
  readonly firewall: string
}

/** One accepted choice. `next` counts on from the snapshot; a gap means: ask for a snapshot. */
export interface Update {
  readonly type: 'update'
  readonly next: number
  readonly entry: LogEntry
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** The entry with this number was taken back; the view is what holds now. */
export interface Rewind {
  readonly type: 'rewind'
  readonly undone: number
  readonly next: number
  readonly view: unknown
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
}

/** What the host sends unasked. */
export type Push =
  | Snapshot
  | Update
  | Rewind
  | { readonly type: 'tables'; readonly tables: readonly TableInfo[] }
  | { readonly type: 'settings'; readonly settings: Settings }
  | Lobby
  /** The open table's people or its way of being shared changed. */
  | ({ readonly type: 'table'; readonly table: TableInfo } & Standing)
  | { readonly type: 'said'; readonly line: ChatLine }
  /** Another device asks for a seat of this connection, with its token. */
  | { readonly type: 'seatAsked'; readonly ask: number; readonly seat: Seat }
  /** This connection has lost its table: sent off, or the table was closed to the LAN. */
  | { readonly type: 'sentOff'; readonly table: string; readonly code: 'kicked' | 'closed' }
  | { readonly type: 'hosts'; readonly hosts: readonly HostRow[] }
  /** The other host this connection went to: there, or lost and looked for. */
  | { readonly type: 'away'; readonly state: 'open' | 'lost'; readonly host: string; readonly name: string }
  /** The open table stopped (its journal cannot be written) or is gone. */
  | { readonly type: 'tableStopped'; readonly table: string; readonly refusal: Refusal }

/** What each request is answered with when it is not refused. */
export interface Answers {
  /** `role`: what this connection may do. `games`: rules versions by game. */
  hello: {
    readonly protocol: number
    readonly app: string
    readonly role: 'local' | 'guest'
    readonly host: { readonly id: string; readonly name: string }
    readonly games: Readonly<Record<string, string>>
  }
  listTables: { readonly tables: readonly TableInfo[] }
  createTable: { readonly table: string }
  gatherTable: { readonly table: string }
  beginTable: Record<string, never>
  shareTable: LanState
  lanState: LanState
  setSeat: Record<string, never>
  kick: Record<string, never>
  openTable: Snapshot | Lobby
  claimSeat: { readonly token: string }
  leaveSeat: Record<string, never>
  yieldSeat: Record<string, never>
  say: Record<string, never>
  findHosts: Record<string, never>
  joinHost: { readonly host: string; readonly name: string; readonly tables: readonly TableInfo[] }
  leaveHost: Record<string, never>
  checkNetwork: NetworkReport
  getPack: { readonly pack: unknown }
  leaveTable: Record<string, never>
  takeOver: Snapshot
  /** Number of the last entry booked. */
  choose: { readonly number: number }
  undo: { readonly undone: number }
  peek: { readonly secrets: unknown }
  log: { readonly entries: readonly LogEntry[] }
  /** `setup` with the first page only: the first position as the viewer may see it. `next`: number of the next entry. */
  history: { readonly setup?: unknown; readonly entries: readonly LogEntry[]; readonly next: number }
  deleteTable: Record<string, never>
  abandonTable: Record<string, never>
  rematch: { readonly table: string }
  /** The game file's text; `secrets` warns that the game still runs and the file holds its secrets. */
  exportTable: { readonly name: string; readonly text: string; readonly secrets: boolean }
  importTable: { readonly table: string }
  getSettings: { readonly settings: Settings }
  setSettings: { readonly settings: Settings }
}

/** A reply. A refused batch names the index of the choice that was refused. */
export type Reply<T extends RequestType = RequestType> =
  | { readonly ok: true; readonly value: Answers[T] }
  | { readonly ok: false; readonly refusal: Refusal; readonly at?: number }
