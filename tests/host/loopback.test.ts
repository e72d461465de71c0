import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contentPolicy } from '../../main/desktop/page'
import { openLoopback, type Loopback } from '../../main/lan/loopback'
import { commandFor } from '../../main/lan/browser'
import { Pace } from '../../main/host/pace'
import { largestFrame, largestRequest, localLimits } from '../../main/lan/socket'
import { cleanUp, newFolder, newRig, twoSeats, type Rig } from './rig'
import { cookieOf, fetchPage, openSocket, openWire, type Page } from './wire'

const { burst } = localLimits.pace
const servers: Loopback[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  await cleanUp()
})

interface Stage {
  readonly rig: Rig
  readonly server: Loopback
  readonly port: number
  readonly lines: string[]
}

/** A host with its server and a small built page. */
async function stage(rig?: Rig): Promise<Stage> {
  const own = rig ?? (await newRig())
  const renderer = join(newFolder(), 'page')
  mkdirSync(join(renderer, 'assets'), { recursive: true })
  writeFileSync(join(renderer, 'index.html'), '<!doctype html><title>table</title>')
  writeFileSync(join(renderer, 'assets', 'index-Ab3_dE5f.js'), 'export {}')
  writeFileSync(join(renderer, 'assets', 'sound.ogg'), 'tune')
  writeFileSync(join(renderer, 'notes.unknown'), 'x')
  writeFileSync(join(renderer, '..', 'secret.txt'), 'secret')
  writeFileSync(join(renderer, '.hidden.txt'), 'secret')
  const lines: string[] = []
  const server = await openLoopback({ host: own.host, renderer, log: (line) => lines.push(line) })
  servers.push(server)
  return { rig: own, server, port: server.port, lines }
}

const pathOf = (url: string): string => url.slice(url.indexOf('/?'))
const safe = (page: Page): void => {
  expect(page.headers).toMatchObject({
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer'
  })
}

test('the key opens the table once, for a cookie that scripts and other sites cannot use', async () => {
  const { server, port } = await stage()
  const opened = server.url
  expect(opened).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?key=[\\w-]{43}$`))

  const stranger = await fetchPage(port, '/')
  expect([stranger.status, stranger.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  expect(stranger.body).not.toContain('table</title>')
  safe(stranger)

  const first = await fetchPage(port, pathOf(opened))
  expect([first.status, first.headers.location]).toEqual([303, '/'])
  const [set = ''] = first.headers['set-cookie'] ?? []
  expect(set).toMatch(/^caravanserai-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/)
  const cookie = set.split(';')[0] ?? ''
  safe(first)

  expect((await fetchPage(port, pathOf(opened))).status).toBe(403)
  const again = await fetchPage(port, pathOf(opened), { cookie })
  expect([again.status, again.headers.location, again.headers['set-cookie']]).toEqual([303, '/', undefined])
  const page = await fetchPage(port, '/', { cookie: `other=1; ${cookie}` })
  expect([page.status, page.body]).toEqual([200, '<!doctype html><title>table</title>'])
  safe(page)

  expect(server.url).not.toBe(opened)
  expect((await fetchPage(port, pathOf(server.url))).status).toBe(303)
  for (const wrong of ['/?key=', '/?key=x', `/assets/index-Ab3_dE5f.js?key=${pathOf(server.url).slice(6)}`])
    expect((await fetchPage(port, wrong)).status).toBe(403)
  expect((await fetchPage(port, '/', { cookie: `${cookie}x` })).status).toBe(403)
  expect((await fetchPage(port, '/', { cookie: cookie.slice(0, -1) })).status).toBe(403)
})

test('files: right types, long or no caching, nothing outside the folder', async () => {
  const { server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const get = (path: string, more = {}, method = 'GET'): Promise<Page> =>
    fetchPage(port, path, { cookie, ...more }, method)

  const script = await get('/assets/index-Ab3_dE5f.js')
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable'
  })
  const page = await get('/index.html')
  expect(page.headers['cache-control']).toBe('private, no-cache')
  expect((await get('/', { 'if-none-match': String(page.headers.etag) })).status).toBe(304)
  const head = await get('/', {}, 'HEAD')
  expect([head.status, head.body]).toEqual([200, ''])
  expect((await get('/assets/sound.ogg')).headers['content-type']).toBe('audio/ogg')

  const ways = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '//secret.txt',
    '/%00',
    '/%',
    '/assets',
    '/assets/',
    '/.hidden.txt',
    '/notes.unknown',
    '/missing.js',
    '/socket'
  ]
  for (const way of ways) {
    const answer = await get(way)
    expect([way, answer.status]).toEqual([way, 404])
    expect(answer.body).not.toContain('secret')
    safe(answer)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await get('/', {}, method)).status).toBe(405)
  expect((await get('/')).status).toBe(200)
})

test('a link inside the folder does not lead out of it', async () => {
  const { server, port } = await stage()
  const outside = join(newFolder(), 'secret.txt')
  writeFileSync(outside, 'secret')
  const renderer = join(newFolder(), 'page')
  mkdirSync(renderer)
  writeFileSync(join(renderer, 'index.html'), 'page')
  symlinkSync(outside, join(renderer, 'link.txt'))
  await server.close()
  const rig = await newRig()
  const other = await openLoopback({ host: rig.host, renderer })
  servers.push(other)
  const cookie = await cookieOf(other.url)
  expect((await fetchPage(other.port, '/link.txt', { cookie })).status).toBe(404)
  expect((await fetchPage(other.port, '/', { cookie })).status).toBe(200)
  expect(port).toBeGreaterThan(0)
})

test('a page that is not built yet is said so', async () => {
  const rig = await newRig()
  const server = await openLoopback({ host: rig.host, renderer: join(rig.folder, 'nowhere') })
  servers.push(server)
  expect((await fetchPage(server.port, '/', { cookie: await cookieOf(server.url) })).status).toBe(503)
})

test('Host and Origin must be ours', async () => {
  const { server, port } = await stage()
  const cookie = await cookieOf(server.url)
  for (const host of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1:${port + 1}`,
    '0.0.0.0'
  ])
    expect((await fetchPage(port, '/', { cookie, host })).status).toBe(403)
  expect((await fetchPage(port, pathOf(server.url), { host: 'evil.example' })).status).toBe(403)
  expect((await fetchPage(port, '/', { cookie, host: `localhost:${port}` })).status).toBe(200)

  const own = `http://127.0.0.1:${port}`
  const wrong: Record<string, string>[] = [
    { cookie },
    { origin: own },
    { cookie, origin: 'http://evil.example' },
    { cookie, origin: 'null' },
    { cookie, origin: `https://127.0.0.1:${port}` },
    { cookie, origin: `http://localhost:${port}` },
    { cookie, origin: own, host: `evil.example:${port}` },
    { cookie: `${cookie}x`, origin: own }
  ]
  for (const headers of wrong) await expect(openSocket(port, headers)).rejects.toThrow('403')
  await expect(openSocket(port, { cookie, origin: own }, '/other')).rejects.toThrow('404')
  const local = { cookie, origin: `http://localhost:${port}`, host: `localhost:${port}` }
  for (const headers of [{ cookie, origin: own }, local]) (await openSocket(port, headers)).terminate()
})

