import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patience, silence, wakingPatience } from '../../renderer/link/heartbeat'
import { socketAddress, socketLink, type SocketLike } from '../../renderer/link/socket-link'

class FakeSocket implements SocketLike {
  readonly sent: { id: number; request: { type: string } }[] = []
  closed = false
  readonly #heard: Record<string, ((event: { readonly data?: unknown; readonly code?: number }) => void)[]> =
    {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: number; request: { type: string } })
  }
  close(): void {
    this.closed = true
  }
  addEventListener(
    type: string,
    listener: (event: { readonly data?: unknown; readonly code?: number }) => void
  ): void {
    ;(this.#heard[type] ??= []).push(listener)
  }
  say(type: 'open' | 'message' | 'close', data?: object, code?: number): void {
    for (const listener of this.#heard[type] ?? [])
      listener({ data: JSON.stringify(data), ...(code !== undefined && { code }) })
  }
  /** Opens the socket and answers hello. */
  greet(ok = true): void {
    this.say('open')
    const reply = ok
      ? { ok: true, value: { protocol: 3, app: 'x' } }
      : { ok: false, refusal: { code: 'protocol-differs' } }
    this.say('message', { re: this.sent[0]?.id, reply })
  }
}

let sockets: FakeSocket[]
const link = () =>
  socketLink(() => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket
  })
/** A link of a page that `wake` brings back into sight. */
const wakingLink = () => {
  let wake = (): void => undefined
  const host = socketLink(
    () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    (go) => (wake = go)
  )
  return { host, wake: () => wake() }
}
const turn = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('the first request waits for hello, and replies are matched by id', async () => {
  const host = link()
  const asked = host.request({ type: 'listTables' })
  sockets[0]?.greet()
  await turn()
  expect(sockets[0]?.sent.map((frame) => frame.request.type)).toEqual(['hello', 'listTables'])
  sockets[0]?.say('message', { re: sockets[0].sent[1]?.id, reply: { ok: true, value: { tables: [] } } })
  expect(await asked).toEqual({ ok: true, value: { tables: [] } })
})

test('a host that said that it stops counts as closed until it answers again', async () => {
  const host = link()
  sockets[0]?.greet()
  await turn()
  sockets[0]?.say('close', undefined, 1006)
  expect([host.state.value, host.closed?.value]).toEqual(['lost', false])
  await vi.advanceTimersByTimeAsync(200)
  sockets[1]?.greet()
  await turn()
  sockets[1]?.say('close', undefined, 1001)
  expect([host.state.value, host.closed?.value]).toEqual(['lost', true])
  await vi.advanceTimersByTimeAsync(200)
  sockets[2]?.say('close', undefined, 1006)
  expect(host.closed?.value).toBe(true)
  await vi.advanceTimersByTimeAsync(400)
  sockets[3]?.greet()
  await turn()
  expect([host.state.value, host.closed?.value]).toEqual(['open', false])
})

test('pushes are delivered until the listener is removed', async () => {
  const host = link()
  const heard = vi.fn()
  const stop = host.onPush(heard)
  sockets[0]?.greet()
  sockets[0]?.say('message', { push: { type: 'tables', tables: [] } })
  stop()
  sockets[0]?.say('message', { push: { type: 'tables', tables: [] } })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('when the host is lost, pending requests fail cleanly, new ones at once, and the link reconnects by itself', async () => {
  const host = link()
  sockets[0]?.greet()
  await turn()
  const pending = host.request({ type: 'listTables' })
  await turn()
  sockets[0]?.say('close')
  expect(host.state.value).toBe('lost')
  expect(await pending).toEqual({ ok: false, refusal: { code: 'host-lost' } })
  expect(await host.request({ type: 'listTables' })).toEqual({ ok: false, refusal: { code: 'host-lost' } })
  await vi.advanceTimersByTimeAsync(250)
  sockets[1]?.say('close')
  await vi.advanceTimersByTimeAsync(250)
  expect(sockets).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(250)
  expect(sockets).toHaveLength(3)
  sockets[2]?.greet()
  await turn()
  expect(host.state.value).toBe('open')
})

const typesSent = (socket: FakeSocket | undefined) => socket?.sent.map((frame) => frame.request.type)

test('a silent host is probed; if it answers the link stays, if not the link counts as lost and reconnects', async () => {
  const host = link()
  sockets[0]?.greet()
  await vi.advanceTimersByTimeAsync(silence)
  expect(typesSent(sockets[0])).toEqual(['hello', 'hello'])
  sockets[0]?.say('message', { re: sockets[0].sent[1]?.id, reply: { ok: true, value: {} } })
  await vi.advanceTimersByTimeAsync(silence - 1)
  sockets[0]?.say('message', { push: { type: 'tables', tables: [] } })
  await vi.advanceTimersByTimeAsync(silence - 1)
  expect(typesSent(sockets[0])).toEqual(['hello', 'hello'])

  await vi.advanceTimersByTimeAsync(1 + patience)
  expect([host.state.value, sockets[0]?.closed]).toEqual(['lost', true])
  await vi.advanceTimersByTimeAsync(250)
  sockets[1]?.greet()
  await turn()
  expect(host.state.value).toBe('open')
  // Late messages of the old socket, and its close event, are ignored.
  const heard = vi.fn()
  host.onPush(heard)
  sockets[0]?.say('message', { push: { type: 'tables', tables: [] } })
  sockets[0]?.say('close')
  expect([heard.mock.calls.length, host.state.value]).toEqual([0, 'open'])
})

test('a socket that never opens is abandoned, and another one is tried', async () => {
  const host = link()
  await vi.advanceTimersByTimeAsync(patience + 250)
  expect([host.state.value, sockets[0]?.closed, sockets.length]).toEqual(['lost', true, 2])
  sockets[1]?.say('open')
  await vi.advanceTimersByTimeAsync(patience)
  expect([host.state.value, sockets[1]?.closed]).toEqual(['lost', true])
})

test('a phone that wakes asks the host at once, and soon connects anew if its connection has died', async () => {
  const { host, wake } = wakingLink()
  sockets[0]?.greet()
  await turn()
  wake()
  expect(typesSent(sockets[0])).toEqual(['hello', 'hello'])
  sockets[0]?.say('message', { re: sockets[0].sent[1]?.id, reply: { ok: true, value: {} } })
  await vi.advanceTimersByTimeAsync(wakingPatience)
  expect([host.state.value, sockets.length]).toEqual(['open', 1])
  wake()
  await vi.advanceTimersByTimeAsync(wakingPatience + 250)
  expect([host.state.value, sockets[0]?.closed, sockets.length]).toEqual(['lost', true, 2])
  sockets[1]?.greet()
  await turn()
  expect(host.state.value).toBe('open')
})

test('a phone that wakes between two attempts to connect tries at once, and only once', async () => {
  const { host, wake } = wakingLink()
  sockets[0]?.greet()
  await turn()
  sockets[0]?.say('close')
  wake()
  expect(sockets).toHaveLength(2)
  sockets[1]?.greet()
  await vi.advanceTimersByTimeAsync(1000)
  expect([host.state.value, sockets.length]).toEqual(['open', 2])
})

test('a host of another version leads to an error, not to an open link', async () => {
  const host = link()
  sockets[0]?.greet(false)
  await turn()
  expect(host.refused.value?.code).toBe('protocol-differs')
})

test('the socket’s address is at the page’s own origin', () => {
  expect(socketAddress({ protocol: 'http:', host: '127.0.0.1:81' })).toBe('ws://127.0.0.1:81/socket')
  expect(socketAddress({ protocol: 'https:', host: 'h' })).toBe('wss://h/socket')
})
