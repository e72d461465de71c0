/** A client that sends frames one at a time over a `Line` and inspects the bytes that come back. */
import { performance } from 'node:perf_hooks'
import { protocolVersion, type Answers, type Reply, type Request } from '../../shared/protocol/messages'
import type { Hears, Line } from './lines'
import { proofsOf, type Proofs, type Tokens } from './seat-proofs'

/** The result of one frame: the text of the reply, or the code that the socket was closed with. */
export interface Exchange {
  readonly reply: string | undefined
  readonly closed: number | undefined
  /** Milliseconds that this process was busy between sending and the reply; waiting for the disk does not count. */
  readonly ms: number
}

/** Milliseconds to wait for a reply. */
const replyTimeout = 10_000

/** Waits until the host has sent its pushes, which it does after the replies of the same event-loop turn. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export class LineClient implements Hears {
  /** Called with every frame that arrives, replies included. */
  hear: (text: string) => void = () => undefined
  /** The number of pushes received, without lists of tables, which a timer sends. */
  pushes = 0
  #line: Line | undefined
  #hello: Answers['hello'] | undefined
  #answered: ((reply: string | undefined) => void) | undefined
  #last = 0

  /** Connects over the line that `open` makes. */
  static async over(open: (hears: Hears) => Line | Promise<Line>): Promise<LineClient> {
    const client = new LineClient()
    client.#line = await open(client)
    return client
  }

  get closed(): number | undefined {
    return this.#line?.closed
  }

  text(text: string): void {
    this.hear(text)
    if (text.startsWith('{"re":')) return this.#answer(text)
    if (!text.startsWith('{"push":{"type":"tables"')) this.pushes++
  }

  /** Ends the exchange that is waiting, without a reply. */
  lost(): void {
    this.#answer(undefined)
  }

  /** Resolves when everything that was sent to this client so far has arrived. */
  async flush(): Promise<void> {
    if (this.closed === undefined) await this.#line?.flush()
  }

  /** Closes the connection. */
  end(): void {
    this.#line?.end()
  }

  /**
   * Sends a frame and waits for its reply or for the socket to close; rejects after a timeout. `closely`: also measures
   * processor time, which is expensive, and uses the smaller of both times.
   */
  exchange(frame: Uint8Array, binary = false, closely = false): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no answer')), replyTimeout)
      const started = performance.eventLoopUtilization()
      const worked = closely ? process.cpuUsage() : undefined
      this.#answered = (reply) => {
        const { active } = performance.eventLoopUtilization(started)
        const { user, system } = worked ? process.cpuUsage(worked) : { user: Infinity, system: 0 }
        clearTimeout(late)
        resolve({ reply, closed: this.closed, ms: Math.min(active, (user + system) / 1000) })
      }
      this.#line?.send(frame, binary)
    })
  }

  /** Sends a request and returns the reply. Rejects if the socket is closed. */
  async ask<R extends Request>(request: R): Promise<Reply<R['type']>> {
    const { reply } = await this.exchange(this.frame(request))
    if (reply === undefined) throw new Error(`closed with ${this.closed ?? 0}: ${JSON.stringify(request)}`)
    return (JSON.parse(reply) as { readonly reply: Reply<R['type']> }).reply
  }

  /** Sends a request and returns its value; rejects if it is refused. */
  async get<R extends Request>(request: R): Promise<Extract<Reply<R['type']>, { ok: true }>['value']> {
    const reply = await this.ask(request)
    if (reply.ok) return reply.value
    throw new Error(`${JSON.stringify(request)} refused: ${JSON.stringify(reply)}`)
  }

  /** Sends hello with the current protocol version. */
  async hello(): Promise<void> {
    this.#hello = await this.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  }

  /** Seat proofs of tokens for a table, valid on this connection. */
  proofs(table: string, tokens: Tokens): Proofs {
    const { host, nonce } = this.#hello ?? { host: { id: '' }, nonce: '' }
    return proofsOf({ host: host.id, nonce, at: this.#line?.at ?? '' }, table, tokens)
  }

  /** A request as a frame, with the next request id. */
  frame(request: Request): Buffer {
    return Buffer.from(JSON.stringify({ id: ++this.#last, request }))
  }

  #answer(reply: string | undefined): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(reply)
  }
}
