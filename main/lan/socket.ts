/**
 * Connects a WebSocket to the host. The client sends frames `{id, request}` and gets `{re, reply}`, where `re` is the
 * request's id, and `{push}`. An invalid frame closes this socket and affects nobody else.
 */
import { WebSocket, type RawData } from 'ws'
import { z } from 'zod'
import { isDeeper } from '../../shared/engine/untrusted'
import { goingCode } from '../../shared/protocol/close-codes'
import type { Push, Reply, RequestType } from '../../shared/protocol/messages'
import type { Caller, Host, HostConnection } from '../host/index'
import { RateLimit, type Limits } from '../host/people/rate-limit'
import { refusal } from '../host/refusal-error'

/** The largest frame, needed to import a game file, and the largest of a request without a file, in bytes. */
export const largestFrame = 20 * 1024 * 1024
export const largestRequest = 64 * 1024

/** Requests with a file: a game, an analysis or packs, each with a limit of its own. Guests send none. */
const withFiles: ReadonlySet<string> = new Set<RequestType>([
  ...(['importTable', 'keepAnalysis', 'setSettings'] as const),
  ...(['createTable', 'gatherTable', 'changeTable'] as const)
])

/** Limits on one socket. */
export interface SocketLimits {
  readonly pace: Limits
  /** A client that leaves this many bytes unread is disconnected. */
  readonly backlog: number
  /** The deepest nesting of a frame. */
  readonly depth: number
}

/** For pages at this machine. */
export const localLimits: SocketLimits = {
  pace: { perSecond: 50, burst: 100, patience: 400 },
  backlog: 16 * 1024 * 1024,
  depth: Infinity
}

const frameSchema = z.strictObject({
  id: z.union([z.number(), z.string().max(40)]),
  request: z.looseObject({ type: z.string() })
})

/** Close codes of the WebSocket standard, by our reasons. */
export const closeCodes = {
  going: goingCode,
  binary: 1003,
  notJson: 1007,
  notAFrame: 1008,
  flood: 1008,
  slow: 1013
}

/** The JSON of pushes: like the push itself, it is made only once for each distinct view. */
const texts = new WeakMap<Push, string>()

function textOf(push: Push): string {
  const known = texts.get(push)
  if (known !== undefined) return known
  const text = JSON.stringify({ push })
  texts.set(push, text)
  return text
}

/** The part of a WebSocket that is needed here. */
export interface FrameSocket {
  readonly readyState: number
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  on(event: 'message', listener: (data: RawData, isBinary: boolean) => void): unknown
  on(event: 'close', listener: () => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
}

/** Connects a socket to the host until it closes. Without `caller` the client is at this machine. */
export function attachSocket(
  socket: FrameSocket,
  host: Host,
  log: (line: string) => void,
  limits = localLimits,
  caller?: Caller
): HostConnection {
  const send = (text: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return
    if (socket.bufferedAmount > limits.backlog) socket.close(closeCodes.slow, 'slow')
    else socket.send(text)
  }
  const connection = host.connect((push) => send(textOf(push)), caller)
  const pace = new RateLimit(limits.pace)

  const hear = async (data: RawData, isBinary: boolean): Promise<void> => {
    if (isBinary) return socket.close(closeCodes.binary, 'binary')
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)
    const text = bytes.toString('utf8')
    if (isDeeper(text, limits.depth)) return socket.close(closeCodes.notAFrame, 'too-deep')
    const frame = parse(text)
    if (frame === undefined) return socket.close(closeCodes.notJson, 'not-json')
    const known = frameSchema.safeParse(frame)
    if (!known.success) return socket.close(closeCodes.notAFrame, 'malformed')
    const { id } = known.data
    // The request as it was parsed: the schema's copy lacks some keys (`__proto__`), which the host is to refuse.
    const { request } = frame as z.infer<typeof frameSchema>
    const answer = (reply: Reply): void => send(JSON.stringify({ re: id, reply }))
    const step = pace.step()
    if (step === 'flood') return socket.close(closeCodes.flood, 'too-fast')
    if (step === 'wait') return answer({ ok: false, refusal: refusal('too-fast') })
    if (bytes.length > largestRequest && !withFiles.has(request.type))
      return answer({ ok: false, refusal: refusal('too-large', { limit: largestRequest }) })
    answer(await connection.request(request))
  }

  socket.on('message', (data, isBinary) => void hear(data, isBinary))
  socket.on('close', () => connection.close())
  // For a frame that is too large or malformed, ws closes the socket itself with the right code.
  socket.on('error', (error) => log(`socket: ${error.message}`))
  return connection
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
