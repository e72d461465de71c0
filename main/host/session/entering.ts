// Who gets to a table: everybody who is here; guests if it is shared, has room, and they know its password.

import type { Seat } from '../../../shared/engine/rules'
import type { Answers, Request } from '../../../shared/protocol/messages'
import type { SeatProofs } from '../../../shared/protocol/seat-proof'
import type { Connection } from './connection'
import { isLive } from '../table/listing'
import type { People } from '../people/people'
import { refuse } from '../refusal-error'
import { ProofReader } from '../people/seat-proof'

type Open = Extract<Request, { type: 'openTable' }>

/**
 * Makes a table the connection's own, gives it the seats of its tokens, and answers with all it shows. Refusals, none
 * of them for those who are at the table already: unknown-table (for guests also one that is not shared), room-locked,
 * no-spectators (no seat is free either), room-full, password-needed, password-wrong, password-wait, those of
 * `Tables.open`; folder-failed where a link is used. The proof of a token lets its owner in without a password, into a
 * locked table too; so does that of a link.
 */
export async function enter(connection: Connection, request: Open): Promise<Answers['openTable']> {
  const { context, caller } = connection
  const { table: id } = request
  if (caller.role === 'guest' && !context.tables.listing.isShared(id)) refuse('unknown-table', { table: id })
  const room = context.tables.open(id)
  const { people } = room
  const proofs = request.seatProofs && readerOf(connection, id, request.seatProofs)
  const keyOf = (seat: Seat): string | undefined => people.seats.keyOf(seat)
  const shown = proofs?.seats(keyOf) ?? []
  const link = proofs?.link((seat) => people.links.keyOf(seat))
  const comes = connection.room !== room
  if (caller.role === 'guest' && comes && !link) admit(connection, people, request, shown)
  if (proofs)
    people.kicks.recognise(
      connection,
      (seat, token) => proofs.seats((at) => (at === seat ? token : undefined)).length > 0
    )
  connection.joinTable(room)
  people.giveBack(connection, shown)
  if (link)
    await people.useLink(connection, link.seat, link.token).catch((error: unknown) => {
      // Nothing but the link has let this guest in.
      if (comes && connection.room === room) connection.leaveTable()
      throw error
    })
  // Looking at a finished game does not bring guests back.
  if (caller.role === 'local' && people.share && isLive(room.info().status)) context.openLan()
  const proved = proofs?.answer(link ? [...new Set([...shown, link.seat])] : shown, keyOf) ?? []
  return { ...room.stateFor(connection), ...(proved.length > 0 && { seatProofs: proved }) }
}

function readerOf({ context, caller, nonce }: Connection, table: string, proofs: SeatProofs): ProofReader {
  const { id } = context.about.host
  return new ProofReader(proofs, { host: id, at: caller.at, table, hostNonce: nonce })
}

/** Refuses, unless the guest may come to the table. `proved`: seats that are the guest's own. */
function admit(connection: Connection, people: People, request: Open, proved: readonly Seat[]): void {
  if (proved.some((seat) => people.seats.isVacant(seat))) return
  if (people.full) refuse('room-full')
  if (proved.length > 0) return
  const { share } = people
  if (share?.locked) refuse('room-locked')
  if (share?.spectators === false && people.seats.free === 0) refuse('no-spectators')
  if (share?.password) requirePassword(connection, share.password, request)
}

/**
 * Refuses unless the request proves that its sender knows the password. Wrong ones are counted for the address, and for
 * the table whatever the address: many guessers are as slow as one. Who brings a token is not asked.
 */
function requirePassword(
  { context, caller, challenge }: Connection,
  password: NonNullable<NonNullable<People['share']>['password']>,
  { table, proof }: Open
): void {
  const { byAddress, byTable } = context.passwordLimiters
  const who = `${caller.address} ${table}`
  const seconds = Math.max(byAddress.pause(who), byTable.pause(table))
  if (seconds > 0) refuse('password-wait', { seconds })
  const answer = proof && challenge.answer(table, proof, password, context.now())
  if (answer === 'right') return byAddress.right(who)
  if (answer === 'wrong')
    refuse('password-wrong', { left: Math.min(byAddress.wrong(who), byTable.wrong(table)) })
  const { salt, rounds } = password
  refuse('password-needed', { salt, rounds, nonce: challenge.give(table, context.now()) })
}
