/**
 * A UDP socket that expects the worst: what comes in is limited in size and number before anyone reads it, a reader
 * that throws disturbs nobody, and every error becomes a code instead of an event that nobody hears.
 */
import { createSocket, type Socket } from 'node:dgram'
import type { Endpoint } from '../../../shared/lan/ipv4'

export interface UdpOptions {
  /** Local address; `0.0.0.0` hears broadcasts and groups. */
  readonly address: string
  /** 0: any. A port other than 0 is shared with other programs that share it. */
  readonly port: number
  /** Joins this group on the interface with this address, and sends to groups through that interface alone. */
  readonly group?: { readonly address: string; readonly interface: string }
  /** Hears a datagram; may throw. */
  readonly hear: (bytes: Buffer, from: Endpoint) => void
  readonly limits: Limits
  readonly now: () => number
}

export interface Limits {
  /** Bytes; a larger datagram is dropped. */
  readonly largest: number
  /** Datagrams a second in the long run, and twice as many at once; more are dropped. */
  readonly perSecond: number
  /** Cheap look at what is worth reading. What it drops does not count. */
  readonly accept?: (bytes: Buffer, from: Endpoint) => boolean
}

export interface Udp {
  /** Code of the last error of the socket or of sending to everybody; undefined once it went well again. */
  readonly trouble: string | undefined
  /** Resolves with the system's error code, or undefined if it was sent. Never rejects. */
  send(bytes: Buffer, to: Endpoint): Promise<string | undefined>
  /** Joins the group again where the interface was away for a while. */
  renew(): void
  close(): Promise<void>
}

/** Opens a socket; rejects with the system's error if the port cannot be had or the group not be joined. */
export type OpenUdp = (options: UdpOptions) => Promise<Udp>

/** `hear` behind the limits. Never throws. */
export function guarded({ hear, limits, now }: UdpOptions): (bytes: Buffer, from: Endpoint) => void {
  const { largest, perSecond, accept = () => true } = limits
  let [left, last] = [2 * perSecond, now()]
  return (bytes, from) => {
    try {
      if (bytes.length > largest || !accept(bytes, from)) return
      const moment = now()
      left = Math.min(2 * perSecond, left + ((moment - last) / 1000) * perSecond)
      last = moment
      if (left < 1) return
      left -= 1
      hear(bytes, from)
    } catch {
      // Junk from the network that its reader did not expect: as if it had not come.
    }
  }
}

/** The system's own sockets. */
export const openUdp: OpenUdp = async (options) => {
  const socket = createSocket({ type: 'udp4', reuseAddr: options.port !== 0 })
  try {
    await bound(socket, options)
    socket.setBroadcast(true)
    if (options.group) {
      join(socket, options.group)
      socket.setMulticastTTL(255)
      socket.setMulticastLoopback(true)
    }
  } catch (error) {
    socket.close()
    throw error
  }
  return new SystemUdp(socket, options)
}

class SystemUdp implements Udp {
  #trouble: string | undefined
  /** The system may send to a group through any interface: not sending is better than that. */
  #astray = false
  #closed = false
  readonly #socket: Socket
  readonly #group: UdpOptions['group']

  constructor(socket: Socket, options: UdpOptions) {
    this.#socket = socket
    this.#group = options.group
    const hear = guarded(options)
    socket.on('message', (bytes, { address, port }) => hear(bytes, { address, port }))
    socket.on('error', (error) => (this.#trouble = codeOf(error)))
  }

  get trouble(): string | undefined {
    return this.#trouble
  }

  send(bytes: Buffer, to: Endpoint): Promise<string | undefined> {
    if (this.#closed) return Promise.resolve('ECLOSED')
    if (this.#astray) return Promise.resolve(this.#trouble)
    return new Promise((resolve) => {
      this.#socket.send(bytes, to.port, to.address, (error) => {
        const code = error ? codeOf(error) : undefined
        this.#trouble = code
        resolve(code)
      })
    })
  }

  renew(): void {
    if (!this.#group || this.#closed) return
    try {
      join(this.#socket, this.#group)
      this.#astray = false
    } catch (error) {
      this.#astray = true
      this.#trouble = codeOf(error)
    }
  }

  close(): Promise<void> {
    if (this.#closed) return Promise.resolve()
    this.#closed = true
    return new Promise((resolve) => this.#socket.close(resolve))
  }
}

function bound(socket: Socket, { address, port }: UdpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.bind({ address, port, exclusive: true }, () => {
      socket.off('error', reject)
      resolve()
    })
  })
}

/** Joining twice is refused by the system, which is as good as joined. */
function join(socket: Socket, group: NonNullable<UdpOptions['group']>): void {
  socket.setMulticastInterface(group.interface)
  try {
    socket.addMembership(group.address, group.interface)
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
  }
}

/** The system's name of an error, such as `EADDRINUSE`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN'
}
