// Detects dead sockets by pings.

import type { WebSocket } from 'ws'

/** Time between two pings, in milliseconds. */
const pingInterval = 3000
/**
 * A socket that has left this many pings unanswered is ended instead of being pinged again: at the latest four
 * intervals (12 seconds) after it was last heard of. Pings are counted instead of time, and incoming messages are read
 * before each check, so that sockets do not look dead after the host itself was suspended.
 */
const mostUnanswered = 3

/** Pings all watched sockets at regular intervals and ends those that do not respond. */
export class Heartbeat {
  /** By socket: pings since it was last heard of. */
  readonly #unanswered = new Map<WebSocket, number>()
  readonly #every: number
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  /** `every` in milliseconds. */
  constructor(every = pingInterval) {
    this.#every = every
    this.#later()
  }

  watch(socket: WebSocket): void {
    const lives = (): void => void this.#unanswered.set(socket, 0)
    lives()
    socket.on('pong', lives)
    socket.on('message', lives)
    socket.on('close', () => this.#unanswered.delete(socket))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #later(): void {
    this.#timer = setTimeout(() => setImmediate(() => this.#beat()), this.#every).unref()
  }

  #beat(): void {
    if (this.#stopped) return
    for (const [socket, unanswered] of this.#unanswered) {
      if (unanswered >= mostUnanswered) socket.terminate()
      else {
        this.#unanswered.set(socket, unanswered + 1)
        socket.ping()
      }
    }
    this.#later()
  }
}

/** Pings a socket. Resolves with false if it closes or does not respond within `timeout` milliseconds. */
export function isAlive(socket: WebSocket, timeout: number): Promise<boolean> {
  if (socket.readyState !== socket.OPEN) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (alive: boolean): void => {
      clearTimeout(timer)
      socket.off('pong', lives)
      socket.off('message', lives)
      socket.off('close', dies)
      resolve(alive)
    }
    const lives = (): void => end(true)
    const dies = (): void => end(false)
    const timer = setTimeout(dies, timeout).unref()
    socket.on('pong', lives)
    socket.on('message', lives)
    socket.on('close', dies)
    socket.ping()
  })
}
