// A client on a real socket: opens the printed address as a browser would, and exchanges frames.

import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { WebSocket } from 'ws'
import {
  protocolVersion,
  type Answers,
  type Push,
  type Reply,
  type Request
} from '../../shared/protocol/messages'
import type { Played } from './rig'
import { proofsOf, type Session, type Tokens } from './seat-proofs'

export interface Page {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Sends an HTTP request with any headers and a path exactly as given. */
export function fetchPage(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = ''
): Promise<Page> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text })
        )
      }
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Opens the address with the key and returns the cookie that it is exchanged for. */
export async function cookieOf(url: string): Promise<string> {
  const { port, pathname, search } = new URL(url)
  const page = await fetchPage(Number(port), pathname + search)
  const [cookie] = (page.headers['set-cookie'] ?? [''])[0]?.split(';') ?? []
  if (!cookie) throw new Error(`no cookie: ${page.status}`)
  return cookie
}

export interface Wire {
  readonly socket: WebSocket
  readonly pushes: Push[]
  /** Waits for the first push of this type that fits, and removes it from `pushes`. */
  next<T extends Push['type']>(
    type: T,
    fits?: (push: Extract<Push, { type: T }>) => boolean
  ): Promise<Extract<Push, { type: T }>>
  /** Sends a request that must be refused; returns the refusal. */
  refused(request: unknown): Promise<{ readonly code: string; readonly numbers?: object }>
  ask(request: unknown): Promise<Reply>
  get<T extends Request['type']>(request: Extract<Request, { type: T }>): Promise<Played<T>>
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>
  /** What proofs on this connection depend on, from the host's hello. */
  session(): Session
  /** Opens a table with proofs of these tokens. */
  enter(table: string, tokens: Tokens): Promise<Played<'openTable'>>
}

/** Opens a WebSocket; rejects with the status of the handshake. */
export function openSocket(
  port: number,
  headers: Record<string, string>,
  path = '/socket',
  autoPong = true,
  localAddress?: string
): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const from = localAddress === undefined ? {} : { localAddress }
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers, autoPong, ...from })
    socket.on('open', () => resolve(socket))
    socket.on('unexpected-response', (_, response) => {
      reject(new Error(String(response.statusCode)))
      socket.terminate()
    })
    socket.on('error', reject)
  })
}

/** Connects a client with the cookie. */
export async function openWire(port: number, cookie: string): Promise<Wire> {
  return wireOver(await openSocket(port, { cookie, origin: `http://127.0.0.1:${port}` }))
}

/** Connects a guest to the LAN server and sends hello. */
export async function openGuest(port: number): Promise<Wire> {
  const wire = wireOver(await openSocket(port, {}))
  await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return wire
}

/** A client on an open socket. When the socket closes, pending requests reject. */
export function wireOver(socket: WebSocket): Wire {
  const pending = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>()
  const pushes: Push[] = []
  const waiting = new Set<() => void>()
  let counter = 0
  let hello: Answers['hello'] | undefined
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString()) as { re?: number; reply?: Reply; push?: Push }
    if (frame.push) {
      pushes.push(frame.push)
      for (const look of [...waiting]) look()
    }
    if (frame.re === undefined || !frame.reply) return
    if (frame.reply.ok && 'nonce' in frame.reply.value) hello = frame.reply.value as Answers['hello']
    pending.get(frame.re)?.resolve(frame.reply)
    pending.delete(frame.re)
  })
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => {
      for (const { reject } of pending.values()) reject(new Error('closed'))
      pending.clear()
      resolve(code)
    })
  })
  socket.on('error', () => undefined)
  const ask = (request: unknown): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (socket.readyState !== WebSocket.OPEN) return reject(new Error('closed'))
      const id = ++counter
      pending.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, request }))
    })
  const get = async <T extends Request['type']>(
    request: Extract<Request, { type: T }>
  ): Promise<Played<T>> => {
    const reply = await ask(request)
    if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`)
    return reply.value as never
  }
  const session = (): Session => {
    if (!hello) throw new Error('no hello')
    return { host: hello.host.id, nonce: hello.nonce, at: new URL(socket.url).host }
  }
  return {
    socket,
    pushes,
    closed,
    ask,
    get,
    session,
    enter: (table, tokens) =>
      get({ type: 'openTable', table, seatProofs: proofsOf(session(), table, tokens) }),
    next: (type, fits = () => true) =>
      new Promise((resolve) => {
        const look = (): void => {
          const at = pushes.findIndex((push) => push.type === type && fits(push as never))
          if (at < 0) return
          waiting.delete(look)
          resolve(pushes.splice(at, 1)[0] as never)
        }
        waiting.add(look)
        look()
      }),
    refused: async (request) => {
      const reply = await ask(request)
      if (reply.ok) throw new Error(`not refused: ${JSON.stringify(reply.value).slice(0, 200)}`)
      return reply.refusal
    }
  }
}
