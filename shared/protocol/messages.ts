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
  z.strictObject({ type: z.literal('hello'), protocol: z.number().int() }),
  z.strictObject({ type: z.literal('listTables') }),
  z.strictObject({
    type: z.literal('createTable'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z.array(seatNames).min(1).max(8),
    /** A content pack to play over, as JSON. The host checks it; without one the built-in content is played. */
    pack: z.unknown().optional()
  }),
  /** Makes this table the connection's own and answers with a snapshot. */
  z.strictObject({ type: z.literal('openTable'), table: tableId }),
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

/** Where a table stands. `damaged` can be listed and deleted, not opened. */
export type TableStatus = 'running' | 'over' | 'abandoned' | 'damaged'

/** A table as the list shows it. Times are milliseconds since 1970. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly status: TableStatus
  readonly seats: readonly { readonly name: string; readonly colour: string }[]
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
  readonly view: unknown
  /** Number of the next log entry. */
  readonly next: number
  readonly decisions: readonly OpenDecision[]
  readonly undo: UndoState
  /** The latest entries (at most a few dozen), newest last. */
  readonly log: readonly LogEntry[]
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
  /** The open table stopped (its journal cannot be written) or is gone. */
  | { readonly type: 'tableStopped'; readonly table: string; readonly refusal: Refusal }

/** What each request is answered with when it is not refused. */
export interface Answers {
  hello: { readonly protocol: number; readonly app: string }
  listTables: { readonly tables: readonly TableInfo[] }
  createTable: { readonly table: string }
  openTable: Snapshot
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
