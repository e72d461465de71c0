/**
 * The server of the browser mode: the built page and a WebSocket at `/socket`, on 127.0.0.1 alone. It keeps its
 * port and its cookie in the save folder's `host.json`, so that a page left open finds the host again when it is
 * back.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { readHostFile, writeHostFile } from '../host/hostfile'
import type { Host } from '../host/index'
import { reasonOf } from '../host/refused'
import { Gate } from './gate'
import { isReading, safeHeaders, sendNotice, sendPage } from './pages'
import { Pulse } from './pulse'
import { endServer, listen, serverLimits, turnAway } from './server'
import { attachSocket, largestFrame } from './socket'

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

/** Starts the server. Rejects with the system's error if the port cannot be had. */
export async function openLoopback(options: LoopbackOptions): Promise<Loopback> {
  const { host, renderer, log = () => undefined } = options
  const kept = readHostFile(host.folder)
  const server = createServer(serverLimits)
  const port = await listen(server, '127.0.0.1', options.port ?? 0, kept.port)
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
      await endServer(server, sockets)
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
  const refuse = (): void => sendNotice(request, response, 403, 'refused')
  if (!gate.isOurHost(request)) return refuse()
  if (!isReading(request, response)) return
  const url = parseUrl(request.url ?? '/')
  if (!url) return refuse()
  const entry = gate.enter(request, url)
  if (entry === 'refused') return refuse()
  if (entry === 'in') return sendPage(request, response, renderer)
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
