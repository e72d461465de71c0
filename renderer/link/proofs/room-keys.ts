/**
 * Keys of room passwords, for this tab alone and as long as it lives: a spectator comes back after a lost
 * connection or a reload without typing. A key opens the one room it was made for, and is not a password.
 */
import { bytesOf, textOf } from './bytes'

const prefix = 'caravanserai.room '
/** Where storage is forbidden, a reload asks for the password again. */
const held = new Map<string, string>()

function stored(place: string): string | null {
  try {
    return sessionStorage.getItem(prefix + place)
  } catch {
    return null
  }
}

/** The key that opened a room last; undefined: there is none, or it was damaged. `place` names host, table and salt. */
export function roomKey(place: string): Uint8Array | undefined {
  const text = held.get(place) ?? stored(place)
  if (text === null || !/^[\w-]{43}$/.test(text)) return undefined
  return bytesOf(text)
}

/** Keeps the key of a room. */
export function keepRoomKey(place: string, key: Uint8Array): void {
  const text = textOf(key)
  held.set(place, text)
  try {
    sessionStorage.setItem(prefix + place, text)
  } catch {
    // It is held until the page goes.
  }
}

/** Forgets a key that does not open the room any more. */
export function dropRoomKey(place: string): void {
  held.delete(place)
  try {
    sessionStorage.removeItem(prefix + place)
  } catch {
    // Nothing was kept.
  }
}
