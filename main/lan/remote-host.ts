// A connection to another host that reconnects when it is lost, even if the host has another address by then.

import type { Endpoint } from '../../shared/lan/ipv4'
import type { Push, Reply, Request, TableInfo, Visited } from '../../shared/protocol/messages'
import { isName } from '../../shared/protocol/names'
import type { RemoteHost } from '../host/session/lan'
import { refusal, refuse } from '../host/refusal-error'
import { UnprovenEndpoints } from './unproven-endpoints'
import { openHostSocket, type HostSocket } from './host-socket'

/** Pauses before the first, second, ... attempt to reconnect, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000, 5000] as const
/** How long after the loss a host is also searched for at other addresses, in milliseconds. */
const seekAfter = 3000

/** Searches for a host by its id, except at endpoints for which `shuns` is true. The returned function ends it. */
export type Seek = (
  host: string,
  shuns: (endpoint: Endpoint) => boolean,
  found: (endpoint: Endpoint) => void
) => () => void

export interface RemoteHostOptions {
  readonly endpoint: Endpoint
  /** This app's rules version of each game. */
  readonly games: Readonly<Record<string, string>>
  /** Receives the host's pushes, and an `away` push when the host is lost or back. */
  readonly hear: (push: Push) => void
  readonly seek: Seek
  /** Called with the host's endpoint at first and at each reconnection. */
  readonly at: (host: string, endpoint: Endpoint) => Promise<void>
}

/** Connects to a host and gets its tables. Refusals: those of `openHostSocket`. */
export async function joinRemoteHost(options: RemoteHostOptions): Promise<RemoteHost> {
  return new RemoteHostConnection(options).begin()
}

class RemoteHostConnection {
  readonly #options: RemoteHostOptions
  readonly #unproven = new UnprovenEndpoints()
  #endpoint: Endpoint
  #socket: HostSocket | undefined
  #host: Visited = { host: '', name: '', at: '', nonce: '' }
  #attempts = 0
  #ended = false
  #timer: NodeJS.Timeout | undefined
  #seekTimer: NodeJS.Timeout | undefined
  #stopSeeking: (() => void) | undefined

  constructor(options: RemoteHostOptions) {
    this.#options = options
    this.#endpoint = options.endpoint
  }

  async begin(): Promise<RemoteHost> {
    const socket = await this.#open(this.#endpoint)
    await this.#settle(socket, this.#endpoint)
    const tables = await this.#tables(socket)
    return {
      joined: { ...this.#host, tables },
      request: (request) => this.#request(request),
      seek: () => this.#doubt(),
      end: () => this.#end()
    }
  }

  async #tables(socket: HostSocket): Promise<readonly TableInfo[]> {
    const reply = await socket.request({ type: 'listTables' })
    if (reply.ok && 'tables' in reply.value) return reply.value.tables
    this.#end()
    return refuse('not-a-host', { address: socket.at })
  }

  async #request(request: Request): Promise<Reply> {
    const socket = this.#socket
    if (!socket) return { ok: false, refusal: refusal('away-lost') }
    const reply = await socket.request(request)
    if (request.type !== 'openTable' || !reply.ok || !('table' in reply.value)) return reply
    const { table } = reply.value
    return typeof table === 'object' ? this.#requireSameRules(socket, table, reply) : reply
  }

  /** A game with another rules version than this app's cannot be shown: the table is left again. */
  async #requireSameRules(socket: HostSocket, { game }: TableInfo, reply: Reply): Promise<Reply> {
    const [host, app] = [socket.hello.games[game], this.#options.games[game]]
    if (host === app) return reply
    await socket.request({ type: 'leaveTable' })
    return { ok: false, refusal: refusal('host-rules-differ', { host: host ?? '', app: app ?? '' }) }
  }

  #open(endpoint: Endpoint): Promise<HostSocket> {
    return openHostSocket(endpoint, {
      push: (push) => this.#options.hear(push),
      lost: (closed) => this.#lost(closed)
    })
  }

  /** Whoever answers here did not prove to be the host: avoids this endpoint for a while and searches at others. */
  #doubt(): void {
    const socket = this.#socket
    if (!socket || this.#ended) return
    this.#unproven.add(this.#endpoint)
    socket.close()
    this.#lost()
    this.#seek()
  }

  #lost(closed = false): void {
    this.#socket = undefined
    if (this.#ended) return
    this.#tell('lost', closed)
    this.#retryLater()
    clearTimeout(this.#seekTimer)
    this.#seekTimer = setTimeout(() => this.#seek(), seekAfter)
  }

  #retryLater(): void {
    const pause = pauses[Math.min(this.#attempts, pauses.length - 1)]
    this.#attempts += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#retry(), pause)
  }

  async #retry(): Promise<void> {
    await this.#try(this.#endpoint)
    if (!this.#socket && !this.#ended) this.#retryLater()
  }

  #seek(): void {
    clearTimeout(this.#seekTimer)
    this.#stopSeeking ??= this.#options.seek(
      this.#host.host,
      (endpoint) => this.#unproven.has(endpoint),
      (endpoint) => void this.#try(endpoint)
    )
  }

  /** Reconnects at an endpoint, if the host is there and not another one that has got its address. */
  async #try(endpoint: Endpoint): Promise<void> {
    if (this.#unproven.has(endpoint)) return
    const socket = await this.#open(endpoint).catch(() => undefined)
    if (!socket) return
    if (this.#socket || this.#ended || socket.hello.host.id !== this.#host.host) return socket.close()
    void this.#settle(socket, endpoint)
    this.#tell('open')
  }

  /** Uses this socket from now on. */
  #settle(socket: HostSocket, endpoint: Endpoint): Promise<void> {
    this.#stopTrying()
    this.#attempts = 0
    this.#socket = socket
    this.#endpoint = endpoint
    const { host, nonce } = socket.hello
    const name = isName(host.name) ? host.name : endpoint.address
    this.#host = { host: host.id, name, at: socket.at, nonce }
    return this.#options.at(host.id, endpoint)
  }

  #tell(state: 'open' | 'lost', closed = false): void {
    this.#options.hear({ type: 'away', state, ...(closed && { closed }), ...this.#host })
  }

  /** Stops reconnecting and searching. */
  #stopTrying(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#seekTimer)
    this.#stopSeeking?.()
    this.#stopSeeking = undefined
  }

  #end(): void {
    this.#ended = true
    this.#stopTrying()
    this.#socket?.close()
    this.#socket = undefined
  }
}
