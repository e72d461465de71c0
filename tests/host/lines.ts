/**
 * Connections to the host's own socket code: over a fake socket without a network, so that a million frames and every byte
 * of a reply can be observed in one process, or over a real socket.
 */
import { EventEmitter } from 'node:events'
import { WebSocket } from 'ws'
import type { Caller, Host } from '../../main/host/index'
import { attachSocket, type FrameSocket, type SocketLimits } from '../../main/lan/socket'

/** The client's end of a socket. Frames are passed to its `Hears`; `closed` is the close code once it is closed. */
export interface Line {
  readonly closed: number | undefined
  /** The address at which it reached the host, as the host knows it. */
  readonly at: string
  /** Sends bytes as a text frame or as a binary frame. */
  send(frame: Uint8Array, binary?: boolean): void
  /** Resolves when everything that was sent to this end so far has arrived. */
  flush(): Promise<void>
  /** Closes the connection. */
  end(): void
}

/** Receives whole frames, and the end of the socket. */
export interface Hears {
  text(text: string): void
  lost(): void
}

/** A fake WebSocket with what the host's socket code uses; what it sends goes straight to `hears`. */
class PlainSocket extends EventEmitter implements FrameSocket {
  readyState: number = WebSocket.OPEN
  readonly bufferedAmount = 0
  code: number | undefined
  readonly #hears: Hears

  constructor(hears: Hears) {
    super()
    this.#hears = hears
  }

  send(text: string): void {
    this.#hears.text(text)
  }

  close(code = 1005): void {
    if (this.readyState !== WebSocket.OPEN) return
    this.readyState = WebSocket.CLOSED
    this.code = code
    this.emit('close', code)
    this.#hears.lost()
  }
}

/** A connection to the host's socket code without a network. */
export function plainLine(host: Host, hears: Hears, limits: SocketLimits, caller: Caller): Line {
  const socket = new PlainSocket(hears)
  attachSocket(socket, host, () => undefined, limits, caller)
  return {
    at: caller.at,
    get closed() {
      return socket.code
    },
    send: (frame, binary = false) => void socket.emit('message', Buffer.from(frame), binary),
    flush: () => Promise.resolve(),
    end: () => socket.close(1000)
  }
}

/** A connection over a real socket to a LAN server on this machine. Resolves when it is open. */
export function networkLine(port: number, hears: Hears): Promise<Line> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, { perMessageDeflate: false })
    let closed: number | undefined
    socket.on('message', (data) => hears.text((data as Buffer).toString('utf8')))
    socket.on('error', reject)
    socket.on('close', (code) => {
      closed = code
      hears.lost()
    })
    socket.on('open', () =>
      resolve({
        at: `127.0.0.1:${port}`,
        get closed() {
          return closed
        },
        send: (frame, binary = false) => socket.send(frame, { binary }),
        flush: () =>
          new Promise((resolve) => {
            const done = (): void => {
              socket.off('pong', done)
              socket.off('close', done)
              resolve()
            }
            socket.on('pong', done)
            socket.on('close', done)
            if (socket.readyState === WebSocket.OPEN) socket.ping()
            else done()
          }),
        end: () => socket.close()
      })
    )
  })
}
