/**
 * One seat of a table, and who plays it: somebody here, a guest with a token, or a bot. Values; nothing here changes
 * anything.
 */
import type { SeatInfo, TableInfo } from '../../shared/protocol/messages'
import type { Member } from './member'
import type { PlaceNote, ShareNote } from './tablefile'
import { fits } from './tokens'

export interface Place extends PlaceNote {
  /** The guest who has the seat and is connected. */
  readonly holder?: Member
  readonly absentSince?: number
}

/** True for a seat that a guest may claim. */
export const isFree = ({ by, token }: PlaceNote): boolean => by === 'lan' && token === undefined

/** Here nobody has a token; a bot plays for one who may come back. */
export const hasToken = ({ by, token }: PlaceNote, given: string): boolean =>
  by !== 'here' && token !== undefined && fits(given, token)

/** A seat whose guest is gone, since `now`. */
export function without(place: Place | undefined, now: number): Place {
  const { holder: _, ...rest } = place ?? { by: 'lan' }
  return { ...rest, absentSince: now }
}

/** A seat as everybody sees it. */
export function seatInfo(
  { name, colour }: { readonly name: string; readonly colour: string },
  place: Place = { by: 'here' }
): SeatInfo {
  if (place.by !== 'lan') return { name, colour, by: place.by, taken: true, present: true }
  const present = place.holder !== undefined
  const since = present ? undefined : place.absentSince
  const taken = !isFree(place)
  return { name, colour, by: 'lan', taken, present, ...(since !== undefined && { absentSince: since }) }
}

/** How a table is open to the LAN, without what proves the password. */
export function shareInfo(share: ShareNote | undefined): Pick<TableInfo, 'share'> {
  if (!share) return {}
  const { locked, spectators, password } = share
  return { share: { locked, spectators, password: password !== undefined } }
}

/** What the table file keeps of a seat. */
export function noteOf({ by, token, name }: Place): PlaceNote {
  return { by, ...(token !== undefined && { token }), ...(name !== undefined && { name }) }
}
