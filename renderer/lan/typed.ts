/** What a person types to get to a host: an address, with or without a port, a link, or a room code. */
import { ipv4Number, type Endpoint } from '../../shared/lan/ipv4'
import { usualPort } from '../../shared/lan/ports'
import { readRoomCode, type RoomCodeFault } from '../../shared/lan/room-code'

/** Where it leads, or why it leads nowhere: `address` for what looks like one and is none. */
export type Typed =
  | { readonly ok: true; readonly endpoint: Endpoint }
  | { readonly ok: false; readonly fault: RoomCodeFault | 'address' }

/** Reads an address (`192.168.1.20`, `192.168.1.20:41270`, `http://192.168.1.20:41270/`) or a room code. */
export function readTyped(text: string): Typed {
  const plain = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
  if (!/^[\d.]+(:\d*)?$/.test(plain) || !plain.includes('.')) return readRoomCode(text)
  const [address = '', port] = plain.split(':')
  const number = port === undefined || port === '' ? usualPort : Number(port)
  if (ipv4Number(address) === undefined || number < 1 || number > 65535)
    return { ok: false, fault: 'address' }
  return { ok: true, endpoint: { address, port: number } }
}
