// Sharing tables on the LAN, and claiming seats at them.

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
 * Shares a table on the LAN, changes how it is shared, or closes it. The first shared table opens the LAN; when none
 * needs it any more, it is closed. Refusals: no-lan, lan-failed, folder-failed, those of `Tables.open`.
 */
export async function shareTable(
  { context }: Connection,
  { table, share }: Ask<'shareTable'>
): Promise<Answers['shareTable']> {
  const lan = context.lan ?? refuse('no-lan')
  const note = share && (await noteOf(share, context.tables.open(table).people.share))
  if (note) await lan.open()
  try {
    // Opened again, since meanwhile the table may have been closed, begun or deleted.
    await context.tables.open(table).people.setShare(note ?? undefined)
    // Another request may have closed the LAN before this table was shared.
    if (note) await lan.open()
  } finally {
    await context.settleLan()
  }
  context.tellTables()
  return lan.state()
}

/** How the table stores the request; a password that is not mentioned stays. */
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
 * Claims a free seat and returns its token, which the client may propose. In a lobby the name becomes the seat's; once
 * the game has begun the seat keeps its own. If consent is needed, `ask` asks for it. Refusals: no-table, room-locked,
 * name-unreadable, name-twice, name-like, seat-taken, consent-needed (without `ask`), too-fast (too many ask),
 * not-your-seat, folder-failed.
 */
export async function claimSeat(
  connection: Connection,
  { seat, name, token: proposed, ask = false }: Ask<'claimSeat'>
): Promise<Answers['claimSeat']> {
  const room = connection.ownRoom
  const { people } = room
  const token = proposed ?? newToken()
  // A repeated claim, whose reply was lost: it was accepted before and needs neither consent nor an unlocked table.
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
