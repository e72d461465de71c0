// Opening tables to the LAN, and sitting down at them.

import type { Answers, Request } from '../../shared/protocol/messages'
import type { Connection } from './connection'
import { Gathering } from './gathering'
import { plainText } from './names'
import { newPassword } from './password'
import { refuse } from './refused'
import type { ShareNote } from './tablefile'
import { newToken } from './tokens'

type Ask<T extends Request['type']> = Extract<Request, { type: T }>

/**
 * Opens a table to the LAN, changes how, or closes it; the first one opens the LAN, the last one closes it. Refusals:
 * no-lan, lan-failed, folder-failed, those of `Tables.open`.
 */
export async function shareTable(
  { hall }: Connection,
  { table, share }: Ask<'shareTable'>
): Promise<Answers['shareTable']> {
  const lan = hall.lan ?? refuse('no-lan')
  const { people } = hall.tables.open(table)
  const note = share && (await noteOf(share, people.share))
  if (note) await lan.open()
  try {
    await people.setShare(note ?? undefined)
  } finally {
    await hall.settleLan()
  }
  hall.tellTables()
  return lan.state()
}

/** What the table keeps of a wish; a password that is not named stays. */
async function noteOf(
  { locked, spectators, password }: NonNullable<Ask<'shareTable'>['share']>,
  before: ShareNote | undefined
): Promise<ShareNote> {
  const kept =
    typeof password === 'string'
      ? await newPassword(password)
      : password === null
        ? undefined
        : before?.password
  return { locked, spectators, ...(kept && { password: kept }) }
}

/**
 * Sits down on a free seat and answers with its token, which the client may propose. In a gathering table the name becomes the seat's; in a running
 * one the seat keeps its own. Refusals: no-table, room-locked, malformed (no name is left of it), seat-taken,
 * name-twice, not-your-seat, folder-failed.
 */
export async function claimSeat(
  connection: Connection,
  { seat, name, token: proposed }: Ask<'claimSeat'>
): Promise<Answers['claimSeat']> {
  const room = connection.ownRoom
  const plain = plainText(name)
  if (plain === '') refuse('malformed')
  const token = proposed ?? newToken()
  // Whoever asks again was in before the table was locked.
  if (connection.guest && room.people.share?.locked && !room.people.seats.claimed(seat, token))
    refuse('room-locked')
  if (room instanceof Gathering) await room.claim(connection, seat, token, plain)
  else await room.people.claim(connection, seat, token)
  return { token }
}
