/** What a person types to get to a host: an address, with or without a port, a link, or a room code. */
import { readEndpoint } from '../../../shared/lan/endpoint'
import type { Endpoint } from '../../../shared/lan/ipv4'
import { readRoomCode, type RoomCodeFault } from '../../../shared/lan/room-code'

/** Where it leads, or why it leads nowhere: `address` for what looks like one and is none. */
export type Typed =
  | { readonly ok: true; readonly endpoint: Endpoint }
  | { readonly ok: false; readonly fault: RoomCodeFault | 'address' }

/** Reads an address, as `readEndpoint` does, or a room code. */
export function readTypedAddress(text: string): Typed {
  const endpoint = readEndpoint(text)
  if (endpoint) return { ok: true, endpoint }
  // Dots and colons are in no room code.
  const address = /^[\d.]*\.[\d.]*(:\d*)?$|:/.test(text.trim().replace(/\/.*$/, ''))
  return address ? { ok: false, fault: 'address' } : readRoomCode(text)
}
