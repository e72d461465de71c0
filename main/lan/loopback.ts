/**
 * The server for browsers at this machine: the built page and a WebSocket at `/socket`, on 127.0.0.1 only. Its port and
 * cookie are stored in the save folder's `host.json`, so that an open page reconnects after the host was restarted.
 */
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { readHostFile, writeHostFile } from '../host/folder/hostfile'
import type { Host } from '../host/index'
import { reasonOf } from '../host/refusal-error'
import { handleLogin, type BrowserLogin } from './browser-login'
import { BrowserAccess } from './browser-access'
import type { BuiltPage } from './built-page'
import { removeLaunch } from './launch'
import { sendPage } from './pages'
import { Heartbeat } from './heartbeat'
import { endServer, listen, rejectUpgrade, serverLimits } from './server'
import { attachSocket, largestFrame } from './socket'

export interface LoopbackOptions {
  readonly host: Host
  readonly renderer: BuiltPage
  /** Port on 127.0.0.1; 0 or absent: the one used last if it is free, else any. */
  readonly port?: number
  /** Receives log lines for developers, which contain no secrets. */
  readonly log?: (line: string) => void
}

export interface Loopback {
  readonly port: number
  /** The address that logs any browser of this person in, as long as this server runs. */
  readonly url: string
  /** Closes all sockets and stops listening. The host stays open. */
  close(): Promise<void>
}

/** Starts the server. Rejects with the system's error if the port is not available. */
export async function openLoopback(options: LoopbackOptions): Promise<Loopback> {
  const { host, renderer, log = () => undefined } = options
  const kept = readHostFile(host.folder)
  const server = createServer(serverLimits)
  const port = await listen(server, '127.0.0.1', options.port ?? 0, kept.port)
  const access = new BrowserAccess(port, kept.cookie)

  const address = { url: access.url, port, cookie: access.cookie }
  await writeHostFile(host.folder, address, host.fence).catch((error: unknown) =>
    log(`host.json could not be written: ${reasonOf(error)}`)
  )

  const login: BrowserLogin = { access, entered: (by) => removeLaunch(host.folder, by) }
  server.on('request', (request, response) => {
    handleLogin(request, response, login)
      .then((may) => (may ? sendPage(request, response, renderer) : undefined))
      .catch((error: unknown) => {
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
  const heartbeat = new Heartbeat()
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    duplex.on('error', () => duplex.destroy())
    const path = (request.url ?? '').split('?')[0]
    if (path !== '/socket') return rejectUpgrade(duplex, '404 Not Found')
    if (!access.isOurOrigin(request) || !access.isKnown(request))
      return rejectUpgrade(duplex, '403 Forbidden')
    sockets.handleUpgrade(request, duplex, head, (socket) => {
      heartbeat.watch(socket)
      attachSocket(socket, host, log)
    })
  })

  return {
    port,
    url: access.url,
    close: async () => {
      heartbeat.stop()
      await endServer(server, sockets)
    }
  }
}
