// A stay at another host: its socket, made anew whenever it is lost.

import type { Endpoint } from '../../shared/lan/ipv4'
import type { Answers, Push, Reply, Request, TableInfo } from '../../shared/protocol/messages'
import type { Visit } from '../host/lan'
import { refusal, refuse } from '../host/refused'
import { openHostSocket, type HostSocket } from './host-socket'

/** Pauses before the first, second, ... attempt to come back, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000, 5000] as const

export interface VisitOptions {
  readonly endpoint: Endpoint
  /** Rules versions of this app, by game. */
  readonly games: Readonly<Record<string, string>>
  /** Hears what the host says, and `away` when it is lost or back. */
  readonly hear: (push: Push) => void
}

/** Goes to a host. Refusals: those of `openHostSocket`. */
export async function visit(options: VisitOptions): Promise<Visit> {
  const stay = new Stay(options)
  return stay.begin()
}

class Stay {
  readonly #options: VisitOptions
  #socket: HostSocket | undefined
  #host: Answers['hello']['host'] = { id: '', name: '' }
  #attempts = 0
  #ended = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: VisitOptions) {
    this.#options = options
  }

  async begin(): Promise<Visit> {
    const socket = await this.#open()
    this.#socket = socket
    this.#host = socket.hello.host
    const tables = await this.#tables(socket)
    return {
      joined: { host: this.#host.id, name: this.#host.name, tables },
      request: (request) => this.#request(request),
      end: () => this.#end()
    }
  }

  async #tables(socket: HostSocket): Promise<readonly TableInfo[]> {
    const reply = await socket.request({ type: 'listTables' })
    if (reply.ok && 'tables' in reply.value) return reply.value.tables
    this.#end()
    const { address, port } = this.#options.endpoint
    return refuse('not-a-host', { address: `${address}:${port}` })
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

  #open(): Promise<HostSocket> {
    return openHostSocket(this.#options.endpoint, {
      push: (push) => this.#options.hear(push),
      lost: () => this.#lost()
    })
  }

  #lost(): void {
    this.#socket = undefined
    if (this.#ended) return
    this.#tell('lost')
    this.#later()
  }

  #later(): void {
    const pause = pauses[Math.min(this.#attempts, pauses.length - 1)]
    this.#attempts += 1
    this.#timer = setTimeout(() => void this.#again(), pause)
  }

  async #again(): Promise<void> {
    const socket = await this.#open().catch(() => undefined)
    // Another host may have the address by now: this one is waited for.
    const same = socket?.hello.host.id === this.#host.id
    if (!socket || !same || this.#ended) {
      socket?.close()
      if (!this.#ended) this.#later()
      return
    }
    this.#attempts = 0
    this.#socket = socket
    this.#tell('open')
  }

  #tell(state: 'open' | 'lost'): void {
    this.#options.hear({ type: 'away', state, host: this.#host.id, name: this.#host.name })
  }

  #end(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#socket = undefined
  }
}
