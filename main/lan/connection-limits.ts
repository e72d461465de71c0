// How many TCP connections are allowed, counted as they come in: before a byte of a request is read.

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { plainAddress } from './addresses'
import { isNearby } from './discovery/index'

/** Bounds of connections, with or without a WebSocket on them. */
export interface ConnectionBounds {
  /** From one address; one more is closed at once. */
  readonly rawPerAddress: number
  /** In all; one more costs a connection without a WebSocket of the address that has the most of these. */
  readonly raw: number
}

interface Known {
  readonly address: string
  /** It has become a WebSocket. */
  kept: boolean
}

export class ConnectionLimits {
  readonly #bounds: ConnectionBounds
  /** In the order they came. */
  readonly #open = new Map<Socket, Known>()

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds
  }

  /** Counts every connection of the server from now on; one from outside this machine's networks is closed. */
  guard(server: Server): void {
    server.on('connection', (socket: Socket) => this.#come(socket))
  }

  /** The connection carries a WebSocket from now on: it does not give way to others. */
  keep(socket: object): void {
    const known = this.#open.get(socket as Socket)
    if (known) known.kept = true
  }

  #come(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress)
    if (!isNearby(address)) return void socket.destroy()
    const near = [...this.#open.values()].filter((known) => known.address === address)
    if (near.length >= this.#bounds.rawPerAddress) return void socket.destroy()
    if (this.#open.size >= this.#bounds.raw && !this.#makeRoom()) return void socket.destroy()
    this.#open.set(socket, { address, kept: false })
    socket.on('close', () => this.#open.delete(socket))
  }

  /** Closes the oldest connection that is no WebSocket, of the address that has the most of these. */
  #makeRoom(): boolean {
    const waiting = [...this.#open].filter(([, { kept }]) => !kept)
    const counts = new Map<string, number>()
    for (const [, { address }] of waiting) counts.set(address, (counts.get(address) ?? 0) + 1)
    const most = Math.max(0, ...counts.values())
    const found = waiting.find(([, { address }]) => counts.get(address) === most)
    if (!found) return false
    this.#open.delete(found[0])
    found[0].destroy()
    return true
  }
}
