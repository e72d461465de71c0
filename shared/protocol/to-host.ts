/**
 * Schemas for all requests of clients: everything they send is untrusted and checked. What a host sends is in
 * from-host.ts; docs/protocol.md describes what schemas cannot express.
 */
import { z } from 'zod'
import { dayPattern } from '../engine/daily'
import { botLevel, botStyle, personName, seat, seatToken, tableId, whole } from './fields'
import { seatProofs } from './seat-proof'
import { seatings } from './series'
import { changedSettings } from './settings'
import { answerTakeBack, askTakeBack } from './take-back'
import { kickWatcher, listWatchers, readmitWatcher, watchAs } from './watchers'

const seatNames = z.strictObject({ name: personName, colour: z.string().max(20) })

/** Identifies a finished game: a hash that is the same for everybody who has its file. */
const analysisKey = z.string().regex(/^[0-9a-f]{14}$/)
const longestAnalysis = 1 << 20

/** Who plays a seat: somebody at the host's own machine, a guest on the LAN, or a bot. */
const seatBy = z.enum(['here', 'lan', 'bot'])
export type SeatBy = z.infer<typeof seatBy>

/** How a table is open to the LAN. */
const shareSchema = z.strictObject({
  /** Newcomers cannot enter. */
  locked: z.boolean(),
  /** People without a seat may watch. */
  spectators: z.boolean(),
  password: z.string().min(1).max(60).nullable().optional()
})
export type Share = z.infer<typeof shareSchema>

/** What hidden information and help people have at a table. */
const openness = {
  /** An open table: everybody at it sees what any seat sees. */
  open: z.boolean().optional(),
  /** False: hints are switched off for everybody. */
  hints: z.boolean().optional()
}

/** How a table is played, besides the options of its game. */
const manner = {
  ...openness,
  /** Makes it the table of this day (UTC), whose chance is the same for everybody. */
  daily: z.string().regex(dayPattern).optional()
}

const options = z.record(z.string().max(40), z.string().max(40))

/** From what the game of a gathering table will be dealt. */
const lobbyPlan = {
  options,
  seats: z
    .array(
      z.strictObject({
        ...seatNames.shape,
        by: seatBy,
        level: botLevel.exactOptional(),
        style: botStyle.exactOptional()
      })
    )
    .min(1)
    .max(8),
  pack: z.unknown().optional()
}

