/** Reads what a person types to reach a host: an address with or without a port, a link, or a room code. */
import { readEndpoint } from '../../../shared/lan/endpoint'
import type { Endpoint } from '../../../shared/lan/ipv4'
import { readRoomCode, type RoomCodeFault } from '../../../shared/lan/room-code'

/** The endpoint, or what is wrong with the text; fault `address`: it looks like an address but is not a valid one. */
export type Typed =
  | { readonly ok: true; readonly endpoint: Endpoint }
  | { readonly ok: false; readonly fault: RoomCodeFault | 'address' }

/** Reads an address or link as `readEndpoint` does, else a room code. */
export function readTypedAddress(text: string): Typed {
  const endpoint = readEndpoint(text)
  if (endpoint) return { ok: true, endpoint }
  // No room code contains dots or colons.
  const address = /^[\d.]*\.[\d.]*(:\d*)?$|:/.test(text.trim().replace(/\/.*$/, ''))
  return address ? { ok: false, fault: 'address' } : readRoomCode(text)
}
