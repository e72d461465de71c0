/**
 * Every message between a client and its host, the same on the bridge and on a socket.
 * Requests are schemas, because clients are guests: everything they send is checked.
 * Pushes and replies are types: they come from the host's own code.
 */
import { z } from 'zod'
import { packLimit } from '../engine/pack-fault'
import type { Refusal, Seat } from '../engine/rules'

/** Version of these messages. Both sides say theirs first. */
export const protocolVersion = 1

const tableId = z.string().regex(/^[a-z0-9-]{1,60}$/)
const seat = z.number().int().min(0).max(7)
const seatNames = z.strictObject({ name: z.string().trim().min(1).max(24), colour: z.string().max(20) })

/** Who plays a seat: somebody at the host's own machine, a guest on the LAN, or a bot. */
const seatBy = z.enum(['here', 'lan', 'bot'])
export type SeatBy = z.infer<typeof seatBy>

/** How a table is open to the LAN. */
const shareSchema = z.strictObject({
  /** Nobody new gets in. */
  locked: z.boolean(),
  /** People without a seat may watch. */
  spectators: z.boolean(),
  password: z.string().min(1).max(60).nullable().optional()
})
export type Share = z.infer<typeof shareSchema>

/** Packs remembered at once: one for each game. */
const mostPacks = 8

/** Remembered settings of this machine. Unknown keys are refused, missing ones keep their value. */
export const settingsSchema = z.strictObject({
  /** Animation speed; 0 is off. */
  speed: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]),
  language: z.enum(['en']),
  /** Last names and colours of the new-table form, in seat order. */
  seats: z.array(z.strictObject({ name: z.string().max(24), colour: z.string().max(20) })).max(8),
  /** Last options of the new-table form, by game. */
  options: z.record(z.string().max(40), z.record(z.string().max(40), z.string().max(40))),
  /** Content packs of the new-table form, by game: each one's JSON as text. */
  packs: z
    .record(z.string().max(40), z.string().max(packLimit))
    .refine((packs) => Object.keys(packs).length <= mostPacks)
})
export type Settings = z.infer<typeof settingsSchema>
export const defaultSettings: Settings = { speed: 1, language: 'en', seats: [], options: {}, packs: {} }

