/**
 * The server for the LAN: the built page for browsers, and a WebSocket at `/socket` for guests, on the same port. Its
 * clients are guests. There are no cookies: a guest proves its tokens inside frames, so that no other site can use
 * them.
 */
import { createServer, type IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { usualPort } from '../../shared/lan/ports'
import type { Host } from '../host/index'
import { rateLimited } from '../host/people/rate-limit'
import { reasonOf } from '../host/refusal-error'
import { isHostOf, plainAddress } from './addresses'
import type { BuiltPage } from './built-page'
import { ConnectionLimits, type ConnectionBounds } from './connection-limits'
import { isReading, sendNotice, sendPage } from './pages'
import { isAlive, Heartbeat } from './heartbeat'
import { endServer, listen, rejectUpgrade, serverLimits, type RequestLimits } from './server'
import { attachSocket, closeCodes, type SocketLimits } from './socket'

/** Limits on guests. Times in milliseconds, sizes in bytes. */
export interface LanLimits extends SocketLimits, ConnectionBounds, RequestLimits {
  /** The largest frame. */
  readonly frame: number
  /** How long a guest may take to send hello. */
  readonly handshake: number
  /** How long a socket may take to respond when another device asks for its seat. */
  readonly life: number
  /** The most sockets at a time: in total, and from one address. */
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
  /** Receives log lines for developers, which contain no secrets; at most a few a second. */
  readonly log: (line: string) => void
  /** Address to listen on; default: all IPv4 and IPv6 addresses. */
  readonly address?: string
  /**
   * Port to listen on; 0: the last one if it is free, else any. Default: the last one, else the usual one, else any.
   */
  readonly port?: number
  readonly limits?: LanLimits
}

export interface LanServer {
  readonly port: number
  /** Whether it listens on IPv6 as well. */
  readonly ipv6: boolean
  /** Closes all sockets and stops listening. The host stays open. */
  close(): Promise<void>
}

/** Starts the server; `last` is the port used last. Rejects with the system's error. */
export async function openLanServer(options: LanServerOptions, last: number | undefined): Promise<LanServer> {
  const { host, renderer, address, limits = lanLimits } = options
  const log = rateLimited((line) => options.log(`lan: ${line}`))
  const server = createServer(limits)
  const connections = new ConnectionLimits(limits)
  connections.guard(server)
  // Ends clients that do not read their response. WebSockets have a heartbeat instead.
  server.setTimeout(limits.requestTimeout)
  const usual = options.port === undefined ? usualPort : undefined
  const on = (one: string): Promise<number> => listen(server, one, options.port ?? 0, last, usual)
  const port = await (address === undefined
    ? on('::').catch((error: unknown) => {
        // The system has no IPv6.
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
      return rejectUpgrade(duplex, refused)
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

/** The network address of each socket's client. */
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
  const sameAddress = [...clients].filter((client) => addresses.get(client) === address)
  return clients.size >= sockets || sameAddress.length >= perAddress ? '503 Service Unavailable' : undefined
}

/** True if the request was sent to an address of this machine. Names are not accepted, as anybody's may point here. */
function isOurHost({ headers }: IncomingMessage, port: number): boolean {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map((one) => one.address))
  return [...own, '127.0.0.1', '::1', 'localhost'].some((address) =>
    isHostOf(headers.host, { address, port })
  )
}

/** True if the request comes from a page of ours, or from a program without an Origin header. */
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
  const helloTimer = setTimeout(() => {
    if (connection.greeted) return
    log('socket: closed, no hello')
    socket.close(closeCodes.notAFrame, 'no-hello')
  }, limits.handshake)
  socket.on('close', () => clearTimeout(helloTimer))
}
