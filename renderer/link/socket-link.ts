/** A link over a WebSocket, for the page in a browser. Reconnects automatically, with growing pauses. */
import { shallowRef } from 'vue'
import type { Refusal } from '../../shared/engine/rules'
import type { Push, Reply, Request } from '../../shared/protocol/messages'
import { goingCode } from '../../shared/protocol/close-codes'
import { protocolVersion } from '../../shared/protocol/version'
import { appVersion } from './app-version'
import { heartbeat, wakingPatience } from './heartbeat'
import { lostReply, type Greeting, type HostLink, type LinkState } from './link'

/** The part of a WebSocket that a link needs; tests replace it. */
export interface SocketLike {
  send(text: string): void
  close(): void
  addEventListener(
    type: 'open' | 'message' | 'close',
    listener: (event: { readonly data?: unknown; readonly code?: number }) => void
  ): void
}

/** A frame from the host: the answer to a request, or a push. */
type Frame = { readonly re: number; readonly reply: Reply } | { readonly push: Push }

/** Pauses before the first, second, ... attempt to reconnect, in milliseconds; the last one repeats. */
const pauses = [200, 400, 800, 1500, 3000] as const

/** The address of the host's socket, at the page's own origin. */
export function socketAddress(page: Pick<Location, 'protocol' | 'host'>): string {
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${page.host}/socket`
}

function frameOf(data: unknown): Frame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data))
    return typeof frame === 'object' && frame !== null ? (frame as Frame) : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes a link over the sockets that `connect` opens. Requests wait for the first connection. `onWake` is given what to call
 * when the page comes back into sight: the host is asked at once, or connected to without waiting for the next attempt.
 */
export function socketLink(connect: () => SocketLike, onWake?: (wake: () => void) => void): HostLink {
  const state = shallowRef<LinkState>('open')
  const closed = shallowRef(false)
  const greeting = shallowRef<Greeting>()
  const refused = shallowRef<Refusal>()
  const listeners = new Set<(push: Push) => void>()
  const pending = new Map<number, (reply: Reply) => void>()
  const waiting: (() => void)[] = []
  let socket: SocketLike | undefined
  let greeted = false
  let attempts = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let probe = (): void => undefined
  let last = 0

  function open(): void {
    clearTimeout(retry)
    const mine = connect()
    socket = mine
    const hello = (): Promise<Reply> =>
      ask(mine, { type: 'hello', protocol: protocolVersion, app: appVersion })
    const lost = (): void => {
      beat.stop()
      if (socket === mine) lose()
    }
    const beat = heartbeat(
      () => void hello(),
      () => {
        // The `close` event may come minutes later if nobody answers.
        lost()
        mine.close()
      }
    )
    probe = () => {
      beat.asked(wakingPatience)
      void hello()
    }
    mine.addEventListener('open', () => {
      beat.asked()
      void hello().then((reply) => {
        if (socket !== mine) return
        refused.value = reply.ok ? undefined : reply.refusal
        if (reply.ok) greeting.value = (reply as Extract<Reply<'hello'>, { ok: true }>).value
        greeted = true
        attempts = 0
        state.value = 'open'
        closed.value = false
        for (const go of waiting.splice(0)) go()
      })
    })
    mine.addEventListener('message', (event) => {
      if (socket !== mine) return
      beat.heard()
      const frame = frameOf(event.data)
      if (!frame) return
      if ('push' in frame) for (const listener of [...listeners]) listener(frame.push)
      else {
        pending.get(frame.re)?.(frame.reply)
        pending.delete(frame.re)
      }
    })
    mine.addEventListener('close', ({ code }) => {
      if (code === goingCode) closed.value = true
      lost()
    })
  }

  function lose(): void {
    socket = undefined
    greeted = false
    state.value = 'lost'
    const unanswered = [...pending.values()]
    pending.clear()
    for (const answer of unanswered) answer(lostReply())
    for (const go of waiting.splice(0)) go()
    const pause = pauses[Math.min(attempts, pauses.length - 1)] ?? 3000
    attempts++
    retry = setTimeout(open, pause)
  }

  function ask(to: SocketLike, request: Request): Promise<Reply> {
    return new Promise((resolve) => {
      const id = ++last
      pending.set(id, resolve)
      try {
        to.send(JSON.stringify({ id, request }))
      } catch {
        pending.delete(id)
        resolve(lostReply())
      }
    })
  }

  async function request<R extends Request>(message: R): Promise<Reply<R['type']>> {
    if (!greeted && state.value === 'open') await new Promise<void>((go) => waiting.push(go))
    if (!socket || !greeted) return lostReply()
    return (await ask(socket, message)) as Reply<R['type']>
  }

  open()
  onWake?.(() => (socket ? probe() : open()))
  return {
    request,
    onPush: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state,
    closed,
    greeting,
    refused
  }
}
