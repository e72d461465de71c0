// Who gets to a table: everybody who is here; guests if it is shared, has room, and they know its password.

import type { Answers, Request } from '../../shared/protocol/messages'
import type { Connection } from './connection'
import { isLive } from './listing'
import type { People } from './people'
import { refuse } from './refused'

type Open = Extract<Request, { type: 'openTable' }>

/**
 * Makes a table the connection's own, gives it the seats of its tokens, and answers with all it shows. Refusals, none
 * of them for those who are at the table already: unknown-table (for guests also one that is not shared), room-locked,
 * no-spectators (no seat is free either), room-full, password-needed, password-wrong, password-wait, those of
 * `Tables.open`. A token lets its owner in without a password, into a locked table too.
 */
export function enter(connection: Connection, request: Open): Answers['openTable'] {
  const { hall, caller } = connection
  const { table: id, tokens = [] } = request
  if (caller.role === 'guest' && !hall.tables.listing.isShared(id)) refuse('unknown-table', { table: id })
  const room = hall.tables.open(id)
  if (caller.role === 'guest' && connection.room !== room) admit(connection, room.people, request)
  connection.sit(room)
  room.people.giveBack(connection, tokens)
  // Looking at a finished game does not bring guests back.
  if (caller.role === 'local' && room.people.share && isLive(room.info().status)) hall.openLan()
  return room.shown(connection)
}

function admit(connection: Connection, people: People, request: Open): void {
  const { tokens = [] } = request
  if (people.seats.awaits(tokens)) return
  if (people.full) refuse('room-full')
  if (people.seats.knows(tokens)) return
  const { share } = people
  if (share?.locked) refuse('room-locked')
  if (share?.spectators === false && people.seats.free === 0) refuse('no-spectators')
  if (share?.password) requirePassword(connection, share.password, request)
}

/** Refuses unless the request proves that its sender knows the password. */
function requirePassword(
  { hall, caller, challenge }: Connection,
  password: NonNullable<NonNullable<People['share']>['password']>,
  { table, proof }: Open
): void {
  const who = `${caller.address} ${table}`
  const seconds = hall.tries.pause(who)
  if (seconds > 0) refuse('password-wait', { seconds })
  const answer = proof && challenge.answer(table, proof, password, hall.now())
  if (answer === 'right') return hall.tries.right(who)
  if (answer === 'wrong') refuse('password-wrong', { left: hall.tries.wrong(who) })
  const { salt, rounds } = password
  refuse('password-needed', { salt, rounds, nonce: challenge.give(table, hall.now()) })
}
