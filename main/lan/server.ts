// What both servers do with ports and sockets.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import type { WebSocketServer } from 'ws'
import { reasonOf } from '../host/refusal-error'
import { closeCodes } from './socket'

/** Bounds of a request for a page, by Node's names; times in milliseconds. */
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

/** Answers a request for a socket with no, and ends it. */
export function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Listens at `address` on the wanted port, or (wanted 0: any will do) on one of `liked` that is free, or any. Answers
 * with the port; rejects with the system's error.
 */
export async function listen(
  server: Server,
  address: string,
  wanted: number,
  ...liked: readonly (number | undefined)[]
): Promise<number> {
  const on = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      server.once('error', reject)
      server.listen({ host: address, port, exclusive: true }, () => {
        server.off('error', reject)
        resolve()
      })
    })
  const ports = wanted === 0 ? [...liked.filter((port) => port !== undefined), 0] : [wanted]
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

/** Says goodbye to all sockets and stops listening; those who do not answer in half a second are cut. */
export async function endServer(server: Server, sockets: WebSocketServer): Promise<void> {
  // What was said last still goes out.
  await new Promise((resolve) => setImmediate(resolve))
  for (const socket of sockets.clients) socket.close(closeCodes.going, 'closing')
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeAllConnections()
  setTimeout(() => sockets.clients.forEach((socket) => socket.terminate()), 500).unref()
  await closed
}
