/**
 * The server for the LAN: the built page for browsers, and a WebSocket at `/socket` for guests, on the same port. Who
 * comes this way may do what a guest may. No cookies: a guest's tokens travel in frames, so that no other site can
 * use them.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { usualPort } from '../../shared/lan/ports'
import type { Host } from '../host/index'
import { Pace } from '../host/pace'
import { reasonOf } from '../host/refused'
import { isReading, sendNotice, sendPage } from './pages'
import { isAlive, Pulse } from './pulse'
import { endServer, listen, serverLimits, turnAway } from './server'
import { attachSocket, closeCodes, type SocketLimits } from './socket'

/** What is borne from guests. Times in milliseconds, sizes in bytes. */
export interface LanLimits extends SocketLimits {
  readonly frame: number
  /** Until then a guest must have said hello. */
  readonly handshake: number
  /** How long a socket may take to show life when another device asks for its seat. */
  readonly life: number
  /** Sockets at once: in all, and from one address. */
  readonly sockets: number
  readonly perAddress: number
}

export const lanLimits: LanLimits = {
  pace: { perSecond: 20, burst: 40, patience: 200 },
  backlog: 4 * 1024 * 1024,
  depth: 32,
  frame: 64 * 1024,
  handshake: 5000,
  life: 5000,
  sockets: 512,
  perAddress: 96
}

export interface LanServerOptions {
  readonly host: Host
  /** Folder of the built page. */
  readonly renderer: string
  /** Hears lines for developers; no secrets in them, and not more than a few a second. */
  readonly log: (line: string) => void
  /** Address to listen on; default: all of IPv4. */
  readonly address?: string
  /** Port to listen on; 0: the last one if it is free, else any. Default: the last one, else the usual, else any. */
  readonly port?: number
  readonly limits?: LanLimits
}

export interface LanServer {
  readonly port: number
  /** Closes all sockets and stops listening. The host stays open. */
  close(): Promise<void>
}

/** Starts the server; `last` is the port used last. Rejects with the system's error. */
export async function openLanServer(options: LanServerOptions, last: number | undefined): Promise<LanServer> {
  const { host, renderer, address = '0.0.0.0', limits = lanLimits } = options
  const log = paced(options.log)
  const server = createServer(serverLimits)
  server.maxConnections = 2 * limits.sockets
  const usual = options.port === undefined ? usualPort : undefined
  const port = await listen(server, address, options.port ?? 0, last, usual)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false })
  const pulse = new Pulse()

  server.on('request', (request, response) => {
    if (!isOurHost(request, port)) return sendNotice(request, response, 403, 'wrongName')
    if (!isReading(request, response)) return
    sendPage(request, response, renderer).catch((error: unknown) => {
      log(`page: ${reasonOf(error)}`)
      response.destroy()
    })
  })
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    duplex.on('error', () => duplex.destroy())
    const refused = refusedWith(request, port, sockets.clients, limits)
    if (refused !== undefined) {
      log(`socket: refused, ${refused}`)
      return turnAway(duplex, refused)
    }
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      pulse.watch(socket)
      addresses.set(socket, addressOf(request))
      attachGuest(socket, host, limits, log)
    })
  })
  return {
    port,
    close: async () => {
      pulse.stop()
      await endServer(server, sockets)
    }
  }
}

/** Where each socket came from. */
const addresses = new WeakMap<WebSocket, string>()

const addressOf = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? 'unknown'

/** Why a request for a socket is refused, as an HTTP status; undefined if it is not. */
function refusedWith(
  request: IncomingMessage,
  port: number,
  clients: ReadonlySet<WebSocket>,
  { sockets, perAddress }: LanLimits
): string | undefined {
  if (!isOurHost(request, port) || !isOurOrigin(request)) return '403 Forbidden'
  if ((request.url ?? '').split('?')[0] !== '/socket') return '404 Not Found'
  const address = addressOf(request)
  const near = [...clients].filter((client) => addresses.get(client) === address)
  return clients.size >= sockets || near.length >= perAddress ? '503 Service Unavailable' : undefined
}

/** True if the request was sent to an address of this machine: a name that points here may be anybody's. */
function isOurHost({ headers }: IncomingMessage, port: number): boolean {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((one) => one.address))
  return [...own, '127.0.0.1', 'localhost'].some((name) => headers.host === `${name}:${port}`)
}

/** True if the request comes from a page of ours, or from no page at all. */
function isOurOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`
}

function attachGuest(socket: WebSocket, host: Host, limits: LanLimits, log: (line: string) => void): void {
  const connection = attachSocket(socket, host, log, limits, {
    role: 'guest',
    address: addresses.get(socket) ?? 'unknown',
    alive: () => isAlive(socket, limits.life)
  })
  const late = setTimeout(() => {
    if (connection.greeted) return
    log('socket: closed, no hello')
    socket.close(closeCodes.notAFrame, 'no-hello')
  }, limits.handshake)
  socket.on('close', () => clearTimeout(late))
}

/** Whoever makes the host write lines cannot fill its disk with them. */
function paced(log: (line: string) => void): (line: string) => void {
  const pace = new Pace({ perSecond: 2, burst: 50, patience: Infinity })
  return (line) => {
    if (pace.step() === 'pass') log(`lan: ${line}`)
  }
}
