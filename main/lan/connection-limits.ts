// Limits the number of TCP connections as they are accepted, before any byte of a request is read.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from './addresses'
import { isNearby } from './discovery/index'

/** The most TCP connections, whether they have become WebSockets or not. */
export interface ConnectionBounds {
  /** From one address; any further one is closed at once. */
  readonly rawPerAddress: number
  /** In total; for a further one, a connection without a WebSocket is closed, of the address that has most of these. */
  readonly raw: number
}

interface OpenConnection {
  readonly address: string
  /** It has become a WebSocket, and is not closed to make room. */
  kept: boolean
}

export class ConnectionLimits {
  readonly #bounds: ConnectionBounds
  /** In the order in which they were accepted. */
  readonly #open = new Map<Socket, OpenConnection>()

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds
  }

  /** Applies the limits to the server, and closes connections from outside this machine's networks. */
  guard(server: Server): void {
    server.on('connection', (socket: Socket) => this.#accept(socket))
  }

  /** The connection has become a WebSocket: it is not closed to make room. */
  keep(socket: object): void {
    const known = this.#open.get(socket as Socket)
    if (known) known.kept = true
  }

  #accept(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress)
    if (!isNearby(address)) return void socket.destroy()
    const sameAddress = [...this.#open.values()].filter((known) => known.address === address)
    if (sameAddress.length >= this.#bounds.rawPerAddress) return void socket.destroy()
    if (this.#open.size >= this.#bounds.raw && !this.#makeRoom()) return void socket.destroy()
    this.#open.set(socket, { address, kept: false })
    socket.on('close', () => this.#open.delete(socket))
  }

  /**
   * Closes the oldest connection without a WebSocket, of the address that has most of these. False if there is none.
   */
  #makeRoom(): boolean {
    const closable = [...this.#open].filter(([, { kept }]) => !kept)
    const counts = new Map<string, number>()
    for (const [, { address }] of closable) counts.set(address, (counts.get(address) ?? 0) + 1)
    const most = Math.max(0, ...counts.values())
    const found = closable.find(([, { address }]) => counts.get(address) === most)
    if (!found) return false
    this.#open.delete(found[0])
    found[0].destroy()
    return true
  }
}
