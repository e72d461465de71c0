// Whether the other ends of sockets still live.

import type { WebSocket } from 'ws'

/** A socket that was silent for a whole beat after a ping is dead. Milliseconds. */
const beat = 15_000

/** Pings every socket it watches at each beat and ends those that did not answer the last one. */
export class Pulse {
  readonly #answered = new Map<WebSocket, boolean>()
  readonly #timer: NodeJS.Timeout

  /** `every` in milliseconds. */
  constructor(every = beat) {
    this.#timer = setInterval(() => this.#beat(), every).unref()
  }

  watch(socket: WebSocket): void {
    this.#answered.set(socket, true)
    socket.on('pong', () => this.#answered.set(socket, true))
    socket.on('close', () => this.#answered.delete(socket))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    for (const [socket, answered] of this.#answered) {
      if (!answered) socket.terminate()
      else {
        this.#answered.set(socket, false)
        socket.ping()
      }
    }
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
