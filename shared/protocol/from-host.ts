/**
 * Schemas for everything a host sends, used by clients of a host that they do not trust. Unknown keys are dropped and
 * sizes bounded. Views and events are passed on unparsed, since only the game's rules can check them.
 */
import { z } from 'zod'
import { longestName } from '../engine/file'
import { reachesPrototype } from '../engine/untrusted'
import type {
  Answers,
  ChatLine,
  Lobby,
  LogEntry,
  OpenDecision,
  Push,
  RequestType,
  Snapshot,
  TakeBack,
  UndoState
} from './messages'
import { botLevel, refusal, seat, seats, seatToken, shown, text, whole } from './fields'
import { table, tables } from './from-host-tables'
import { bits128, seatMac } from './seat-proof'
import { protocolVersion } from './version'
import { watchers } from './watchers'

/** The most bytes in a frame from a host. */
export const largestFromHost = 2 * 1024 * 1024

/** Data for the game's rules, which may use parts of it as lookup keys. */
const gameData = z.unknown().refine((value) => !reachesPrototype(value))
const takeBack: z.ZodType<TakeBack> = z.object({
  ask: whole,
  seat,
  behalf: z.boolean().exactOptional(),
  from: whole,
  waits: seats,
  ended: z
    .object({
      why: z.enum(['agreed', 'refused', 'withdrawn', 'overtaken', 'lapsed']),
      by: seat.exactOptional()
    })
    .exactOptional()
})
const watched = { watchers: watchers.exactOptional() }
const standing = {
  own: seats,
  asking: seats.exactOptional(),
  wishing: seats.exactOptional(),
  takeBack: takeBack.exactOptional()
}

const chatLine: z.ZodType<ChatLine> = z.object({
  from: shown(longestName),
  seat: seat.nullable(),
  text: shown(300),
  at: z.number()
})
const chat: z.ZodType<readonly ChatLine[]> = z.array(chatLine).max(100)

const decisions: z.ZodType<readonly OpenDecision[]> = z
  .array(z.object({ seat, id: whole, task: text(60) }))
  .max(8)
const undo: z.ZodType<UndoState> = z.union([
  z.object({ seat, choices: whole }),
  z.object({ barrier: text(40) })
])
const events = z
  .array(z.looseObject({ type: text(60) }).refine((event) => !reachesPrototype(event)))
  .max(2000)
const entry: z.ZodType<LogEntry> = z.object({
  number: whole,
  seat,
  events,
  undone: z.literal(true).exactOptional(),
  choice: gameData.exactOptional(),
  draws: z.array(whole).max(2000).exactOptional()
})
const entries: z.ZodType<readonly LogEntry[]> = z.array(entry).max(200)

const snapshot = z.object({
  type: z.literal('snapshot'),
  table,
  seat: seat.nullable(),
  secrets: z.boolean(),
  ...standing,
  ...watched,
  chat,
  view: gameData,
  next: whole,
  decisions,
  undo,
  log: entries
}) satisfies z.ZodType<Snapshot>
const lobby = z.object({
  type: z.literal('lobby'),
  table,
  ...standing,
  ...watched,
  chat
}) satisfies z.ZodType<Lobby>

/** The pushes that a guest may receive. */
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
      | 'seatAskEnded'
      | 'sentOff'
      | 'tableStopped'
      | 'hostStopped'
  }
>

export const pushSchema: z.ZodType<GuestPush> = z.discriminatedUnion('type', [
  snapshot,
  lobby,
  z.object({
    type: z.literal('update'),
    next: whole,
    more: z.literal(true).exactOptional(),
    entry,
    decisions,
    undo
  }),
  z.object({ type: z.literal('rewind'), undone: whole, next: whole, view: gameData, decisions, undo }),
  z.object({ type: z.literal('tables'), tables }),
  z.object({ type: z.literal('table'), table, ...standing, ...watched }),
  z.object({ type: z.literal('said'), line: chatLine }),
  z.object({ type: z.literal('seatAsked'), ask: whole, seat }),
  z.object({ type: z.literal('seatAskEnded'), ask: whole }),
  z.object({
    type: z.literal('sentOff'),
    table: text(60),
    code: z.enum(['kicked', 'closed']),
    watching: z.literal(true).exactOptional()
  }),
  z.object({ type: z.literal('tableStopped'), table: text(60), refusal }),
  z.object({ type: z.literal('hostStopped'), refusal })
])

/** The requests that a guest may send to another host. */
export type GuestRequest =
  | 'hello'
  | 'listTables'
  | 'openTable'
  | 'leaveTable'
  | 'claimSeat'
  | 'leaveSeat'
  | 'yieldSeat'
  | 'watchAs'
  | 'say'
  | 'takeOver'
  | 'choose'
  | 'undo'
  | 'askTakeBack'
  | 'answerTakeBack'
  | 'peek'
  | 'why'
  | 'log'
  | 'history'
  | 'getPack'

/** A plan: its gains by named parts, and the events of each choice. */
const gains = z.record(text(40), z.number())
const plan = { steps: z.array(events).max(100), gains }

/** The host's own proofs, one for each seat whose token the guest has proved to know, and the guest's id as a spectator. */
const proven = { seatProofs: z.array(seatMac).max(16).exactOptional(), watcher: whole.exactOptional() }

const nothing: z.ZodType<Record<string, never>> = z.strictObject({})

/** The schema of each request's answer. */
export const answerSchemas: { readonly [T in GuestRequest]: z.ZodType<Answers[T]> } = {
  hello: z.object({
    protocol: z.literal(protocolVersion),
    app: shown(20),
    role: z.enum(['local', 'guest']),
    host: z.object({ id: z.string().regex(/^[a-z0-9-]{8,40}$/), name: shown(80) }),
    games: z.record(text(40), text(20)),
    nonce: bits128
  }),
  listTables: z.object({ tables }),
  openTable: z.discriminatedUnion('type', [snapshot.extend(proven), lobby.extend(proven)]),
  leaveTable: nothing,
  claimSeat: z.object({ token: seatToken, asked: z.literal(true).exactOptional() }),
  leaveSeat: nothing,
  yieldSeat: nothing,
  watchAs: nothing,
  say: nothing,
  takeOver: snapshot,
  choose: z.object({ number: whole }),
  undo: z.object({ undone: whole }),
  askTakeBack: nothing,
  answerTakeBack: nothing,
  peek: z.object({ secrets: gameData }),
  why: z.object({
    why: z
      .object({
        seat,
        level: botLevel,
        quick: z.literal(true).exactOptional(),
        gains,
        secrets: z.literal(true).exactOptional(),
        plan: z
          .object({ ...plan, runnerUp: z.object(plan).exactOptional(), ahead: z.number().exactOptional() })
          .exactOptional()
      })
      .exactOptional()
  }),
  log: z.object({ entries }),
  history: z.object({ setup: gameData.exactOptional(), entries, next: whole }),
  getPack: z.object({ pack: z.unknown() })
}

/** True for a request that may be sent to another host. */
export const isGuestRequest = (type: RequestType): type is GuestRequest => type in answerSchemas

/** A reply whose value is not parsed yet. */
const rawReply = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), refusal, at: whole.exactOptional() })
])
export type RawReply = z.infer<typeof rawReply>

/** A frame: the reply to request number `re`, or a push. The reply’s value and the push are not parsed yet. */
export const frameSchema = z.union([
  z.object({ re: whole, reply: rawReply }),
  z.object({ push: z.unknown() })
])