/** Everything a client may ask. */
export const requestSchema = z.discriminatedUnion('type', [
  /** First of all. `app` is the client's version, for the sentence that says which side must update. Unknown keys are left
   * out: a client of another version must be told so. */
  z.object({ type: z.literal('hello'), protocol: z.number().int(), app: z.string().max(20) }),
  /** All tables; a guest is given those that are shared. */
  z.strictObject({ type: z.literal('listTables') }),
  z.strictObject({
    type: z.literal('createTable'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z.array(seatNames).min(1).max(8),
    /** A content pack to play over, as JSON. The host checks it; without one the built-in content is played. */
    pack: z.unknown().optional()
  }),
  /** A table that waits for its people: answers with its id, and deals when it is begun. */
  z.strictObject({
    type: z.literal('gatherTable'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z
      .array(z.strictObject({ ...seatNames.shape, by: seatBy }))
      .min(1)
      .max(8),
    pack: z.unknown().optional()
  }),
  /** Deals the game of a gathering table. Refused while a seat is free. */
  z.strictObject({ type: z.literal('beginTable'), table: tableId }),
  /** Opens a table to the LAN or changes how; null closes it. A password left out stays, null takes it away. */
  z.strictObject({ type: z.literal('shareTable'), table: tableId, share: shareSchema.nullable() }),
  z.strictObject({ type: z.literal('lanState') }),
  /** Who plays a seat: taken back `here`, free for a guest (`lan`), or a `bot`. */
  z.strictObject({ type: z.literal('setSeat'), table: tableId, seat, by: seatBy }),
  /** Sends the guest on a seat off; the token is forgotten. */
  z.strictObject({ type: z.literal('kick'), table: tableId, seat }),
  /**
   * Makes this table the connection's own and answers with a snapshot, or with the lobby of a gathering table. Tokens
   * give their seats back. `proof` answers a `password-needed` refusal.
   */
  z.strictObject({
    type: z.literal('openTable'),
    table: tableId,
    tokens: z.array(z.string().max(40)).max(8).optional(),
    proof: z.strictObject({ nonce: z.string().max(60), mac: z.string().max(100) }).optional()
  }),
  /** Sits down on a free seat of the open table; answers with the token that gives it back. */
  z.strictObject({ type: z.literal('claimSeat'), seat, name: z.string().trim().min(1).max(24) }),
  /** Gives an own seat back: it is free again. */
  z.strictObject({ type: z.literal('leaveSeat'), seat }),
  /** Answers `seatAsked`: whether the seat goes to the device that asked for it. */
  z.strictObject({ type: z.literal('yieldSeat'), ask: z.number().int().nonnegative(), yes: z.boolean() }),
  /** Says something to everybody at the table: plain text. */
  z.strictObject({ type: z.literal('say'), text: z.string().trim().min(1).max(300) }),
  /** Looks for hosts on the LAN, or no longer. */
  z.strictObject({ type: z.literal('findHosts'), on: z.boolean() }),
  /** Goes to another host: table requests of this connection are its own from now on. */
  z.strictObject({
    type: z.literal('joinHost'),
    to: z.union([
      z.strictObject({ host: z.string().max(40) }),
      z.strictObject({ code: z.string().max(40) }),
      z.strictObject({ address: z.string().max(60), port: z.number().int().min(1).max(65535).optional() })
    ])
  }),
  /** Comes back from another host. */
  z.strictObject({ type: z.literal('leaveHost') }),
  /** Looks into why a host cannot be seen. */
  z.strictObject({
    type: z.literal('checkNetwork'),
    address: z.string().max(60).optional()
  }),
  /** The content pack of the open table. Refused with no-pack where it plays over the built-in content. */
  z.strictObject({ type: z.literal('getPack') }),
  z.strictObject({ type: z.literal('leaveTable') }),
  /**
   * This seat sits at the connection now (null: nobody). With `secrets` the view is the seat's own, else it stays
   * the public one. Answers with a snapshot.
   */
  z.strictObject({ type: z.literal('takeOver'), seat: seat.nullable(), secrets: z.boolean() }),
  /**
   * Answers the open decision of the taken-over seat. Several choices are one batch: accepted or refused whole.
   * `command` is the client's own id: the same command twice is played once.
   */
  z.strictObject({
    type: z.literal('choose'),
    command: z.string().min(1).max(40),
    seat,
    decision: z.number().int().nonnegative(),
    choices: z.array(z.unknown()).min(1).max(20)
  }),
  /** Takes back the latest choice, which must be this seat's own and belong to this connection. */
  z.strictObject({ type: z.literal('undo'), seat }),
  /** The secrets of an own seat alone (its goal cards), for as long as the client shows them. */
  z.strictObject({ type: z.literal('peek'), seat }),
  /** Redacted log entries with numbers below `before`, at most `count`, newest last. */
  z.strictObject({
    type: z.literal('log'),
    before: z.number().int().nonnegative(),
    count: z.number().int().min(1).max(200)
  }),
  z.strictObject({ type: z.literal('deleteTable'), table: tableId }),
  z.strictObject({ type: z.literal('abandonTable'), table: tableId }),
  /** A new table with the same game, content, options and seats (start player drawn anew). */
  z.strictObject({ type: z.literal('rematch'), table: tableId }),
  z.strictObject({ type: z.literal('exportTable'), table: tableId }),
  z.strictObject({
    type: z.literal('importTable'),
    name: z.string().max(200),
    text: z.string().max(20_000_000)
  }),
  z.strictObject({ type: z.literal('getSettings') }),
  z.strictObject({ type: z.literal('setSettings'), settings: settingsSchema.partial() })
])
export type Request = z.infer<typeof requestSchema>
export type RequestType = Request['type']

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

/** What a viewer may know of one accepted choice; `undone` once it was taken back. */
export interface LogEntry {
  readonly number: number
  readonly seat: Seat
  readonly events: readonly { readonly type: string }[]
  readonly undone?: true
}

/** The seat whose latest choice can be taken back, or why none can. */
export type UndoState = { readonly seat: Seat } | { readonly barrier: string }

/** All that a client shows of a table. Replaces its store; never merged. */
export interface Snapshot {
  readonly type: 'snapshot'
  readonly table: TableInfo
  /** The seat taken over on this connection, and whether the view is its own. */
  readonly seat: Seat | null
  readonly secrets: boolean
  /** The seats that belong to this connection. */
  readonly own: readonly Seat[]
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
export interface Lobby {
  readonly type: 'lobby'
  readonly table: TableInfo
  readonly own: readonly Seat[]
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
  | { readonly type: 'table'; readonly table: TableInfo; readonly own: readonly Seat[] }
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
