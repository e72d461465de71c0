/**
 * The host that runs on a save folder, asked by another program of the same person: its address and the key to it lie
 * in the folder, readable by its owner alone. It is the way in of the local page; there is no other.
 */
import { WebSocket } from 'ws'
import type { Answers, Reply, Request, RequestType } from '../../shared/protocol/messages'
import { readHostFile } from '../host/folder/hostfile'
import { Refused } from '../host/refusal-error'
import { cookieName } from '../lan/browser-access'

/** How long connecting and each answer may take, in milliseconds. */
const patience = 30_000

export interface RunningHost {
  /** Its process. */
  readonly pid: number
  /** Its reply, be it a refusal; rejects with an Error when the host is gone. */
  ask(request: Request): Promise<Reply>
  /** Rejects with Refused, or with an Error when the host is gone. */
  get<T extends RequestType>(request: Extract<Request, { readonly type: T }>): Promise<Answers[T]>
  close(): void
}

/** No host can be asked: none runs on the folder, or it cannot be reached. */
export class NoHost extends Error {}

/** Connects to the host that runs on this folder. Rejects with NoHost. */
export async function runningHost(folder: string): Promise<RunningHost> {
  const { pid, url, port, cookie } = readHostFile(folder)
  if (pid === undefined || url === undefined || port === undefined || cookie === undefined)
    throw new NoHost(folder)
  const at = `127.0.0.1:${port}`
  const socket = new WebSocket(`ws://${at}/socket`, {
    headers: { cookie: `${cookieName(port)}=${cookie}`, origin: `http://${at}` },
    perMessageDeflate: false,
    handshakeTimeout: patience
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', (error) => reject(new NoHost(folder, { cause: error })))
  })
  return { pid, ...talkOver(socket, folder) }
}

function talkOver(socket: WebSocket, folder: string): Omit<RunningHost, 'pid'> {
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
      const late = setTimeout(() => pending.get(id)?.(undefined), patience)
      pending.set(id, (reply) => {
        clearTimeout(late)
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
      // Our own host answers each kind of request with its own kind of value.
      return reply.value as Answers[T]
    },
    close: () => socket.close()
  }
}
