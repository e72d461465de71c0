// Whether the other ends of sockets still live.

import type { WebSocket } from 'ws'

/** Milliseconds between two pings. */
const beat = 3000
/**
 * A socket that has left so many pings unanswered is dead at the beat after: four beats after its last sign of life, 12
 * seconds, at the latest. Beats are counted and not seconds, and each first reads what has come: when the host itself has
 * slept, nobody else was silent.
 */
const mostUnanswered = 3

/** Pings every socket it watches at each beat and ends those that have fallen silent. */
export class Heartbeat {
  /** Pings since the last sign of life. */
  readonly #unanswered = new Map<WebSocket, number>()
  readonly #every: number
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  /** `every` in milliseconds. */
  constructor(every = beat) {
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

/** Pings a socket: false if it closes, or shows no life within `patience` milliseconds. */
export function isAlive(socket: WebSocket, patience: number): Promise<boolean> {
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
    const timer = setTimeout(dies, patience).unref()
    socket.on('pong', lives)
    socket.on('message', lives)
    socket.on('close', dies)
    socket.ping()
  })
}
