// Reads the address or room code that a person types to get to a host.

import { readEndpoint } from '../../shared/lan/endpoint'
import type { Endpoint } from '../../shared/lan/ipv4'
import { usualPort } from '../../shared/lan/ports'
import { readRoomCode } from '../../shared/lan/room-code'
import { refuse } from '../host/refusal-error'

/** The endpoint of a typed address. Refusal: address-wrong. */
export function typedEndpoint(typed: string, port = usualPort): Endpoint {
  return readEndpoint(typed, port) ?? refuse('address-wrong')
}

/** The endpoint of a room code. Refusal: code-wrong. */
export function codeEndpoint(code: string): Endpoint {
  const reading = readRoomCode(code)
  return reading.ok ? reading.endpoint : refuse('code-wrong', { fault: reading.fault })
}
