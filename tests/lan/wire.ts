// A network in memory and a fake clock: the test decides what is sent, lost and received.

import type { Clock } from '../../main/lan/discovery/clock'
import { isOnLink, type Interface, type Interfaces } from '../../main/lan/discovery/interfaces'
import { withLimits, type OpenUdp, type Udp, type UdpOptions } from '../../main/lan/discovery/udp'
import type { Endpoint } from '../../shared/lan/ipv4'

/** An interface with a /24 netmask. */
export function net24(address: string, name = 'eth0'): Interface {
  return {
    name,
    address,
    netmask: '255.255.255.0',
    broadcast: address.replace(/\d+$/, '255')
  }
}

export interface Datagram {
  readonly bytes: Buffer
  readonly from: Endpoint
  readonly to: Endpoint
}

interface Open {
  readonly of: Machine
  readonly options: UdpOptions
  readonly address: Endpoint
  readonly hear: (bytes: Buffer, from: Endpoint) => void
}

export interface Machine {
  /** Tests change this as interfaces appear and disappear. */
  interfaces: readonly Interface[]
  /** The error code with which opening each port fails. */
  readonly taken: Map<number, string>
  /** The error code with which sending fails. */
  noRoute?: string | undefined
  readonly options: { readonly interfaces: Interfaces; readonly open: OpenUdp; readonly clock: Clock }
  /** The number of open sockets. */
  readonly sockets: number
}

export class Wire {
  /** All datagrams sent, whether they arrived or not. */
  readonly sent: Datagram[] = []
  /** Decides which datagrams get lost. */
  lost: (datagram: Datagram) => boolean = () => false
  readonly #sockets = new Set<Open>()
  readonly #clock: Clock
  #lastPort = 50_000

  constructor(clock: Clock) {
    this.#clock = clock
  }

  machine(...interfaces: readonly Interface[]): Machine {
    const sockets = this.#sockets
    const machine: Machine = {
      interfaces,
      taken: new Map(),
      options: {
        interfaces: () => machine.interfaces,
        open: (options) => this.#open(machine, options),
        clock: this.#clock
      },
      get sockets() {
        return [...sockets].filter(({ of }) => of === machine).length
      }
    }
    return machine
  }

  /** Sends a datagram with any sender. */
  inject(text: string | Buffer, from: Endpoint, to: Endpoint): void {
    this.#deliver({ bytes: Buffer.from(text), from, to })
  }

  async #open(of: Machine, options: UdpOptions): Promise<Udp> {
    const taken = of.taken.get(options.port)
    if (taken !== undefined) throw Object.assign(new Error(taken), { code: taken })
    const port = options.port === 0 ? (this.#lastPort += 1) : options.port
    const address = { address: options.group?.interface ?? options.address, port }
    const open: Open = { of, options, address, hear: withLimits(options) }
    this.#sockets.add(open)
    let trouble: string | undefined
    return {
      get trouble() {
        return trouble
      },
      renew: () => undefined,
      send: async (bytes, to) => {
        trouble = of.noRoute ?? (this.#sockets.has(open) ? undefined : 'ECLOSED')
        if (trouble === undefined) this.#deliver({ bytes: Buffer.from(bytes), from: address, to })
        return trouble
      },
      close: async () => void this.#sockets.delete(open)
    }
  }

  #deliver(datagram: Datagram): void {
    this.sent.push(datagram)
    if (this.lost(datagram)) return
    const { bytes, from } = datagram
    setImmediate(() => {
      for (const socket of [...this.#sockets])
        if (this.#sockets.has(socket) && reaches(datagram, socket))
          socket.hear(Buffer.from(bytes), { ...from })
    })
  }
}

/** True if a datagram reaches a socket: multicast and broadcast within the sender's network, others by address. */
function reaches({ from, to }: Datagram, { of, options, address }: Open): boolean {
  if (to.port !== address.port) return false
  const near = of.interfaces.filter((on) => isOnLink(on, from.address))
  if (to.address === options.group?.address) return near.length > 0
  if (near.some((on) => on.broadcast === to.address)) return options.address === '0.0.0.0'
  const own = of.interfaces.some((on) => on.address === to.address)
  return own && (options.address === '0.0.0.0' || options.address === to.address)
}

/** Waits until everything that was sent has arrived. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A fake clock that the test advances. */
export class HandClock implements Clock {
  #now = 1000
  readonly #timers = new Set<{ readonly at: number; readonly run: () => void }>()

  readonly now = (): number => this.#now

  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.#now + ms, run }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  /** Advances by `ms` milliseconds, timer by timer, and waits for everything that is sent meanwhile. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (;;) {
      const next = [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#timers.delete(next)
      this.#now = Math.max(this.#now, next.at)
      next.run()
      await settle()
    }
    this.#now = end
  }

  /** The number of pending timers. */
  get waiting(): number {
    return this.#timers.size
  }
}
