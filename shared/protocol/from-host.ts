/**
 * What a host sends, as schemas: for clients that go to a host they do not know. Unknown keys are left out, sizes are
 * bounded, and what only the game's own rules can judge (views, events) stays unread.
 */
import { z } from 'zod'
import type { Refusal } from '../engine/rules'
import {
  protocolVersion,
  type Answers,
  type ChatLine,
  type Lobby,
  type LogEntry,
  type OpenDecision,
  type Push,
  type RequestType,
  type SeatInfo,
  type Snapshot,
  type TableInfo,
  type UndoState
} from './messages'
import { seatToken, tableId } from './to-host'

/** A frame from a host holds at most so many bytes. */
export const largestFromHost = 2 * 1024 * 1024

const text = (most: number): z.ZodString => z.string().max(most)
const whole = z.number().int().nonnegative()
const seat = z.number().int().min(0).max(7)
const own: z.ZodType<readonly number[]> = z.array(seat).max(8)
const standing = { own, asking: own.exactOptional() }

const refusal: z.ZodType<Refusal> = z.object({
  code: text(60),
  numbers: z.record(text(60), z.union([z.number(), text(300)])).exactOptional()
})

const seatInfo: z.ZodType<SeatInfo> = z.object({
  name: text(40),
  colour: text(20),
  by: z.enum(['here', 'lan', 'bot']),
  taken: z.boolean(),
  present: z.boolean(),
  absentSince: z.number().exactOptional()
})

const table: z.ZodType<TableInfo> = z.object({
  id: tableId,
  game: text(40),
  status: z.enum(['gathering', 'running', 'over', 'abandoned', 'damaged']),
  rules: text(20).exactOptional(),
  seats: z.array(seatInfo).max(8),
  share: z.object({ locked: z.boolean(), spectators: z.boolean(), password: z.boolean() }).exactOptional(),
  options: z.record(text(40), text(40)),
  created: z.number(),
  updated: z.number(),
  after: tableId.exactOptional(),
  pack: z.object({ name: text(200), hash: text(100) }).exactOptional(),
  choices: whole,
  round: z.number().int().exactOptional(),
  waiting: own,
  damage: refusal.exactOptional()
})
/** A host tells guests of so many tables at most. */
export const mostTables = 200
const tables: z.ZodType<readonly TableInfo[]> = z.array(table).max(mostTables)

const chatLine: z.ZodType<ChatLine> = z.object({
  from: text(40),
  seat: seat.nullable(),
  text: text(300),
  at: z.number()
})
const chat: z.ZodType<readonly ChatLine[]> = z.array(chatLine).max(100)

const decisions: z.ZodType<readonly OpenDecision[]> = z
  .array(z.object({ seat, id: whole, task: text(60) }))
  .max(8)
const undo: z.ZodType<UndoState> = z.union([z.object({ seat }), z.object({ barrier: text(40) })])
const entry: z.ZodType<LogEntry> = z.object({
  number: whole,
  seat,
  events: z.array(z.looseObject({ type: text(60) })).max(2000),
  undone: z.literal(true).exactOptional()
})
const entries: z.ZodType<readonly LogEntry[]> = z.array(entry).max(200)

const snapshot = z.object({
  type: z.literal('snapshot'),
  table,
  seat: seat.nullable(),
  secrets: z.boolean(),
  ...standing,
  chat,
  view: z.unknown(),
  next: whole,
  decisions,
  undo,
  log: entries
}) satisfies z.ZodType<Snapshot>
const lobby = z.object({ type: z.literal('lobby'), table, ...standing, chat }) satisfies z.ZodType<Lobby>

/** What a host may push to a guest. */
export type GuestPush = Extract<
  Push,
  {
    readonly type:
      | 'snapshot'
      | 'update'
      | 'rewind'
      | 'tables'
      | 'lobby'
      | 'table'
      | 'said'
      | 'seatAsked'
      | 'sentOff'
      | 'tableStopped'
  }
>

export const pushSchema: z.ZodType<GuestPush> = z.discriminatedUnion('type', [
  snapshot,
  lobby,
  z.object({ type: z.literal('update'), next: whole, entry, decisions, undo }),
  z.object({ type: z.literal('rewind'), undone: whole, next: whole, view: z.unknown(), decisions, undo }),
  z.object({ type: z.literal('tables'), tables }),
  z.object({ type: z.literal('table'), table, ...standing }),
  z.object({ type: z.literal('said'), line: chatLine }),
  z.object({ type: z.literal('seatAsked'), ask: whole, seat }),
  z.object({ type: z.literal('sentOff'), table: text(60), code: z.enum(['kicked', 'closed']) }),
  z.object({ type: z.literal('tableStopped'), table: text(60), refusal })
])

/** Requests a guest may ask of another host. */
export type GuestRequest =
  | 'hello'
  | 'listTables'
  | 'openTable'
  | 'leaveTable'
  | 'claimSeat'
  | 'leaveSeat'
  | 'yieldSeat'
  | 'say'
  | 'takeOver'
  | 'choose'
  | 'undo'
  | 'peek'
  | 'log'
  | 'history'
  | 'getPack'

const nothing: z.ZodType<Record<string, never>> = z.strictObject({})

/** What each of them is answered with. */
export const answerSchemas: { readonly [T in GuestRequest]: z.ZodType<Answers[T]> } = {
  hello: z.object({
    protocol: z.literal(protocolVersion),
    app: text(20),
    role: z.enum(['local', 'guest']),
    host: z.object({ id: z.string().regex(/^[a-z0-9-]{8,40}$/), name: text(80) }),
    games: z.record(text(40), text(20))
  }),
  listTables: z.object({ tables }),
  openTable: z.discriminatedUnion('type', [snapshot, lobby]),
  leaveTable: nothing,
  claimSeat: z.object({ token: seatToken }),
  leaveSeat: nothing,
  yieldSeat: nothing,
  say: nothing,
  takeOver: snapshot,
  choose: z.object({ number: whole }),
  undo: z.object({ undone: whole }),
  peek: z.object({ secrets: z.unknown() }),
  log: z.object({ entries }),
  history: z.object({ setup: z.unknown().exactOptional(), entries, next: whole }),
  getPack: z.object({ pack: z.unknown() })
}

/** True for a request that another host may be asked. */
export const isGuestRequest = (type: RequestType): type is GuestRequest => type in answerSchemas

/** A reply before its value is read. */
const rawReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), refusal, at: whole.exactOptional() })
])
export type RawReply = z.infer<typeof rawReply>

/** A whole frame: the answer to a request (its value still to be read), or a push. */
export const frameSchema = z.union([
  z.object({ re: whole, reply: rawReply }),
  z.object({ push: z.unknown() })
])
