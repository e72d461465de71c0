/**
 * The state of one seat: who plays it (somebody at this machine, a guest with a token, or a bot). Pure functions on
 * immutable values.
 */
import { usualLevel } from '../../../shared/players/levels'
import type { SeatInfo, TableInfo } from '../../../shared/protocol/messages'
import type { Member } from './member'
import type { PlaceNote, ShareNote } from '../folder/tablefile'

export interface SeatState extends PlaceNote {
  /** The connected guest who holds the seat. */
  readonly holder?: Member
  /** When its guest disconnected, in milliseconds since 1970. */
  readonly absentSince?: number
  /** The network address of its guest, who is absent now. */
  readonly left?: string
}

/** True for a seat that a guest may claim. */
export const isFree = ({ by, token }: PlaceNote): boolean => by === 'lan' && token === undefined

/** True for a claimed seat whose guest is not connected; a bot may be playing it meanwhile. */
export const isAway = ({ by, token, holder }: SeatState): boolean =>
  by !== 'here' && token !== undefined && holder === undefined

/** The seat after its guest has disconnected at `now`. */
export function vacated(place: SeatState | undefined, now: number): SeatState {
  const { holder, ...rest } = place ?? { by: 'lan' }
  return { ...rest, absentSince: now, ...(holder && { left: holder.address }) }
}

/** A seat as everybody sees it. `attended`: whether somebody is at the table who plays the seats at this machine. */
export function seatInfo(
  { name, colour }: { readonly name: string; readonly colour: string },
  place: SeatState = { by: 'here' },
  attended = false
): SeatInfo {
  const kept = place.by === 'bot' && place.token !== undefined && { kept: true as const }
  if (place.by === 'bot')
    return {
      name,
      colour,
      by: 'bot',
      taken: true,
      present: true,
      level: place.level ?? usualLevel,
      ...kept,
      ...(place.style !== undefined && { style: place.style })
    }
  if (place.by === 'here') return { name, colour, by: 'here', taken: true, present: attended }
  const present = place.holder !== undefined
  const since = present ? undefined : place.absentSince
  const taken = !isFree(place)
  return { name, colour, by: 'lan', taken, present, ...(since !== undefined && { absentSince: since }) }
}

/** How a table is shared on the LAN, without the password's key. */
export function shareInfo(share: ShareNote | undefined): Pick<TableInfo, 'share'> {
  if (!share) return {}
  const { locked, spectators, password } = share
  return { share: { locked, spectators, password: password !== undefined } }
}

/** The part of a seat's state that is stored in the table file. */
export function noteOf({ by, token, name, level, style }: SeatState): PlaceNote {
  return {
    by,
    ...(token !== undefined && { token }),
    ...(name !== undefined && { name }),
    ...(level !== undefined && { level }),
    ...(style !== undefined && { style })
  }
}
