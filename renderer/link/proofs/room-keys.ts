/**
 * Keys of room passwords, stored for this tab only, so that a spectator need not type the password again after a lost
 * connection or a reload. A key opens only the room it was derived for, and does not reveal the password.
 */
import { bytesOf, textOf } from './bytes'

const prefix = 'caravanserai.room '
/** Keys in memory, in case storage is not allowed; then a reload asks for the password again. */
const held = new Map<string, string>()

function stored(place: string): string | null {
  try {
    return sessionStorage.getItem(prefix + place)
  } catch {
    return null
  }
}

/** The key that opened a room last; undefined if there is none or it is damaged. `place`: host, table and salt. */
export function roomKey(place: string): Uint8Array | undefined {
  const text = held.get(place) ?? stored(place)
  if (text === null || !/^[\w-]{43}$/.test(text)) return undefined
  return bytesOf(text)
}

/** Stores the key of a room. */
export function keepRoomKey(place: string, key: Uint8Array): void {
  const text = textOf(key)
  held.set(place, text)
  try {
    sessionStorage.setItem(prefix + place, text)
  } catch {
    // It is kept in memory until the page is closed.
  }
}

/** Deletes a key that does not open the room any more. */
export function dropRoomKey(place: string): void {
  held.delete(place)
  try {
    sessionStorage.removeItem(prefix + place)
  } catch {
    // Nothing was stored.
  }
}
