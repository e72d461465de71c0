// Opening tables to the LAN, and sitting down at them.

import type { Answers, Request } from '../../../shared/protocol/messages'
import type { Connection } from './connection'
import { LobbyTable } from '../table/lobby-table'
import { readableName } from '../people/names'
import { newPassword } from './password'
import { refuse } from '../refusal-error'
import type { ShareNote } from '../folder/tablefile'
import { newToken } from '../people/tokens'

type Ask<T extends Request['type']> = Extract<Request, { type: T }>

/**
 * Opens a table to the LAN, changes how, or closes it; the first one opens the LAN, the last one closes it. Refusals:
 * no-lan, lan-failed, folder-failed, those of `Tables.open`.
 */
export async function shareTable(
  { context }: Connection,
  { table, share }: Ask<'shareTable'>
): Promise<Answers['shareTable']> {
  const lan = context.lan ?? refuse('no-lan')
  const note = share && (await noteOf(share, context.tables.open(table).people.share))
  if (note) await lan.open()
  try {
    // That took a while: the table may have been closed, or begun, or be gone.
    await context.tables.open(table).people.setShare(note ?? undefined)
    // Until now no table needed the LAN: whoever closed the last one closed it.
    if (note) await lan.open()
  } finally {
    await context.settleLan()
  }
  context.tellTables()
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
 * Sits down on a free seat and answers with its token, which the client may propose. In a lobby the name
 * becomes the seat's; in a running one the seat keeps its own. Refusals: no-table, room-locked, name-unreadable,
 * seat-taken, consent-needed (and without `ask` nobody was asked), too-fast (too many ask), name-twice, name-like,
 * not-your-seat, folder-failed.
 */
export async function claimSeat(
  connection: Connection,
  { seat, name, token: proposed, ask = false }: Ask<'claimSeat'>
): Promise<Answers['claimSeat']> {
  const room = connection.ownRoom
  const { people } = room
  const token = proposed ?? newToken()
  // A person who asks again had entered before the table was locked.
  const again = people.seats.claimed(seat, token)
  const reason = again ? undefined : people.consentFor(connection, seat)
  const renamed = room instanceof LobbyTable ? room.requireName(seat, name) : undefined
  if (ask && reason !== undefined) {
    people.wish(connection, { seat, name: renamed ?? readableName(name), reason }, token, renamed)
    return { token, asked: true }
  }
  if (connection.guest && people.share?.locked && !again) refuse('room-locked')
  if (reason !== undefined) refuse('consent-needed', { seat })
  await people.claim(connection, seat, token, renamed)
  return { token }
}
