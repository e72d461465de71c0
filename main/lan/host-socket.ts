/**
 * One socket to another host, from its hello to its end. What comes is untrusted: bounded, read against schemas, and
 * dropped where it does not fit.
 */
import { WebSocket } from 'ws'
import project from '../../package.json' with { type: 'json' }
import { isDeeper } from '../../shared/engine/untrusted'
import { endpointText } from '../../shared/lan/endpoint'
import type { Endpoint } from '../../shared/lan/ipv4'
import {
  answerSchemas,
  frameSchema,
  isGuestRequest,
  largestFromHost,
  pushSchema,
  type GuestPush,
  type RawReply
} from '../../shared/protocol/from-host'
import { protocolVersion, type Answers, type Reply, type Request } from '../../shared/protocol/messages'
import { reasonOf, refusal, Refused } from '../host/refusal-error'
import { largestRequest } from './socket'

/** How long connecting and hello may take, and every answer after it; milliseconds. */
const patience = 5000
const answerPatience = 10_000
/** A host that shows no life for so long after a ping is lost. */
const beat = 5000
/** Requests on their way at once. */
const mostPending = 64
/** Views are nested deeper than requests. */
const deepest = 200

export interface HostSocket {
  readonly hello: Answers['hello']
  /** The Host header it was reached under: what proofs are bound to. */
  readonly at: string
  /** Never rejects: away-lost without the host, not-a-host if it answers nonsense. */
  request(request: Request): Promise<Reply>
  close(): void
}

export interface SocketHeard {
  push(push: GuestPush): void
  /** The socket is gone, not by `close`. Never before `openHostSocket` has resolved. */
  lost(): void
}

/**
 * Connects and says hello. Rejects with Refused: unreachable, not-a-host, or what the host itself refuses (its
 * protocol-differs names its id and name as well).
 */
export async function openHostSocket(
  endpoint: Endpoint,
  heard: SocketHeard,
  signal?: AbortSignal
): Promise<HostSocket> {
  const at = endpointText(endpoint)
  const socket = new WebSocket(`ws://${at}/socket`, {
    maxPayload: largestFromHost,
    perMessageDeflate: false,
    handshakeTimeout: patience,
    headers: { host: at }
  })
  const end = (): void => socket.terminate()
  signal?.addEventListener('abort', end, { once: true })
  try {
    await opened(socket, at)
    const talk = new Talk(socket, at, heard)
    const reply = await talk.ask({ type: 'hello', protocol: protocolVersion, app: project.version }, patience)
    if (!reply.ok) throw new Refused(reply.refusal)
    talk.open = true
    return {
      hello: reply.value as Answers['hello'],
      at,
      request: (request) => talk.ask(request, answerPatience),
      close: () => talk.end()
    }
  } catch (error) {
    socket.terminate()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

function opened(socket: WebSocket, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', (error) => {
      const code = reasonOf(error)
      const numbers = { address, reason: code === 'unknown' ? 'ETIMEDOUT' : code }
      reject(new Refused(refusal('unreachable', numbers)))
    })
    socket.on('unexpected-response', () => {
      socket.terminate()
      reject(new Refused(refusal('not-a-host', { address })))
    })
    socket.on('close', () => reject(new Refused(refusal('unreachable', { address, reason: 'ECONNRESET' }))))
  })
}

/** Requests and answers on an open socket. */
class Talk {
  /** Hello was answered: the loss of the socket is news. */
  open = false
  readonly #socket: WebSocket
  readonly #at: string
  readonly #heard: SocketHeard
  readonly #pending = new Map<number, (reply: RawReply | undefined) => void>()
  readonly #timer: NodeJS.Timeout
  #answered = true
  #last = 0

  constructor(socket: WebSocket, at: string, heard: SocketHeard) {
    this.#socket = socket
    this.#at = at
    this.#heard = heard
    socket.on('message', (data, isBinary) => this.#hear((data as Buffer).toString('utf8'), isBinary))
    socket.on('pong', () => (this.#answered = true))
    socket.on('close', () => this.#gone())
    this.#timer = setInterval(() => this.#beat(), beat).unref()
  }

  ask(request: Request, wait: number): Promise<Reply> {
    const lost: Reply = { ok: false, refusal: refusal('away-lost') }
    const { type } = request
    const frame = JSON.stringify({ id: this.#last + 1, request })
    if (this.#socket.readyState !== WebSocket.OPEN || !isGuestRequest(type)) return Promise.resolve(lost)
    if (this.#pending.size >= mostPending) return Promise.resolve({ ok: false, refusal: refusal('too-fast') })
    if (Buffer.byteLength(frame) > largestRequest)
      return Promise.resolve({ ok: false, refusal: refusal('too-large', { limit: largestRequest }) })
    const id = ++this.#last
    return new Promise((resolve) => {
      const done = (reply: Reply): void => {
        clearTimeout(timer)
        this.#pending.delete(id)
        resolve(reply)
      }
      const timer = setTimeout(() => {
        done(lost)
        this.#socket.terminate()
      }, wait)
      this.#pending.set(id, (reply) => {
        if (reply === undefined) return done(lost)
        if (!reply.ok) return done(reply)
        const value = answerSchemas[type].safeParse(reply.value)
        done(
          value.success
            ? { ok: true, value: value.data }
            : { ok: false, refusal: refusal('not-a-host', { address: this.#at }) }
        )
      })
      this.#socket.send(frame)
    })
  }

  /** Ends the socket; nobody hears of it. */
  end(): void {
    this.open = false
    this.#socket.close()
    setTimeout(() => this.#socket.terminate(), 500).unref()
  }

  #hear(text: string, isBinary: boolean): void {
    this.#answered = true
    const frame = isBinary || isDeeper(text, deepest) ? undefined : frameSchema.safeParse(parsed(text)).data
    if (frame === undefined) return this.#socket.terminate()
    if ('re' in frame) return this.#pending.get(frame.re)?.(frame.reply)
    const push = pushSchema.safeParse(frame.push)
    // A malformed push leaves a gap in the numbers, at which the page asks for a snapshot.
    if (push.success && this.open) this.#heard.push(push.data)
  }

  #beat(): void {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping()
  }

  #gone(): void {
    clearInterval(this.#timer)
    for (const answer of [...this.#pending.values()]) answer(undefined)
    if (this.open) this.#heard.lost()
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
