/**
 * A client for the host that runs on a save folder, for other programs of the same user. It enters as a local page does:
 * the host's address and cookie are in the folder's `host.json`, which only its owner can read.
 */
import { WebSocket } from 'ws'
import type { Answers, Reply, Request, RequestType } from '../../shared/protocol/messages'
import { readHostFile } from '../host/folder/hostfile'
import { Refused } from '../host/refusal-error'
import { cookieName } from '../lan/browser-access'

/** How long connecting, and each reply, may take, in milliseconds. */
const timeout = 30_000

export interface RunningHost {
  /** Its process id, on the machine where it runs. */
  readonly pid: number
  /** The machine it runs on. */
  readonly machine: string | undefined
  /** Whether it has released the folder, which it does last of all but ending its process. */
  released(): boolean
  /** Resolves with the reply, also if it is a refusal. Rejects with NoHost if the host is gone or does not answer. */
  ask(request: Request): Promise<Reply>
  /** Resolves with the value of the reply. Rejects with Refused, or with NoHost as `ask` does. */
  get<T extends RequestType>(request: Extract<Request, { readonly type: T }>): Promise<Answers[T]>
  close(): void
}

/** No host runs on the folder, or it cannot be reached. */
export class NoHost extends Error {}

/** Connects to the host that runs on this folder. Rejects with NoHost. */
export async function runningHost(folder: string): Promise<RunningHost> {
  const { pid, machine, url, port, cookie } = readHostFile(folder)
  if (pid === undefined || url === undefined || port === undefined || cookie === undefined)
    throw new NoHost(folder)
  const at = `127.0.0.1:${port}`
  const socket = new WebSocket(`ws://${at}/socket`, {
    headers: { cookie: `${cookieName(port)}=${cookie}`, origin: `http://${at}` },
    perMessageDeflate: false,
    handshakeTimeout: timeout
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', (error) => reject(new NoHost(folder, { cause: error })))
  })
  const released = (): boolean => {
    const now = readHostFile(folder)
    // A file that cannot be read says nothing.
    return now.cookie !== undefined && now.pid !== pid
  }
  return { pid, machine, released, ...clientOver(socket, folder) }
}

function clientOver(socket: WebSocket, folder: string): Omit<RunningHost, 'pid' | 'machine' | 'released'> {
  const pending = new Map<number, (reply: Reply | undefined) => void>()
  let last = 0
  socket.on('error', () => undefined)
  socket.on('close', () => {
    for (const answer of pending.values()) answer(undefined)
  })
  socket.on('message', (data) => {
    const frame = JSON.parse((data as Buffer).toString('utf8')) as { re?: number; reply?: Reply }
    if (frame.re !== undefined) pending.get(frame.re)?.(frame.reply)
  })
  const ask = async (request: Request): Promise<Reply> => {
    const id = ++last
    const answer = await new Promise<Reply | undefined>((resolve) => {
      if (socket.readyState !== WebSocket.OPEN) return resolve(undefined)
      const timer = setTimeout(() => pending.get(id)?.(undefined), timeout)
      pending.set(id, (reply) => {
        clearTimeout(timer)
        pending.delete(id)
        resolve(reply)
      })
      socket.send(JSON.stringify({ id, request }))
    })
    if (!answer) throw new NoHost(folder)
    return answer
  }
  return {
    ask,
    get: async <T extends RequestType>(request: Extract<Request, { readonly type: T }>) => {
      const reply = await ask(request)
      if (!reply.ok) throw new Refused(reply.refusal, reply.at)
      // The host is trusted: it answers each type of request with the value type of `Answers`.
      return reply.value as Answers[T]
    },
    close: () => socket.close()
  }
}
