// What a person types to get to a host.

import { ipv4Number, type Endpoint } from '../../shared/lan/ipv4'
import { usualPort } from '../../shared/lan/ports'
import { readRoomCode } from '../../shared/lan/room-code'
import { refuse } from '../host/refused'

/**
 * An IPv4 address, alone or with a port (`192.168.1.20:41270`), also as a link that was copied. Without a port, the
 * usual one. Refusal: address-wrong.
 */
export function typedEndpoint(typed: string, port = usualPort): Endpoint {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
  const [, address, own] = /^([\d.]+)(?::(\d{1,5}))?$/.exec(bare) ?? []
  const wanted = own === undefined ? port : Number(own)
  if (address === undefined || ipv4Number(address) === undefined || wanted < 1 || wanted > 65535)
    return refuse('address-wrong')
  return { address, port: wanted }
}

/** The endpoint of a room code. Refusal: code-wrong. */
export function codeEndpoint(code: string): Endpoint {
  const reading = readRoomCode(code)
  return reading.ok ? reading.endpoint : refuse('code-wrong', { fault: reading.fault })
}
