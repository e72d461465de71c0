/** Measures round trips to a raw `ws` echo, see echo-server.ts. */
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { startChild } from '../lib/child'

/** Bytes of a frame, and bytes that the server writes before it answers. */
const frameBytes = 2000
const appended = 250

export interface Echo {
  /** Milliseconds of one round trip. */
  trip(): Promise<number>
  end(): Promise<void>
}

/** Starts the server, which appends to a file in `folder`, and connects to it. */
export async function openEcho(folder: string): Promise<Echo> {
  const server = await startChild('echo-server', [join(folder, 'echo'), String(appended)])
  const { port } = server.first as { port: number }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const frame = 'x'.repeat(frameBytes)
  return {
    trip: () =>
      new Promise((resolve) => {
        socket.once('message', () => resolve(performance.now() - started))
        const started = performance.now()
        socket.send(frame)
      }),
    end: () => {
      socket.close()
      return server.end()
    }
  }
}
