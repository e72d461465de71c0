// The loopback server: who is let in, which files are served, and what stays secret.

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contentPolicy } from '../../main/desktop/page'
import { largestFrame } from '../../main/lan/socket'
import { closeAll, serve, stage } from './loopback-stage'
import { newFolder, newRig } from './rig'
import { cookieOf, fetchPage, openSocket, openWire, type Page } from './wire'

afterEach(closeAll)

const pathOf = (url: string): string => url.slice(url.indexOf('/?'))
const safe = (page: Page): void => {
  expect(page.headers).toMatchObject({
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer'
  })
}

test('files are served with the right types and caching, and nothing outside the folder', async () => {
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

test('a symbolic link inside the folder does not lead out of it', async () => {
  const { server, port } = await stage()
  const outside = join(newFolder(), 'secret.txt')
  writeFileSync(outside, 'secret')
  const renderer = join(newFolder(), 'page')
  mkdirSync(renderer)
  writeFileSync(join(renderer, 'index.html'), 'page')
  symlinkSync(outside, join(renderer, 'link.txt'))
  await server.close()
  const rig = await newRig()
  const other = await serve({ host: rig.host, renderer })
  const cookie = await cookieOf(other.url)
  expect((await fetchPage(other.port, '/link.txt', { cookie })).status).toBe(404)
  expect((await fetchPage(other.port, '/', { cookie })).status).toBe(200)
  expect(port).toBeGreaterThan(0)
})

test('if the page is not built, a response says so', async () => {
  const rig = await newRig()
  const server = await serve({ host: rig.host, renderer: join(rig.folder, 'nowhere') })
  expect((await fetchPage(server.port, '/', { cookie: await cookieOf(server.url) })).status).toBe(503)
})

test('the Host and Origin headers must be ours', async () => {
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

test('two hosts on one machine have different ports and cookie names', async () => {
  const [one, two] = [await stage(), await stage()]
  expect(one.port).not.toBe(two.port)
  const cookie = await cookieOf(one.server.url)
  expect((await fetchPage(two.port, '/', { cookie })).status).toBe(403)
})

test('the log contains no secrets', async () => {
  const { rig, server, port, lines } = await stage()
  const key = new URL(server.url).searchParams.get('key') ?? ''
  const cookie = await cookieOf(server.url)
  const wire = await openWire(port, cookie)
  wire.socket.send(' '.repeat(largestFrame + 1))
  await wire.closed
  const text = [...lines, ...rig.lines].join('\n')
  for (const secret of [key, cookie.split('=')[1] ?? '']) expect(text.includes(secret)).toBe(false)
})