test('a table over the socket; a second tab and a reload show the same', async () => {
  const { server, port } = await stage()
  const cookie = await cookieOf(server.url)
  const one = await openWire(port, cookie)
  await one.get({ type: 'hello', protocol: 1, app: '0.1.0' })
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

test('bad frames cost only the socket that sent them', async () => {
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

test('a flood is refused, then ended; others are not disturbed', async () => {
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
  // However slow the machine: until the host has had enough.
  while (!seen.has('closed')) await Promise.all(Array.from({ length: 500 }, ask))
  expect(await flood.closed).toBe(1008)
  expect(seen.get('ok')).toBeGreaterThanOrEqual(burst)
  expect(seen.get('too-fast')).toBeGreaterThan(0)
  expect(await good.get({ type: 'listTables' })).toEqual({ tables: [] })
})

test('the pace refills at fifty a second', () => {
  let now = 0
  const pace = new Pace(localLimits.pace, () => now)
  const passed = (n: number): number =>
    Array.from({ length: n }, () => pace.step()).filter((s) => s === 'pass').length
  expect(passed(150)).toBe(burst)
  now += 2000
  expect(passed(60)).toBe(50)
  now += 60_000
  expect(passed(150)).toBe(burst)
  expect(Array.from({ length: 500 }, () => pace.step())).toContain('flood')
})

test('an open page comes in again after the host was away: same port, same cookie', async () => {
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

test('two hosts on one machine: another port, another cookie', async () => {
  const [one, two] = [await stage(), await stage()]
  expect(one.port).not.toBe(two.port)
  const cookie = await cookieOf(one.server.url)
  expect((await fetchPage(two.port, '/', { cookie })).status).toBe(403)
})

test('what developers read holds no secrets', async () => {
  const { rig, server, port, lines } = await stage()
  const key = new URL(server.url).searchParams.get('key') ?? ''
  const cookie = await cookieOf(server.url)
  const wire = await openWire(port, cookie)
  wire.socket.send(' '.repeat(largestFrame + 1))
  await wire.closed
  const text = [...lines, ...rig.lines].join('\n')
  for (const secret of [key, cookie.split('=')[1] ?? '', new URL(server.url).searchParams.get('key') ?? ''])
    expect(text.includes(secret)).toBe(false)
})

test('each system opens an address in its own way, without a shell', () => {
  const url = 'http://127.0.0.1:1/?key=a'
  expect(commandFor('darwin', url)).toEqual(['open', url])
  expect(commandFor('linux', url)).toEqual(['xdg-open', url])
  expect(commandFor('win32', url)).toEqual(['rundll32', 'url.dll,FileProtocolHandler', url])
})