/** Every request that a client may send. */
export const requestSchema = z.discriminatedUnion('type', [
  /**
   * Must come first. `app` is the client's version, for the sentence that says which side must update. Unknown keys are
   * ignored, so that a client of another version gets that sentence.
   */
  z.object({ type: z.literal('hello'), protocol: z.number().int(), app: z.string().max(20) }),
  /** Lists all tables; for a guest, only those that are shared. */
  z.strictObject({ type: z.literal('listTables') }),
  z.strictObject({
    type: z.literal('createTable'),
    game: z.string().max(40),
    options,
    seats: z.array(seatNames).min(1).max(8),
    /** The content pack to play with, as JSON. The host checks it. Absent: the built-in content. */
    pack: z.unknown().optional(),
    ...manner
  }),
  /** Creates a table that waits for its players; the game is dealt when the table begins. Answers with its id. */
  z.strictObject({
    type: z.literal('gatherTable'),
    game: z.string().max(40),
    ...lobbyPlan,
    ...manner,
    /** Begin by itself when the last seat is taken; otherwise somebody at the host's machine begins it. */
    whenFull: z.boolean().optional()
  }),
  /**
   * Changes the plan of a gathering table, whole: what is left out is as at a new table. Seats keep their numbers. One
   * that a guest has taken keeps its guest and name; refused if it would be removed or played by somebody else.
   */
  z.strictObject({ type: z.literal('changeTable'), table: tableId, ...lobbyPlan, ...openness }),
  /** Deals the game of a gathering table. Refused while a seat is free. */
  z.strictObject({ type: z.literal('beginTable'), table: tableId }),
  /** Opens a table to the LAN or changes how it is open; null closes it. Without `password` it stays, null removes it. */
  z.strictObject({ type: z.literal('shareTable'), table: tableId, share: shareSchema.nullable() }),
  z.strictObject({ type: z.literal('lanState') }),
  /** Ends a dedicated host in order. Refused where the host ends with its window. */
  z.strictObject({ type: z.literal('stopHost') }),
  /** Changes who plays a seat: people at this machine (`here`), a guest (`lan`: the seat becomes free), or a `bot`. */
  z.strictObject({
    type: z.literal('setSeat'),
    table: tableId,
    seat,
    by: seatBy,
    level: botLevel.exactOptional(),
    /** Absent: it stays; null: none. */
    style: botStyle.nullable().exactOptional()
  }),
  /** Makes a link that gives this seat to whoever opens it first. Answers with the link's secret. */
  z.strictObject({ type: z.literal('linkSeat'), table: tableId, seat }),
  /** Removes the guest from a seat; its token becomes invalid. */
  z.strictObject({ type: z.literal('kick'), table: tableId, seat }),
  listWatchers,
  kickWatcher,
  readmitWatcher,
  /** Accepts or rejects a guest's request for a seat: one of `Standing.wishes`. */
  z.strictObject({
    type: z.literal('decide'),
    table: tableId,
    wish: whole,
    yes: z.boolean()
  }),
  /**
   * Makes this table the connection's open table. Answers with a snapshot, or with the lobby of a gathering table.
   * Valid proofs of tokens give the connection its seats back. `proof` answers a `password-needed` refusal.
   */
  z.strictObject({
    type: z.literal('openTable'),
    table: tableId,
    seatProofs: z.optional(seatProofs),
    proof: z.strictObject({ nonce: z.string().max(60), mac: z.string().max(100) }).optional()
  }),
  /**
   * Takes a free seat of the open table; answers with the token by which to get it back. A client that proposes the
   * token, 128 random bits, can safely repeat the request after a lost answer: the host treats it as the same claim. If
   * the people at the host must agree, the claim is refused with consent-needed, or they are asked if `ask` is true.
   */
  z.strictObject({
    type: z.literal('claimSeat'),
    seat,
    name: personName,
    token: z.optional(seatToken),
    ask: z.boolean().optional()
  }),
  /** Gives up a seat of the sender, which becomes free. */
  z.strictObject({ type: z.literal('leaveSeat'), seat }),
  /** Answers a `seatAsked` push: whether the seat goes to the device that asked for it. */
  z.strictObject({ type: z.literal('yieldSeat'), ask: whole, yes: z.boolean() }),
  watchAs,
  /** Says something to everybody at the table: plain text. */
  z.strictObject({ type: z.literal('say'), text: z.string().trim().min(1).max(300) }),
  /** Starts or stops looking for hosts on the LAN. */
  z.strictObject({ type: z.literal('findHosts'), on: z.boolean() }),
  /** Joins another host: from now on it answers this connection's requests about tables. */
  z.strictObject({
    type: z.literal('joinHost'),
    to: z.union([
      z.strictObject({ host: z.string().max(40) }),
      z.strictObject({ code: z.string().max(40) }),
      z.strictObject({ address: z.string().max(60), port: z.number().int().min(1).max(65535).optional() })
    ])
  }),
  /** The joined host failed its proof: look first for another host of the same identity, at another address. */
  z.strictObject({ type: z.literal('seekHost') }),
  /** Leaves the joined host. */
  z.strictObject({ type: z.literal('leaveHost') }),
  /** Diagnoses the network, optionally whether a host answers at `address`. */
  z.strictObject({
    type: z.literal('checkNetwork'),
    address: z.string().max(60).optional()
  }),
  /** Fetches the content pack of the open table. Refused with no-pack if it uses the built-in content. */
  z.strictObject({ type: z.literal('getPack') }),
  z.strictObject({ type: z.literal('leaveTable') }),
  /**
   * This seat's player sits at this device now (null: nobody). With `secrets` the view is the seat's own, otherwise
   * the public one. Answers with a snapshot.
   */
  z.strictObject({ type: z.literal('takeOver'), seat: seat.nullable(), secrets: z.boolean() }),
  /**
   * Answers the open decision of the taken-over seat. Several choices are a batch, accepted or refused as a whole.
   * `command` is an id made by the client: a repeated command is played only once.
   */
  z.strictObject({
    type: z.literal('choose'),
    command: z.string().min(1).max(40),
    seat,
    decision: whole,
    choices: z.array(z.unknown()).min(1).max(20)
  }),
  /**
   * Undoes the latest command, which must be this seat's; the seat must belong to this connection. `last`: the number of
   * the last entry that counts, as the client knows it; if it is another one, nothing is undone, for example when two
   * devices of a seat ask at once.
   */
  z.strictObject({ type: z.literal('undo'), seat, last: whole.exactOptional() }),
  askTakeBack,
  answerTakeBack,
  /** Fetches the secrets of a seat of the sender (such as its goal cards), to be shown briefly. */
  z.strictObject({ type: z.literal('peek'), seat }),
  /**
   * Asks why a bot made the choices of these entries, all of one turn. While the table has secrets, the answer contains
   * only what everybody can see.
   */
  z.strictObject({
    type: z.literal('why'),
    from: whole,
    to: whole
  }),
  /** Fetches redacted log entries with numbers below `before`, at most `count`, newest last. */
  z.strictObject({
    type: z.literal('log'),
    before: whole,
    count: z.number().int().min(1).max(200)
  }),
  /**
   * Fetches the open table's game from its beginning, as `viewer` may see it: at most `count` entries from number `from`
   * on, and the first position if `from` is 0. Everybody may ask for the public view, and for a seat's own whoever has
   * taken it over with its secrets; the others are available only once the game is over.
   */
  z.strictObject({
    type: z.literal('history'),
    viewer: z.union([seat, z.enum(['public', 'seats', 'open'])]),
    from: whole,
    count: z.number().int().min(1).max(200)
  }),
  z.strictObject({ type: z.literal('deleteTable'), table: tableId }),
  z.strictObject({ type: z.literal('restoreTable'), table: tableId }),
  z.strictObject({ type: z.literal('abandonTable'), table: tableId }),
  /**
   * Creates a table with the same game, content, options and people. `seating`, absent `kept`: who sits where. The start
   * player is drawn anew; `turned` lets the next person after the former one start.
   */
  z.strictObject({
    type: z.literal('rematch'),
    table: tableId,
    seating: z.enum(seatings).exactOptional()
  }),
  z.strictObject({ type: z.literal('exportTable'), table: tableId }),
  z.strictObject({
    type: z.literal('importTable'),
    name: z.string().max(200),
    text: z.string().max(20_000_000),
    /** If a table already holds this game, played on or not, that table is the answer. */
    unlessKnown: z.literal(true).optional()
  }),
  /** Fetches the analysis of a finished game that was stored under this key. */
  z.strictObject({ type: z.literal('getAnalysis'), key: analysisKey }),
  z.strictObject({
    type: z.literal('keepAnalysis'),
    key: analysisKey,
    text: z.string().max(longestAnalysis)
  }),
  /** Fetches the finished games of one person against computer players on this machine. */
  z.strictObject({ type: z.literal('getRecords') }),
  /** Fetches the results of all tables of this host, also of those that were deleted. */
  z.strictObject({ type: z.literal('getResults') }),
  z.strictObject({ type: z.literal('getSettings') }),
  z.strictObject({ type: z.literal('getUpdates') }),
  z.strictObject({ type: z.literal('setSettings'), settings: changedSettings })
])
export type Request = z.infer<typeof requestSchema>
export type RequestType = Request['type']
