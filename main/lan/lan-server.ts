/**
 * The server for the LAN: the built page for browsers, and a WebSocket at `/socket` for guests, on the same port. Who
 * comes this way may do what a guest may. No cookies: a guest proves its tokens in frames, so that no other site can
 * use them.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { endpointText } from '../../shared/lan/endpoint'
import { usualPort } from '../../shared/lan/ports'
import type { Host } from '../host/index'
import { RateLimit } from '../host/session/rate-limit'
import { reasonOf } from '../host/refusal-error'
import { plainAddress } from './addresses'
import type { BuiltPage } from './built-page'
import { ConnectionLimits, type ConnectionBounds } from './connection-limits'
import { isReading, sendNotice, sendPage } from './pages'
import { isAlive, Heartbeat } from './heartbeat'
import { endServer, listen, serverLimits, turnAway, type RequestLimits } from './server'
import { attachSocket, closeCodes, type SocketLimits } from './socket'

/** Limits on guests. Times in milliseconds, sizes in bytes. */
export interface LanLimits extends SocketLimits, ConnectionBounds, RequestLimits {
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
  ...serverLimits,
  pace: { perSecond: 20, burst: 40, patience: 200 },
  backlog: 4 * 1024 * 1024,
  depth: 32,
  frame: 64 * 1024,
  handshake: 5000,
  life: 5000,
  sockets: 512,
  perAddress: 96,
  raw: 1024,
  rawPerAddress: 128
}

export interface LanServerOptions {
  readonly host: Host
  readonly renderer: BuiltPage
  /** Hears lines for developers; no secrets in them, and not more than a few a second. */
  readonly log: (line: string) => void
  /** Address to listen on; default: all, of IPv4 and IPv6. */
  readonly address?: string
  /** Port to listen on; 0: the last one if it is free, else any. Default: the last one, else the usual, else any. */
  readonly port?: number
  readonly limits?: LanLimits
}

export interface LanServer {
  readonly port: number
  /** It listens to IPv6 as well. */
  readonly ipv6: boolean
  /** Closes all sockets and stops listening. The host stays open. */
  close(): Promise<void>
}

/** Starts the server; `last` is the port used last. Rejects with the system's error. */
export async function openLanServer(options: LanServerOptions, last: number | undefined): Promise<LanServer> {
  const { host, renderer, address, limits = lanLimits } = options
  const log = paced(options.log)
  const server = createServer(limits)
  const connections = new ConnectionLimits(limits)
  connections.guard(server)
  // A client that does not read its answer; a WebSocket has its own clock.
  server.setTimeout(limits.requestTimeout)
  const usual = options.port === undefined ? usualPort : undefined
  const on = (one: string): Promise<number> => listen(server, one, options.port ?? 0, last, usual)
  const port = await (address === undefined
    ? on('::').catch((error: unknown) => {
        // A system without IPv6.
        if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(reasonOf(error))) throw error
        return on('0.0.0.0')
      })
    : on(address))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.frame, perMessageDeflate: false })
  const heartbeat = new Heartbeat()

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
    connections.keep(duplex)
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      heartbeat.watch(socket)
      addresses.set(socket, addressOf(request))
      attachGuest(socket, request.headers.host ?? '', host, limits, log)
    })
  })
  return {
    port,
    ipv6: (server.address() as AddressInfo).family === 'IPv6',
    close: async () => {
      heartbeat.stop()
      await endServer(server, sockets)
    }
  }
}

/** Where each socket came from. */
const addresses = new WeakMap<WebSocket, string>()

const addressOf = ({ socket }: IncomingMessage): string => plainAddress(socket.remoteAddress)

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
  return [...own, '127.0.0.1', '::1', 'localhost'].some(
    (address) => headers.host === endpointText({ address, port })
  )
}

/** True if the request comes from a page of ours, or from no page at all. */
function isOurOrigin({ headers }: IncomingMessage): boolean {
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`
}

function attachGuest(
  socket: WebSocket,
  at: string,
  host: Host,
  limits: LanLimits,
  log: (line: string) => void
): void {
  const connection = attachSocket(socket, host, log, limits, {
    role: 'guest',
    address: addresses.get(socket) ?? 'unknown',
    at,
    alive: () => isAlive(socket, limits.life)
  })
  const late = setTimeout(() => {
    if (connection.greeted) return
    log('socket: closed, no hello')
    socket.close(closeCodes.notAFrame, 'no-hello')
  }, limits.handshake)
  socket.on('close', () => clearTimeout(late))
}

/** A client that makes the host log lines cannot fill its disk with them. */
function paced(log: (line: string) => void): (line: string) => void {
  const pace = new RateLimit({ perSecond: 2, burst: 50, patience: Infinity })
  return (line) => {
    if (pace.step() === 'pass') log(`lan: ${line}`)
  }
}
