/**
 * A defensive UDP socket: datagrams are limited in size and number before they are read, a listener may throw, and
 * errors are reported as codes instead of events.
 */
import { createSocket, type Socket } from 'node:dgram'
import type { Endpoint } from '../../../shared/lan/ipv4'

export interface UdpOptions {
  /** The local address; `0.0.0.0` also receives broadcasts and multicasts. */
  readonly address: string
  /** 0: any free port. Another port is shared with other programs that allow it. */
  readonly port: number
  /** The multicast group to join, on the interface with this address, which also sends all multicasts. */
  readonly group?: { readonly address: string; readonly interface: string }
  /** Receives a datagram; may throw. */
  readonly hear: (bytes: Buffer, from: Endpoint) => void
  readonly limits: Limits
  readonly now: () => number
}

export interface Limits {
  /** In bytes; a larger datagram is dropped. */
  readonly largest: number
  /** Average rate of datagrams, with bursts of twice as many; more are dropped. */
  readonly perSecond: number
  /** A cheap filter before reading. Datagrams that it rejects do not count against the rate. */
  readonly accept?: (bytes: Buffer, from: Endpoint) => boolean
}

export interface Udp {
  /** The code of the socket's last error; undefined after the next successful `send`. */
  readonly trouble: string | undefined
  /** Resolves with undefined if it was sent, else with the system's error code. Never rejects. */
  send(bytes: Buffer, to: Endpoint): Promise<string | undefined>
  /** Joins the group again, in case the interface was down for a while. */
  renew(): void
  close(): Promise<void>
}

/** Opens a socket. Rejects with the system's error if the port is not available or the group cannot be joined. */
export type OpenUdp = (options: UdpOptions) => Promise<Udp>

/** Wraps `hear`: applies the limits and never throws. */
export function withLimits({ hear, limits, now }: UdpOptions): (bytes: Buffer, from: Endpoint) => void {
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
      // An invalid datagram that the listener did not expect is ignored.
    }
  }
}

/** Opens a socket of the system. */
export const openUdp: OpenUdp = async (options) => {
  const socket = createSocket({ type: 'udp4', reuseAddr: options.port !== 0 })
  try {
    await bind(socket, options)
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
  /** Joining the group again failed: nothing is sent, as the system might send through another interface. */
  #leftGroup = false
  #closed = false
  readonly #socket: Socket
  readonly #group: UdpOptions['group']

  constructor(socket: Socket, options: UdpOptions) {
    this.#socket = socket
    this.#group = options.group
    const hear = withLimits(options)
    socket.on('message', (bytes, { address, port }) => hear(bytes, { address, port }))
    socket.on('error', (error) => (this.#trouble = codeOf(error)))
  }

  get trouble(): string | undefined {
    return this.#trouble
  }

  send(bytes: Buffer, to: Endpoint): Promise<string | undefined> {
    if (this.#closed) return Promise.resolve('ECLOSED')
    if (this.#leftGroup) return Promise.resolve(this.#trouble)
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
      join(this.#socket, this.#group, stillMember)
      this.#leftGroup = false
    } catch (error) {
      this.#leftGroup = true
      this.#trouble = codeOf(error)
    }
  }

  close(): Promise<void> {
    if (this.#closed) return Promise.resolve()
    this.#closed = true
    return new Promise((resolve) => this.#socket.close(resolve))
  }
}

function bind(socket: Socket, { address, port }: UdpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.bind({ address, port, exclusive: true }, () => {
      socket.off('error', reject)
      resolve()
    })
  })
}

/**
 * The errors of a system for joining a group twice; the second is that of Windows. Elsewhere that one says that the interface
 * is missing, but then choosing the interface fails before.
 */
const stillMember: readonly string[] = ['EADDRINUSE', 'EADDRNOTAVAIL']

/** Joins the group. The errors in `ignored` are no failure. */
function join(
  socket: Socket,
  group: NonNullable<UdpOptions['group']>,
  ignored: readonly string[] = []
): void {
  socket.setMulticastInterface(group.interface)
  try {
    socket.addMembership(group.address, group.interface)
  } catch (error) {
    if (!ignored.includes(codeOf(error))) throw error
  }
}

/** The system's error code, such as `EADDRINUSE`, or `EUNKNOWN`. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'EUNKNOWN'
}
