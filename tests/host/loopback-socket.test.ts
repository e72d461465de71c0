// A page on this machine over the loopback server's socket: it plays, and its errors affect no other connection.

import { afterEach, expect, test } from 'vitest'
import { RateLimit } from '../../main/host/people/rate-limit'
import { largestFrame, largestRequest, localLimits } from '../../main/lan/socket'
import { closeAll, stage } from './loopback-stage'
import { twoSeats } from './rig'
import { cookieOf, openWire } from './wire'

const { burst } = localLimits.pace
afterEach(closeAll)

test('a second tab and a reload show the same table over the socket', async () => {
  const { server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const one = await openWire(port, cookie)
  await one.get({ type: 'hello', protocol: 3, app: '0.1.0' })
  const { table } = await one.get({
    type: 'createTable',
    game: 'toy',
    options: { first: '0' },
    seats: twoSeats
  })
  await one.get({ type: 'openTable', table })
  const two = await openWire(port, cookie)
  await two.get({ type: 'openTable', table })
  for (const seat of [0, 1]) {
    const { decisions } = await one.get({ type: 'takeOver', seat, secrets: true })
    const decision = decisions.find((open) => open.seat === seat)?.id ?? -1
    const choices = [{ type: 'pledge', value: 3 }]
    await one.get({ type: 'choose', command: `p${seat}`, seat, decision, choices })
  }
  one.socket.terminate()
  await one.closed
  const reloaded = await openWire(port, cookie)
  const now = await reloaded.get({ type: 'openTable', table })
  expect(await two.get({ type: 'openTable', table })).toEqual(now)
  expect(two.pushes.filter(({ type }) => type === 'update')).toMatchObject([{ next: 1 }, { next: 2 }])
})

test('bad frames close only the socket that sent them', async () => {
  const { rig, server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const good = await openWire(port, cookie)
  const bad: [string | Buffer, number][] = [
    ['no json', 1007],
    ['', 1007],
    ['7', 1008],
    ['{}', 1008],
    ['{"id":1}', 1008],
    ['{"id":{},"request":{"type":"hello"}}', 1008],
    ['{"id":1,"request":"hello"}', 1008],
    ['{"id":1,"request":{"type":"hello"},"more":1}', 1008],
    [Buffer.from('{"id":1,"request":{"type":"listTables"}}'), 1003],
    ['['.repeat(60_000), 1007],
    [' '.repeat(largestFrame + 1), 1009]
  ]
  for (const [frame, code] of bad) {
    const wire = await openWire(port, cookie)
    wire.socket.send(frame, { binary: typeof frame !== 'string' })
    expect([String(frame).slice(0, 50), await wire.closed]).toEqual([String(frame).slice(0, 50), code])
  }
  expect(await good.ask({ type: 'nothing' })).toEqual({ ok: false, refusal: { code: 'malformed' } })
  const padded = { type: 'openTable', table: 'x', padding: 'x'.repeat(largestRequest) }
  expect(await good.ask(padded)).toEqual({
    ok: false,
    refusal: { code: 'too-large', numbers: { limit: largestRequest } }
  })
  const big = { type: 'importTable', name: 'x', text: 'x'.repeat(3 * largestRequest) }
  expect(await good.ask(big)).toEqual({ ok: false, refusal: { code: 'file-foreign' } })
  expect(await good.get({ type: 'listTables' })).toEqual({ tables: [] })
  expect(rig.lines.filter((line) => line.includes('fault'))).toEqual([])
})

test('a page in a browser stores long analyses and packs, as the app does', async () => {
  const { server, port } = await stage()
  const wire = await openWire(port, await cookieOf(server.url))
  const text = 'x'.repeat(3 * largestRequest)
  const key = '0123456789abcd'
  await wire.get({ type: 'keepAnalysis', key, text })
  expect(await wire.get({ type: 'getAnalysis', key })).toEqual({ text })
  const packs = { expedition: 'p'.repeat(40_000), 'voyages/agents': 'q'.repeat(40_000) }
  expect((await wire.get({ type: 'setSettings', settings: { packs } })).settings.packs).toEqual(packs)
})

test('a flood is refused, then disconnected; others are not disturbed', async () => {
  const { server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const [good, flood] = [await openWire(port, cookie), await openWire(port, cookie)]
  const seen = new Map<string, number>()
  const ask = (): Promise<unknown> =>
    flood
      .ask({ type: 'getSettings' })
      .then((reply) => (reply.ok ? 'ok' : reply.refusal.code))
      .catch(() => 'closed')
      .then((what) => seen.set(what, (seen.get(what) ?? 0) + 1))
  // On a machine of any speed: until the host disconnects it.
  while (!seen.has('closed')) await Promise.all(Array.from({ length: 500 }, ask))
  expect(await flood.closed).toBe(1008)
  expect(seen.get('ok')).toBeGreaterThanOrEqual(burst)
  expect(seen.get('too-fast')).toBeGreaterThan(0)
  expect(await good.get({ type: 'listTables' })).toEqual({ tables: [] })
})

test('the rate limit refills at fifty requests a second', () => {
  let now = 0
  const pace = new RateLimit(localLimits.pace, () => now)
  const passed = (n: number): number =>
    Array.from({ length: n }, () => pace.step()).filter((s) => s === 'pass').length
  expect(passed(150)).toBe(burst)
  now += 2000
  expect(passed(60)).toBe(50)
  now += 60_000
  expect(passed(150)).toBe(burst)
  expect(Array.from({ length: 500 }, () => pace.step())).toContain('flood')
})

test('an open page reconnects after a restart of the host: same port, same cookie', async () => {
  const { rig, server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const wire = await openWire(port, cookie)
  await server.close()
  expect(await wire.closed).toBe(1001)
  await rig.again()
  const next = await stage(rig)
  expect(next.port).toBe(port)
  const back = await openWire(port, cookie)
  expect(await back.get({ type: 'listTables' })).toEqual({ tables: [] })
})
