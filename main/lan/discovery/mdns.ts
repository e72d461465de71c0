/**
 * bonjour-service on one interface and on a socket of ours. The library's own socket raises an error nobody can
 * catch when port 5353 is taken, announces on one interface only, falls back to any interface when joining fails,
 * and reads whatever comes (docs/lan.md, "Finding").
 */
import { EventEmitter } from 'node:events'
import { Bonjour } from 'bonjour-service'
import type { Clock } from './clock'
import { isOnLink, type Interface } from './interfaces'
import type { OpenUdp, Udp } from './udp'

/** The service type: `_caravanserai._tcp`. */
export const serviceType = 'caravanserai'

const group = { address: '224.0.0.251', port: 5353 }

/** An answer of ours has some hundred bytes; every packet of a busy network is looked at, few are read. */
const limits = { largest: 4096, perSecond: 100 }

export interface Mdns {
  readonly bonjour: Bonjour
  readonly udp: Udp
  /** Ends without a goodbye. */
  close(): Promise<void>
}

/**
 * Opens the library on `on`. Only packets from this interface's own network that hold one of `labels` (parts of a
 * domain name, small letters) are read. Rejects if port 5353 cannot be shared.
 */
export async function openMdns(
  on: Interface,
  labels: readonly string[],
  open: OpenUdp,
  clock: Clock
): Promise<Mdns> {
  const socket = new EventEmitter()
  const udp = await open({
    address: '0.0.0.0',
    port: group.port,
    group: { address: group.address, interface: on.address },
    limits: {
      ...limits,
      accept: (bytes, from) => {
        const text = bytes.toString('latin1').toLowerCase()
        return isOnLink(on, from.address) && labels.some((label) => text.includes(label))
      }
    },
    hear: (bytes, from) => void socket.emit('message', bytes, from),
    now: clock.now
  })
  // What multicast-dns uses of a socket. It is bound already.
  const used = Object.assign(socket, {
    send: (bytes: Buffer, _offset: number, _length: number, port: number, address: string, sent: Sent) =>
      void udp
        .send(bytes, { address, port })
        .then((code) => sent(code === undefined ? null : new Error(code))),
    close: (closed: () => void) => void udp.close().then(closed)
  })
  const options = { type: 'udp4', socket: used, bind: false }
  const bonjour = new Bonjour(options, () => undefined)
  return { bonjour, udp, close: () => new Promise((resolve) => bonjour.destroy(resolve)) }
}

type Sent = (error: Error | null) => void
