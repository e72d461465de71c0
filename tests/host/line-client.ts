/** A client that sends frames one at a time over a line and looks at the bytes that come back. */
import { performance } from 'node:perf_hooks'
import { protocolVersion, type Answers, type Reply, type Request } from '../../shared/protocol/messages'
import type { Hears, Line } from './lines'
import { proofsOf, type Proofs, type Tokens } from './seat-proofs'

/** What came of one frame: the text of its answer, or the code the socket was closed with. */
export interface Exchange {
  readonly reply: string | undefined
  readonly closed: number | undefined
  /** How long this process worked from sending to the answer, in milliseconds. Waiting for the disk is no work. */
  readonly ms: number
}

/** How long an answer may take before it counts as none, in milliseconds. */
const patience = 10_000

/** Lets what the host says unasked go out: it does so when the answers of this turn are on their way. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

export class LineClient implements Hears {
  /** Hears every frame that comes, answers too. */
  hear: (text: string) => void = () => undefined
  /** Frames heard that were no answers; the list of tables, which a clock sends, left out. */
  pushes = 0
  #line: Line | undefined
  #hello: Answers['hello'] | undefined
  #answered: ((reply: string | undefined) => void) | undefined
  #last = 0

  /** Connects by the line that `open` makes. */
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

  /** Whatever was asked is not answered any more. */
  lost(): void {
    this.#answer(undefined)
  }

  /** Resolves when all that was sent to this client until now has come. */
  async flush(): Promise<void> {
    if (this.closed === undefined) await this.#line?.flush()
  }

  /** The client goes. */
  end(): void {
    this.#line?.end()
  }

  /**
   * Sends a frame and waits for its answer or for the socket's end. Rejects if there is neither. `closely`: times by
   * the processor's clock too, which is dear, and takes the lesser time.
   */
  exchange(frame: Uint8Array, binary = false, closely = false): Promise<Exchange> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no answer')), patience)
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

  /** Asks and reads the answer. Rejects when the socket is closed. */
  async ask<R extends Request>(request: R): Promise<Reply<R['type']>> {
    const { reply } = await this.exchange(this.frame(request))
    if (reply === undefined) throw new Error(`closed with ${this.closed ?? 0}: ${JSON.stringify(request)}`)
    return (JSON.parse(reply) as { readonly reply: Reply<R['type']> }).reply
  }

  /** Asks and expects an answer that is no refusal. */
  async get<R extends Request>(request: R): Promise<Extract<Reply<R['type']>, { ok: true }>['value']> {
    const reply = await this.ask(request)
    if (reply.ok) return reply.value
    throw new Error(`${JSON.stringify(request)} refused: ${JSON.stringify(reply)}`)
  }

  /** Says hello in the right version. */
  async hello(): Promise<void> {
    this.#hello = await this.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  }

  /** The proofs of tokens for a table, good on this connection. */
  proofs(table: string, tokens: Tokens): Proofs {
    const { host, nonce } = this.#hello ?? { host: { id: '' }, nonce: '' }
    return proofsOf({ host: host.id, nonce, at: this.#line?.at ?? '' }, table, tokens)
  }

  /** A request as the frame this client sends next. */
  frame(request: Request): Buffer {
    return Buffer.from(JSON.stringify({ id: ++this.#last, request }))
  }

  #answer(reply: string | undefined): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(reply)
  }
}
