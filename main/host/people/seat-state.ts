/**
 * One seat of a table, and who plays it: somebody here, a guest with a token, or a bot. Values; nothing here changes
 * anything.
 */
import { usualLevel } from '../../../shared/players/levels'
import type { SeatInfo, TableInfo } from '../../../shared/protocol/messages'
import type { Member } from './member'
import type { PlaceNote, ShareNote } from '../folder/tablefile'

export interface SeatState extends PlaceNote {
  /** The guest who has the seat and is connected. */
  readonly holder?: Member
  readonly absentSince?: number
  /** The address that its guest, now absent, came from. */
  readonly left?: string
}

/** True for a seat that a guest may claim. */
export const isFree = ({ by, token }: PlaceNote): boolean => by === 'lan' && token === undefined

/** True for a guest's seat whose guest is not connected; a bot may play for them meanwhile. */
export const isAway = ({ by, token, holder }: SeatState): boolean =>
  by !== 'here' && token !== undefined && holder === undefined

/** A seat whose guest is gone, since `now`. */
export function without(place: SeatState | undefined, now: number): SeatState {
  const { holder, ...rest } = place ?? { by: 'lan' }
  return { ...rest, absentSince: now, ...(holder && { left: holder.address }) }
}

/** A seat as everybody sees it. */
export function seatInfo(
  { name, colour }: { readonly name: string; readonly colour: string },
  place: SeatState = { by: 'here' }
): SeatInfo {
  const kept = place.by === 'bot' && place.token !== undefined && { kept: true as const }
  if (place.by === 'bot')
    return { name, colour, by: 'bot', taken: true, present: true, level: place.level ?? usualLevel, ...kept }
  if (place.by === 'here') return { name, colour, by: 'here', taken: true, present: true }
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
export function noteOf({ by, token, name, level }: SeatState): PlaceNote {
  return {
    by,
    ...(token !== undefined && { token }),
    ...(name !== undefined && { name }),
    ...(level !== undefined && { level })
  }
}
