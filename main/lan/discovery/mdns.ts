/**
 * Runs bonjour-service on one interface and on a socket of our own. The library's socket raises an uncatchable error
 * when port 5353 is taken, announces on one interface only, falls back to any interface when joining the group fails,
 * and reads every packet (docs/lan.md, "Finding").
 */
import { EventEmitter } from 'node:events'
import { Bonjour } from 'bonjour-service'
import type { Clock } from './clock'
import { isOnLink, type Interface } from './interfaces'
import type { OpenUdp, Udp } from './udp'

/** The service type: `_caravanserai._tcp`. */
export const serviceType = 'caravanserai'

const group = { address: '224.0.0.251', port: 5353 }

/** Limits on the packets that `accept` lets through; one of ours has a few hundred bytes. */
const limits = { largest: 4096, perSecond: 100 }

export interface Mdns {
  readonly bonjour: Bonjour
  readonly udp: Udp
  /** Closes without sending a goodbye. */
  close(): Promise<void>
}

/**
 * Opens the library on an interface. It reads only packets from that interface's network that contain one of the
 * `labels` (parts of a domain name, in lower case). Rejects if port 5353 cannot be shared.
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
  // The part of a socket that multicast-dns uses. It is bound already.
  const adapter = Object.assign(socket, {
    send: (bytes: Buffer, _offset: number, _length: number, port: number, address: string, sent: Sent) =>
      void udp
        .send(bytes, { address, port })
        .then((code) => sent(code === undefined ? null : new Error(code))),
    close: (closed: () => void) => void udp.close().then(closed)
  })
  const options = { type: 'udp4', socket: adapter, bind: false }
  const bonjour = new Bonjour(options, () => undefined)
  return { bonjour, udp, close: () => new Promise((resolve) => bonjour.destroy(resolve)) }
}

type Sent = (error: Error | null) => void
