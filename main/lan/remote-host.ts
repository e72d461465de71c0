// A connection to another host: its socket, made again whenever it is lost, at whatever address the host has by then.

import type { Endpoint } from '../../shared/lan/ipv4'
import type { Push, Reply, Request, TableInfo, Visited } from '../../shared/protocol/messages'
import { isName } from '../../shared/protocol/names'
import type { RemoteHost } from '../host/session/lan'
import { refusal, refuse } from '../host/refusal-error'
import { UnprovenEndpoints } from './unproven-endpoints'
import { openHostSocket, type HostSocket } from './host-socket'

/** Pauses before the first, second, ... attempt to come back, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000, 5000] as const
/** A host that is lost for so long is looked for at other addresses as well, in milliseconds. */
const seekAfter = 3000

/** Looks for a host by its id at every address but those that `shuns`, until the answer is called. */
export type Seek = (
  host: string,
  shuns: (endpoint: Endpoint) => boolean,
  found: (endpoint: Endpoint) => void
) => () => void

export interface RemoteHostOptions {
  readonly endpoint: Endpoint
  /** Rules versions of this app, by game. */
  readonly games: Readonly<Record<string, string>>
  /** Hears what the host says, and `away` when it is lost or back. */
  readonly hear: (push: Push) => void
  readonly seek: Seek
  /** Hears where the host is, at first and whenever it was found elsewhere. */
  readonly at: (host: string, endpoint: Endpoint) => Promise<void>
}

/** Goes to a host. Refusals: those of `openHostSocket`. */
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
    return typeof table === 'object' ? this.#fitting(socket, table, reply) : reply
  }

  /** A game that this app plays by other rules cannot be shown: the table is left again. */
  async #fitting(socket: HostSocket, { game }: TableInfo, reply: Reply): Promise<Reply> {
    const [host, app] = [socket.hello.games[game], this.#options.games[game]]
    if (host === app) return reply
    await socket.request({ type: 'leaveTable' })
    return { ok: false, refusal: refusal('host-rules-differ', { host: host ?? '', app: app ?? '' }) }
  }

  #open(endpoint: Endpoint): Promise<HostSocket> {
    return openHostSocket(endpoint, {
      push: (push) => this.#options.hear(push),
      lost: () => this.#lost()
    })
  }

  /** The program at this address did not prove to be the host: it is looked for at other addresses, and for a while only there. */
  #doubt(): void {
    const socket = this.#socket
    if (!socket || this.#ended) return
    this.#unproven.add(this.#endpoint)
    socket.close()
    this.#lost()
    this.#seek()
  }

  #lost(): void {
    this.#socket = undefined
    if (this.#ended) return
    this.#tell('lost')
    this.#later()
    clearTimeout(this.#seekTimer)
    this.#seekTimer = setTimeout(() => this.#seek(), seekAfter)
  }

  #later(): void {
    const pause = pauses[Math.min(this.#attempts, pauses.length - 1)]
    this.#attempts += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#again(), pause)
  }

  async #again(): Promise<void> {
    await this.#try(this.#endpoint)
    if (!this.#socket && !this.#ended) this.#later()
  }

  #seek(): void {
    clearTimeout(this.#seekTimer)
    this.#stopSeeking ??= this.#options.seek(
      this.#host.host,
      (endpoint) => this.#unproven.has(endpoint),
      (endpoint) => void this.#try(endpoint)
    )
  }

  /** Goes on at an address, if the host is there. Another host may have the address by now: this one is waited for. */
  async #try(endpoint: Endpoint): Promise<void> {
    if (this.#unproven.has(endpoint)) return
    const socket = await this.#open(endpoint).catch(() => undefined)
    if (!socket) return
    if (this.#socket || this.#ended || socket.hello.host.id !== this.#host.host) return socket.close()
    void this.#settle(socket, endpoint)
    this.#tell('open')
  }

  #settle(socket: HostSocket, endpoint: Endpoint): Promise<void> {
    this.#rest()
    this.#attempts = 0
    this.#socket = socket
    this.#endpoint = endpoint
    const { host, nonce } = socket.hello
    const name = isName(host.name) ? host.name : endpoint.address
    this.#host = { host: host.id, name, at: socket.at, nonce }
    return this.#options.at(host.id, endpoint)
  }

  #tell(state: 'open' | 'lost'): void {
    this.#options.hear({ type: 'away', state, ...this.#host })
  }

  /** Tries and looks no more. */
  #rest(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#seekTimer)
    this.#stopSeeking?.()
    this.#stopSeeking = undefined
  }

  #end(): void {
    this.#ended = true
    this.#rest()
    this.#socket?.close()
    this.#socket = undefined
  }
}
