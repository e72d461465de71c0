/**
 * The server of the browser mode: the built page and a WebSocket at `/socket`, on 127.0.0.1 alone. It keeps its
 * port and its cookie in the save folder's `host.json`, so that a page left open finds the host again when it is
 * back.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { readHostFile, writeHostFile } from '../host/hostfile'
import type { Host } from '../host/index'
import { reasonOf } from '../host/refused'
import { Gate } from './gate'
import { safeHeaders, sendFile, sendWords } from './pages'
import { attachSocket, closeCodes, largestFrame } from './socket'
import { words } from './words'

export interface LoopbackOptions {
  readonly host: Host
  /** Folder of the built page. */
  readonly renderer: string
  /** Port on 127.0.0.1; 0 or absent: the one used last if it is free, else any. */
  readonly port?: number
  /** Hears lines for developers; no secrets in them. */
  readonly log?: (line: string) => void
}

export interface Loopback {
  readonly port: number
  /** An address that opens the table in one browser. Changes once it was used. */
  readonly url: string
  /** Closes all sockets and stops listening. The host stays open. */
  close(): Promise<void>
}

/** A socket that was silent for a whole beat after a ping is dead. Milliseconds. */
const beat = 15_000

/** Starts the server. Rejects with the system's error if the port cannot be had. */
export async function openLoopback(options: LoopbackOptions): Promise<Loopback> {
  const { host, renderer, log = () => undefined } = options
  const kept = readHostFile(host.folder)
  const server = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000, headersTimeout: 10_000 })
  const port = await listen(server, options.port ?? 0, kept.port)
  const gate = new Gate(port, kept.cookie)

  let noting: Promise<unknown> = Promise.resolve()
  const note = (): Promise<unknown> =>
    (noting = noting
      .then(() => writeHostFile(host.folder, { url: gate.url, port, cookie: gate.cookie }))
      .catch((error: unknown) => log(`host.json could not be written: ${reasonOf(error)}`)))
  await note()

  server.on('request', (request, response) => {
    answer(request, response, gate, renderer, () => void note()).catch((error: unknown) => {
      log(`page: ${reasonOf(error)}`)
      response.destroy()
    })
  })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: largestFrame,
    perMessageDeflate: false,
    clientTracking: true
  })
  const pulse = new Pulse()
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    duplex.on('error', () => duplex.destroy())
    const path = (request.url ?? '').split('?')[0]
    if (path !== '/socket') return turnAway(duplex, '404 Not Found')
    if (!gate.isOurOrigin(request) || !gate.isKnown(request)) return turnAway(duplex, '403 Forbidden')
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      pulse.watch(socket)
      attachSocket(socket, host, log)
    })
  })

  return {
    port,
    get url() {
      return gate.url
    },
    close: async () => {
      pulse.stop()
      for (const socket of sockets.clients) socket.close(closeCodes.going, 'closing')
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref()
      await closed
      await noting
    }
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  gate: Gate,
  renderer: string,
  keyUsed: () => void
): Promise<void> {
  const refuse = (): void => sendWords(response, 403, words.refused, words.refusedWhy)
  if (!gate.isOurHost(request)) return refuse()
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...safeHeaders, allow: 'GET, HEAD' }).end()
    return
  }
  const raw = request.url ?? '/'
  const url = parseUrl(raw)
  if (!url) return refuse()
  const entry = gate.enter(request, url)
  if (entry === 'refused') return refuse()
  if (entry === 'in') {
    // The path as it was sent: a parsed one would hide its `..`.
    const path = raw.split(/[?#]/)[0] ?? '/'
    const known = request.headers['if-none-match']
    return sendFile(response, renderer, path, { head: request.method === 'HEAD', known })
  }
  if (entry === 'exchange') keyUsed()
  const cookie = entry === 'exchange' ? { 'set-cookie': gate.setCookie } : {}
  response.writeHead(303, { ...safeHeaders, ...cookie, 'cache-control': 'no-store', location: '/' }).end()
}

function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address, 'http://127.0.0.1')
  } catch {
    return undefined
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Pings every socket it watches at each beat and ends those that did not answer the last one. */
class Pulse {
  readonly #answered = new Map<WebSocket, boolean>()
  readonly #timer = setInterval(() => this.#beat(), beat).unref()

  watch(socket: WebSocket): void {
    this.#answered.set(socket, true)
    socket.on('pong', () => this.#answered.set(socket, true))
    socket.on('close', () => this.#answered.delete(socket))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    for (const [socket, answered] of this.#answered) {
      if (!answered) socket.terminate()
      else {
        this.#answered.set(socket, false)
        socket.ping()
      }
    }
  }
}

/** Listens on the wanted port, or (when any will do) on the last one if it is free. Answers with the port. */
async function listen(server: Server, wanted: number, last: number | undefined): Promise<number> {
  const on = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host: '127.0.0.1', port, exclusive: true }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  if (wanted !== 0 || last === undefined) await on(wanted)
  else
    await on(last).catch((error: unknown) => {
      if (!['EADDRINUSE', 'EACCES'].includes(reasonOf(error))) throw error
      return on(0)
    })
  return (server.address() as AddressInfo).port
}
