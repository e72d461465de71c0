// Who may enter a table: everybody at this machine; guests if it is shared, has room, and they know its password.

import type { Seat } from '../../../shared/engine/rules'
import type { Answers, Request } from '../../../shared/protocol/messages'
import { isLive } from '../../../shared/protocol/table-messages'
import type { SeatProofs } from '../../../shared/protocol/seat-proof'
import type { Connection } from './connection'
import type { People } from '../people/people'
import { refuse } from '../refusal-error'
import { ProofReader } from '../people/seat-proof'

type Open = Extract<Request, { type: 'openTable' }>

/**
 * Moves the connection to a table, gives it the seats whose tokens it proves, and returns what the client shows. The
 * proof of a token or of a link lets a guest in without a password, even into a locked table. Refusals: unknown-table
 * (for guests also one that is not shared), those of `Tables.open`, folder-failed if a link is used; for guests who are
 * not at the table yet also spectator-removed, room-locked, no-spectators (and no seat is free), room-full,
 * password-needed, password-wrong, password-wait.
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
      // The guest was let in only because of the link.
      if (comes && connection.room === room) connection.leaveTable()
      throw error
    })
  if (comes) people.watchers.arrived(connection)
  // A shared table at which something can still happen opens the LAN again; a finished game does not need it.
  if (caller.role === 'local' && people.share && isLive(room.info().status)) context.openLan()
  const proved = proofs?.answer(link ? [...new Set([...shown, link.seat])] : shown, keyOf) ?? []
  return {
    ...room.stateFor(connection),
    ...(connection.guest && { watcher: people.watchers.idOf(connection) }),
    ...(proved.length > 0 && { seatProofs: proved })
  }
}

function readerOf({ context, caller, nonce }: Connection, table: string, proofs: SeatProofs): ProofReader {
  const { id } = context.about.host
  return new ProofReader(proofs, { host: id, at: caller.at, table, hostNonce: nonce })
}

/** Refuses unless the guest may enter the table. `proved`: the seats whose tokens the guest has proved. */
function admit(connection: Connection, people: People, request: Open, proved: readonly Seat[]): void {
  if (proved.some((seat) => people.seats.isVacant(seat))) return
  if (people.full) refuse('room-full')
  if (proved.length > 0) return
  if (people.kicks.bars(connection)) refuse('spectator-removed')
  const { share } = people
  if (share?.locked) refuse('room-locked')
  if (share?.spectators === false && people.seats.free === 0) refuse('no-spectators')
  if (share?.password) requirePassword(connection, share.password, request)
}

/**
 * Refuses unless the request proves that its sender knows the password. Wrong ones are counted by address and, so that
 * many addresses do not guess faster than one, also by table.
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
