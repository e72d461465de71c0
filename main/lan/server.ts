// Ports and sockets: what the loopback server and the LAN server share.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { WebSocketServer } from 'ws'
import { reasonOf } from '../host/refusal-error'
import { closeCodes } from './socket'

/** Limits on HTTP requests, under the names of Node's server options; times in milliseconds. */
export interface RequestLimits {
  readonly maxHeaderSize: number
  readonly requestTimeout: number
  readonly headersTimeout: number
  readonly connectionsCheckingInterval: number
}

/** A client that connects and says nothing is disconnected within six seconds. */
export const serverLimits: RequestLimits = {
  maxHeaderSize: 16 * 1024,
  requestTimeout: 30_000,
  headersTimeout: 5000,
  connectionsCheckingInterval: 1000
}

/**
 * Rejects an upgrade to a WebSocket with this HTTP status, such as `404 Not Found`. The socket is then cut: the HTTP server
 * has handed it over, so that nothing else would end it while its client keeps its side open.
 */
export function rejectUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Listens at `address` on the `wanted` port; if that is 0, on the first of the `preferred` ports that is free, or on
 * any. Resolves with the port; rejects with the system's error.
 */
export async function listen(
  server: Server,
  address: string,
  wanted: number,
  ...preferred: readonly (number | undefined)[]
): Promise<number> {
  const on = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host: address, port, exclusive: true }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  const ports = wanted === 0 ? [...preferred.filter((port) => port !== undefined), 0] : [wanted]
  for (const [at, port] of ports.entries()) {
    try {
      await on(port)
      break
    } catch (error) {
      if (at === ports.length - 1 || !['EADDRINUSE', 'EACCES'].includes(reasonOf(error))) throw error
    }
  }
  return (server.address() as AddressInfo).port
}

/** Closes all sockets and stops listening. Sockets that do not complete the closing within half a second are cut. */
export async function endServer(server: Server, sockets: WebSocketServer): Promise<void> {
  // Lets the last pushes be sent first.
  await new Promise((resolve) => setImmediate(resolve))
  for (const socket of sockets.clients) socket.close(closeCodes.going, 'closing')
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref()
  await closed
}
