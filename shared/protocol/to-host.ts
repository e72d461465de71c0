/**
 * Everything a client may ask, as schemas: clients are guests, and all they send is checked. What a host sends is in
 * from-host.ts; docs/protocol.md says what schemas cannot.
 */
import { z } from 'zod'
import { packLimit } from '../engine/pack-fault'
import { languages } from './language'

/** Version of these messages. Both sides say theirs first. */
export const protocolVersion = 1

export const tableId = z.string().regex(/^[a-z0-9-]{1,60}$/)
const seat = z.number().int().min(0).max(7)
const seatNames = z.strictObject({ name: z.string().trim().min(1).max(24), colour: z.string().max(20) })

/** What gives a seat back: 128 bits in base64url. */
export const seatToken = z.string().regex(/^[\w-]{22}$/)

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

/** How loud, from 0 (silent) to 100. */
const volume = z.number().int().min(0).max(100)

/** Remembered settings of this machine. Unknown keys are refused, missing ones keep their value. */
export const settingsSchema = z.strictObject({
  /** Animation speed; 0 is off. */
  speed: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4)]),
  /** Whether pieces move: as the system says, always, or quietly. */
  motion: z.enum(['system', 'full', 'reduced']),
  /** Sounds of pieces, and of what people must hear of (their turn, refusals, the end). */
  sound: z.strictObject({ muted: z.boolean(), pieces: volume, notices: volume }),
  language: z.enum(['system', ...languages]),
  /** Size of text, and of all that is measured by it, in percent. */
  textSize: z.union([
    z.literal(75),
    z.literal(90),
    z.literal(100),
    z.literal(125),
    z.literal(150),
    z.literal(200)
  ]),
  /** Light or dark, or as the system says. */
  theme: z.enum(['system', 'day', 'night']),
  /** Stronger edges and contrast, and patterns on what else differs by colour alone. */
  contrast: z.enum(['normal', 'high']),
  /** How much the table helps: with nothing, with plans and repairs, or with hints at what is open as well. */
  assistance: z.enum(['plain', 'planner', 'coach']),
  /** A turn with nothing left to choose but its end is ended. */
  autoEnd: z.boolean(),
  /** When a turn begins with what has happened since the last own one. */
  recap: z.enum(['always', 'away', 'never']),
  /** Last names and colours of the new-table form, in seat order. */
  seats: z.array(z.strictObject({ name: z.string().max(24), colour: z.string().max(20) })).max(8),
  /** Last options of the new-table form, by game. */
  options: z.record(z.string().max(40), z.record(z.string().max(40), z.string().max(40))),
  /** Guided first rounds, by game: gone through to the end, or left before. */
  guides: z.record(z.string().max(40), z.enum(['done', 'left'])),
  /** Content packs of the new-table form, by game: each one's JSON as text. */
  packs: z
    .record(z.string().max(40), z.string().max(packLimit))
    .refine((packs) => Object.keys(packs).length <= mostPacks)
})
export type Settings = z.infer<typeof settingsSchema>
export const defaultSettings: Settings = {
  speed: 1,
  motion: 'system',
  sound: { muted: false, pieces: 40, notices: 50 },
  language: 'system',
  textSize: 100,
  theme: 'day',
  contrast: 'normal',
  assistance: 'planner',
  autoEnd: false,
  recap: 'always',
  seats: [],
  options: {},
  guides: {},
  packs: {}
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
    pack: z.unknown().optional(),
    /** It begins by itself when its last seat is taken; else somebody at the host's machine begins it. */
    whenFull: z.boolean().optional()
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
  /**
   * Sits down on a free seat of the open table; answers with the token that gives it back. A client that proposes the
   * token, 128 random bits, can ask again after a lost answer and has the seat: the host takes it as the same claim.
   */
  z.strictObject({
    type: z.literal('claimSeat'),
    seat,
    name: z.string().trim().min(1).max(24),
    token: seatToken.optional()
  }),
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
  /**
   * The open table's game from its beginning, as `viewer` may see it: at most `count` entries from number `from` on,
   * with the first position where `from` is 0. The public view is for everybody, a seat's own for whoever has taken it
   * over with its secrets; every seat's and the open one only once the game is over.
   */
  z.strictObject({
    type: z.literal('history'),
    viewer: z.union([seat, z.enum(['public', 'open'])]),
    from: z.number().int().nonnegative(),
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
