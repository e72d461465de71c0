/**
 * A socket to another host. What the host sends is untrusted: it is limited in size and depth, validated against
 * schemas, and dropped if invalid.
 */
import { WebSocket } from 'ws'
import project from '../../package.json' with { type: 'json' }
import { isDeeper } from '../../shared/engine/untrusted'
import { endpointText } from '../../shared/lan/endpoint'
import type { Endpoint } from '../../shared/lan/ipv4'
import { goingCode } from '../../shared/protocol/close-codes'
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

/** How long connecting, and the reply to hello, may take, in milliseconds. */
const helloTimeout = 5000
/** How long any later reply may take, in milliseconds. */
const replyTimeout = 10_000
/** Time between two pings, in milliseconds; a host that sends nothing from one to the next is lost. */
const pingInterval = 5000
/** The most unanswered requests at a time. */
const mostPending = 64
/** The deepest nesting of a frame; views are nested deeper than requests. */
const deepest = 200

export interface HostSocket {
  readonly hello: Answers['hello']
  /** The Host header of the connection, to which seat proofs are bound. */
  readonly at: string
  /** Never rejects: the refusal is away-lost if the host is gone, not-a-host if its reply is invalid. */
  request(request: Request): Promise<Reply>
  close(): void
}

export interface HostSocketListener {
  push(push: GuestPush): void
  /**
   * The socket was lost other than by `close`; `closed`: the host said that it stops. Never called before
   * `openHostSocket` has resolved.
   */
  lost(closed: boolean): void
}

/**
 * Connects and sends hello. Rejects with Refused: unreachable, not-a-host, or the host's own refusal (protocol-differs,
 * which also names the host's id and name).
 */
export async function openHostSocket(
  endpoint: Endpoint,
  listener: HostSocketListener,
  signal?: AbortSignal
): Promise<HostSocket> {
  const at = endpointText(endpoint)
  const socket = new WebSocket(`ws://${at}/socket`, {
    maxPayload: largestFromHost,
    perMessageDeflate: false,
    // One message at a time: replies and pushes of one packet keep their order.
    allowSynchronousEvents: false,
    handshakeTimeout: helloTimeout,
    headers: { host: at }
  })
  const end = (): void => socket.terminate()
  signal?.addEventListener('abort', end, { once: true })
  try {
    await untilOpen(socket, at)
    const channel = new RequestChannel(socket, at, listener)
    const hello = { type: 'hello', protocol: protocolVersion, app: project.version } as const
    const reply = await channel.ask(hello, helloTimeout)
    if (!reply.ok) throw new Refused(reply.refusal)
    channel.open = true
    return {
      hello: reply.value as Answers['hello'],
      at,
      request: (request) => channel.ask(request, replyTimeout),
      close: () => channel.end()
    }
  } catch (error) {
    socket.terminate()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
  }
}

function untilOpen(socket: WebSocket, address: string): Promise<void> {
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

/** Requests, replies and pushes on an open socket. */
class RequestChannel {
  /** Hello was answered; only from then on the listener is called. */
  open = false
  readonly #socket: WebSocket
  readonly #at: string
  readonly #listener: HostSocketListener
  readonly #pending = new Map<number, (reply: RawReply | undefined) => void>()
  readonly #timer: NodeJS.Timeout
  /** Something was received since the last ping. */
  #answered = true
  #last = 0

  constructor(socket: WebSocket, at: string, listener: HostSocketListener) {
    this.#socket = socket
    this.#at = at
    this.#listener = listener
    socket.on('message', (data, isBinary) => this.#hear((data as Buffer).toString('utf8'), isBinary))
    socket.on('pong', () => (this.#answered = true))
    socket.on('close', (code) => this.#gone(code === goingCode))
    this.#timer = setInterval(() => this.#ping(), pingInterval).unref()
  }

  /** Sends a request and resolves with the reply. After `timeout` milliseconds without one, the socket is ended. */
  ask(request: Request, timeout: number): Promise<Reply> {
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
      }, timeout)
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

  /** Ends the socket without calling the listener. */
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
    // If a push is dropped, the page notices the gap in the numbers and requests a snapshot.
    if (push.success && this.open) this.#listener.push(push.data)
  }

  #ping(): void {
    if (!this.#answered) return this.#socket.terminate()
    this.#answered = false
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping()
  }

  #gone(closed: boolean): void {
    clearInterval(this.#timer)
    for (const answer of [...this.#pending.values()]) answer(undefined)
    if (this.open) this.#listener.lost(closed)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
