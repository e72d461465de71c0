/**
 * Clients of the host's own socket code, as they send and receive bytes: over a socket without a network, so that a
 * million frames and every byte of an answer can be watched in one process, or over a real one.
 */
import { EventEmitter } from 'node:events'
import { WebSocket } from 'ws'
import type { Caller, Host } from '../../main/host/index'
import { attachSocket, type FrameSocket, type SocketLimits } from '../../main/lan/socket'

/** One end of a socket. What came is handed to `hear` as text; `closed` holds the code once it is closed. */
export interface Line {
  readonly closed: number | undefined
  /** Where it has called the host, as the host knows it. */
  readonly at: string
  /** Sends a frame of bytes as text, or as binary. */
  send(frame: Uint8Array, binary?: boolean): void
  /** Resolves when all that was sent to this end until now has come. */
  flush(): Promise<void>
  /** The client goes. */
  end(): void
}

/** Hears whole frames, and the end of the socket. */
export interface Hears {
  text(text: string): void
  lost(): void
}

/** A WebSocket as far as the host's socket code uses one; what it sends goes straight to `hears`. */
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

/** A client on the host's socket code without a network. */
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

/** A client on a real socket to a LAN server at this machine. Resolves when it is open. */
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
