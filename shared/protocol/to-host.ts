/**
 * Everything a client may ask, as schemas: clients are guests, and all they send is checked. What a host sends is in
 * from-host.ts; docs/protocol.md says what schemas cannot.
 */
import { z } from 'zod'
import { dayPattern } from '../engine/daily'
import { levelNumbers } from '../engine/player-level'
import { bits128, seatProofs } from './seat-proof'
import { changedSettings } from './settings'

export const tableId = z.string().regex(/^[a-z0-9-]{1,60}$/)
const seat = z.number().int().min(0).max(7)
const seatNames = z.strictObject({ name: z.string().trim().min(1).max(24), colour: z.string().max(20) })

/** What gives a seat back: 128 bits in base64url. */
export const seatToken = bits128

/** What names a finished game, whoever has its file. */
const analysisKey = z.string().regex(/^[0-9a-f]{14}$/)
const longestAnalysis = 1 << 20

/** Who plays a seat: somebody at the host's own machine, a guest on the LAN, or a bot. */
const seatBy = z.enum(['here', 'lan', 'bot'])
export type SeatBy = z.infer<typeof seatBy>

/** How strong a bot is: the number of a level of `shared/players`. */
export const botLevel = z.literal(levelNumbers)

/** How a table is open to the LAN. */
const shareSchema = z.strictObject({
  /** Nobody new gets in. */
  locked: z.boolean(),
  /** People without a seat may watch. */
  spectators: z.boolean(),
  password: z.string().min(1).max(60).nullable().optional()
})
export type Share = z.infer<typeof shareSchema>

/** How a table is played, beside the options of its game. */
const manner = {
  /** An open table: everybody at it sees what any seat sees. */
  open: z.boolean().optional(),
  /** False: the page gives nobody hints. */
  hints: z.boolean().optional(),
  /** The table of this day (UTC): chance is the day's. */
  daily: z.string().regex(dayPattern).optional()
}

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
    pack: z.unknown().optional(),
    ...manner
  }),
  /** A table that waits for its people: answers with its id, and deals when it is begun. */
  z.strictObject({
    type: z.literal('gatherTable'),
    game: z.string().max(40),
    options: z.record(z.string().max(40), z.string().max(40)),
    seats: z
      .array(z.strictObject({ ...seatNames.shape, by: seatBy, level: botLevel.exactOptional() }))
      .min(1)
      .max(8),
    pack: z.unknown().optional(),
    ...manner,
    /** It begins by itself when its last seat is taken; else somebody at the host's machine begins it. */
    whenFull: z.boolean().optional()
  }),
  /** Deals the game of a gathering table. Refused while a seat is free. */
  z.strictObject({ type: z.literal('beginTable'), table: tableId }),
  /** Opens a table to the LAN or changes how; null closes it. A password left out stays, null takes it away. */
  z.strictObject({ type: z.literal('shareTable'), table: tableId, share: shareSchema.nullable() }),
  z.strictObject({ type: z.literal('lanState') }),
  /** Who plays a seat: taken back `here`, free for a guest (`lan`), or a `bot`. */
  z.strictObject({
    type: z.literal('setSeat'),
    table: tableId,
    seat,
    by: seatBy,
    level: botLevel.exactOptional()
  }),
  /** A link that gives this seat to whoever opens it first: answers with its secret. */
  z.strictObject({ type: z.literal('linkSeat'), table: tableId, seat }),
  /** Sends the guest on a seat off; the token is forgotten. */
  z.strictObject({ type: z.literal('kick'), table: tableId, seat }),
  /** Answers what a guest asks of the people at the host's machine: one of `wishes`. */
  z.strictObject({
    type: z.literal('decide'),
    table: tableId,
    wish: z.number().int().nonnegative(),
    yes: z.boolean()
  }),
  /**
   * Makes this table the connection's own and answers with a snapshot, or with the lobby of a gathering table. Proofs
   * of tokens give their seats back. `proof` answers a `password-needed` refusal.
   */
  z.strictObject({
    type: z.literal('openTable'),
    table: tableId,
    seatProofs: z.optional(seatProofs),
    proof: z.strictObject({ nonce: z.string().max(60), mac: z.string().max(100) }).optional()
  }),
  /**
   * Sits down on a free seat of the open table; answers with the token that gives it back. A client that proposes the
   * token, 128 random bits, can ask again after a lost answer and has the seat: the host takes it as the same claim.
   * Where the host's people must agree, the claim is refused with consent-needed; with `ask` they are asked.
   */
  z.strictObject({
    type: z.literal('claimSeat'),
    seat,
    name: z.string().trim().min(1).max(24),
    token: z.optional(seatToken),
    ask: z.boolean().optional()
  }),
  /** Gives back a seat of one's own: it is free again. */
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
  /** The other host did not prove itself: another one of the same identity is looked for elsewhere first. */
  z.strictObject({ type: z.literal('seekHost') }),
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
  /** Takes back the choices of the latest command, which must be this seat's own and belong to this connection. */
  z.strictObject({ type: z.literal('undo'), seat }),
  /** The secrets of one's own seat only (its goal cards), for as long as the client shows them. */
  z.strictObject({ type: z.literal('peek'), seat }),
  /**
   * Why a bot chose what these entries tell, all of one turn. While the table has secrets only what everybody can see of it
   * is told.
   */
  z.strictObject({
    type: z.literal('why'),
    from: z.number().int().nonnegative(),
    to: z.number().int().nonnegative()
  }),
  /** Redacted log entries with numbers below `before`, at most `count`, newest last. */
  z.strictObject({
    type: z.literal('log'),
    before: z.number().int().nonnegative(),
    count: z.number().int().min(1).max(200)
  }),
  /**
   * The open table's game from its beginning, as `viewer` may see it: at most `count` entries from number `from` on,
   * with the first position where `from` is 0. The public view is for everybody, a seat's own for whoever has taken it
   * over with its secrets; every seat's and the open one only once the game is over.
   */
  z.strictObject({
    type: z.literal('history'),
    viewer: z.union([seat, z.enum(['public', 'seats', 'open'])]),
    from: z.number().int().nonnegative(),
    count: z.number().int().min(1).max(200)
  }),
  z.strictObject({ type: z.literal('deleteTable'), table: tableId }),
  z.strictObject({ type: z.literal('abandonTable'), table: tableId }),
  /** A new table with the same game, content, options and seats (start player drawn again). */
  z.strictObject({ type: z.literal('rematch'), table: tableId }),
  z.strictObject({ type: z.literal('exportTable'), table: tableId }),
  z.strictObject({
    type: z.literal('importTable'),
    name: z.string().max(200),
    text: z.string().max(20_000_000)
  }),
  /** The analysis of a finished game that was kept under this key. */
  z.strictObject({ type: z.literal('getAnalysis'), key: analysisKey }),
  z.strictObject({
    type: z.literal('keepAnalysis'),
    key: analysisKey,
    text: z.string().max(longestAnalysis)
  }),
  /** What one person has ended against the computer on this machine. */
  z.strictObject({ type: z.literal('getRecords') }),
  z.strictObject({ type: z.literal('getSettings') }),
  z.strictObject({ type: z.literal('getUpdates') }),
  z.strictObject({ type: z.literal('setSettings'), settings: changedSettings })
])
export type Request = z.infer<typeof requestSchema>
export type RequestType = Request['type']
