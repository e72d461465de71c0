/** One client of `bench --lan`. While a choice is measured it only records times; frames are parsed later. */
import { WebSocket } from 'ws'
import { protocolVersion, type Answers, type Reply, type Request } from '../../../shared/protocol/messages'

/** Milliseconds after which an update counts as lost. */
const patience = 10_000

/** Waits for one update on each of several sockets. */
export class Arrivals {
  /** Resolves with the time (`performance.now()`) of the last arrival; rejects if one is lost. */
  readonly last: Promise<number>
  #missing: number
  #done: (at: number) => void = () => undefined

  constructor(sockets: number) {
    this.#missing = sockets
    this.last = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${this.#missing} updates were lost`)), patience)
      this.#done = (at) => {
        clearTimeout(late)
        resolve(at)
      }
    })
  }

  arrived(): void {
    const at = performance.now()
    if (--this.#missing === 0) this.#done(at)
  }
}

const replyMark = Buffer.from('{"re":')
const updateMark = Buffer.from('{"push":{"type":"update"')
const startsWith = (frame: Buffer, mark: Buffer): boolean => frame.subarray(0, mark.length).equals(mark)

/** The answer to a request, at a running table. */
export type Answer<T extends Request['type']> = Exclude<Answers[T], { readonly type: 'lobby' }>

export class LanGuest {
  /** The latest update, unparsed. */
  update: Buffer = Buffer.alloc(0)
  /** Bytes of all frames so far. */
  bytes = 0
  readonly #socket: WebSocket
  readonly #pending = new Map<number, (reply: Reply) => void>()
  #arrivals: Arrivals | undefined
  #last = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(data as Buffer))
  }

  /** Connects and says hello. */
  static async open(port: number): Promise<LanGuest> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const guest = new LanGuest(socket)
    await guest.get({ type: 'hello', protocol: protocolVersion, app: 'bench' })
    return guest
  }

  /** Sends a request and returns the answer; throws if it is refused. */
  async get<T extends Request['type']>(request: Extract<Request, { type: T }>): Promise<Answer<T>> {
    const reply = await this.#ask(request)
    if (!reply.ok) throw new Error(`${request.type} was refused: ${reply.refusal.code}`)
    return reply.value as Answer<T>
  }

  /** Reports the next update to `arrivals`. */
  awaitIn(arrivals: Arrivals): void {
    this.#arrivals = arrivals
  }

  close(): void {
    this.#socket.close()
  }

  #ask(request: Request): Promise<Reply> {
    const id = ++this.#last
    const reply = new Promise<Reply>((resolve) => this.#pending.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, request }))
    return reply
  }

  #hear(frame: Buffer): void {
    if (startsWith(frame, updateMark)) {
      this.#arrivals?.arrived()
      this.#arrivals = undefined
      this.update = frame
    }
    this.bytes += frame.length
    if (!startsWith(frame, replyMark)) return
    const { re, reply } = JSON.parse(frame.toString()) as { re: number; reply: Reply }
    this.#pending.get(re)?.(reply)
    this.#pending.delete(re)
  }
}
