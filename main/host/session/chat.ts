// Chat at a table, plain text that is kept for those who come later, and the names of those who only watch.

import type { Answers, ChatLine, Push, Request } from '../../../shared/protocol/messages'
import { plainText } from '../../../shared/protocol/names'
import type { Connection } from './connection'
import { refuse } from '../refusal-error'

/** How many lines of chat a table keeps: the latest. */
const mostLines = 100

/**
 * Sends a line of chat to everybody at the table. A person without a seat has the name that it gave. Refusals: no-table, malformed
 * (nothing visible in the text), too-fast.
 */
export function say(connection: Connection, { text }: Extract<Request, { type: 'say' }>): Answers['say'] {
  const { context, ownRoom } = connection
  const plain = plainText(text)
  if (plain === '') refuse('malformed')
  if (connection.chatPace.step() !== 'pass') refuse('too-fast')
  const { people } = ownRoom
  const seat = connection.seat ?? people.seats.own(connection)[0] ?? null
  const from = seat === null ? people.watchers.nameOf(connection) : (ownRoom.info().seats[seat]?.name ?? '')
  // Pages tell unread lines by their time, which must grow even if the clock is set back.
  const at = Math.max(context.now(), (people.chat.at(-1)?.at ?? 0) + 1)
  const line: ChatLine = { from, seat, text: plain, at }
  people.notes.note({ chat: [...people.chat, line].slice(-mostLines) })
  people.notes.writeSoon(() => context.log(`table ${ownRoom.id}: its chat could not be written`))
  const push: Push = { type: 'said', line }
  for (const member of people.members) member.push(push)
  return {}
}

/**
 * Names a guest without a seat, at the pace of chat, since everybody reads it. Refusals: no-table, not-watching,
 * name-unreadable, name-twice, name-like, too-fast.
 */
export function watchAs(
  connection: Connection,
  { name }: Extract<Request, { type: 'watchAs' }>
): Answers['watchAs'] {
  const { ownRoom } = connection
  if (connection.chatPace.step() !== 'pass') refuse('too-fast')
  ownRoom.people.watchers.name(connection, name, ownRoom.names)
  return {}
}
