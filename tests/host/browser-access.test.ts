// Access control of the browser mode: whoever has the key may use any number of browsers, and nobody else gets in.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { contentPolicy } from '../../main/desktop/page'
import { BrowserAccess } from '../../main/lan/browser-access'
import { closeAll, stage } from './loopback-stage'
import { cookieOf, fetchPage, openWire, type Page } from './wire'

afterEach(closeAll)

const pathOf = (url: string): string => url.slice(url.indexOf('/?'))
const keyOf = (url: string): string => new URL(url).searchParams.get('key') ?? ''
const table = '<!doctype html><title>table</title>'
const typed = (key: string): string => new URLSearchParams({ key }).toString()

/** The headers that a browser sends with a form of our own page. */
const form = (port: number, body: string, more = {}): Promise<Page> => {
  const sent = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) }
  return fetchPage(port, '/enter', { origin: `http://127.0.0.1:${port}`, ...sent, ...more }, 'POST', body)
}

/** Where a response redirects to, and whether it sets a cookie. */
const led = ({ status, headers }: Page): unknown => [
  status,
  headers.location,
  headers['set-cookie'] !== undefined
]

test('the printed address lets in one browser after another, each with a lasting cookie', async () => {
  const { server, port } = await stage()
  expect(server.url).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/\\?key=[\\w-]{43}$`))
  const given = server.url
  for (let browser = 0; browser < 3; browser++) {
    const first = await fetchPage(port, pathOf(given))
    expect([first.status, first.headers.location]).toEqual([303, '/'])
    expect(first.headers).toMatchObject({
      'content-security-policy': contentPolicy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store'
    })
    const [set = ''] = first.headers['set-cookie'] ?? []
    expect(set).toMatch(/^caravanserai-\d+=[\w-]{43}; Max-Age=34560000; HttpOnly; SameSite=Strict; Path=\/$/)
    const cookie = set.split(';')[0] ?? ''
    expect((await fetchPage(port, '/', { cookie: `other=1; ${cookie}` })).body).toBe(table)
    // The same address again, from the browser's history: the redirect removes the key from the address bar.
    expect(led(await fetchPage(port, pathOf(given), { cookie }))).toEqual([303, '/', false])
    for (const wrong of [`${cookie}x`, cookie.slice(0, -1), `${cookie.split('=')[0]}=`])
      expect((await fetchPage(port, '/', { cookie: wrong })).status).toBe(403)
  }
  expect(server.url).toBe(given)
  expect((await fetchPage(port, `/assets/index-Ab3_dE5f.js${pathOf(given).slice(1)}`)).status).toBe(403)
})

test('the cookie is valid for the next host on the folder, the old key is not', async () => {
  const { rig, server, port } = await stage()
  const cookie = await cookieOf(server.url)
  await server.close()
  await rig.again()
  const next = await stage(rig)
  expect(next.port).toBe(port)
  expect((await fetchPage(port, '/', { cookie })).body).toBe(table)
  expect(keyOf(next.server.url)).not.toBe(keyOf(server.url))
  expect((await fetchPage(port, pathOf(server.url))).status).toBe(403)
  expect(await cookieOf(next.server.url)).toBe(cookie)
})

test('HEAD requests, previews and prefetches get no cookie and change nothing', async () => {
  const { server, port } = await stage()
  const path = pathOf(server.url)
  const looks: [Record<string, string>, string][] = [
    [{}, 'HEAD'],
    [{ 'sec-purpose': 'prefetch' }, 'GET'],
    [{ 'sec-purpose': 'prefetch;prerender' }, 'GET'],
    [{ purpose: 'prefetch' }, 'GET'],
    [{ 'x-moz': 'prefetch' }, 'GET']
  ]
  for (const [headers, method] of looks)
    expect(led(await fetchPage(port, path, headers, method))).toEqual([303, '/', false])
  for (const method of ['OPTIONS', 'PUT', 'DELETE', 'POST'])
    expect(led(await fetchPage(port, path, {}, method))).toEqual([405, undefined, false])
  expect(led(await fetchPage(port, path))).toEqual([303, '/', true])
})

test('a browser that comes from another site or a file is sent on by a page of our own', async () => {
  const { server, port } = await stage()
  const path = pathOf(server.url)
  for (const site of ['cross-site', 'same-site'])
    expect(led(await fetchPage(port, path, { 'sec-fetch-site': site }))).toEqual([303, '/enter', true])
  expect(led(await fetchPage(port, path, { 'sec-fetch-site': 'none' }))).toEqual([303, '/', true])
  const between = await fetchPage(port, '/enter')
  expect([between.status, between.headers['set-cookie']]).toEqual([200, undefined])
  expect(between.body).toContain('<meta http-equiv="refresh" content="0;url=/">')
  expect(between.body).not.toContain(keyOf(server.url))
})

test('without the key a page says what to do and has a form for the key', async () => {
  const { server, port } = await stage()
  const said: [string, RegExp][] = [
    ['en', /Paste the address that it printed[^]*Address or key[^]*Open</],
    ['de-AT,de;q=0.9', /Füge die Adresse ein[^]*Adresse oder Schlüssel[^]*Öffnen</],
    ['fr', /Collez l’adresse affichée[^]*Adresse ou clé[^]*Ouvrir</]
  ]
  for (const [language, words] of said) {
    const page = await fetchPage(port, '/', { 'accept-language': language })
    expect([page.status, page.headers['cache-control']]).toEqual([403, 'no-store'])
    expect(page.body).toMatch(words)
    expect(page.body).toContain(`lang="${language.slice(0, 2)}"`)
    expect(page.body).toContain('<form method="post" action="/enter">')
    expect(page.body).not.toMatch(/<script|once and for this|table<\/title>/)
    expect(page.headers['content-security-policy']).toBe(
      contentPolicy.replace("form-action 'none'", "form-action 'self'")
    )
    expect(page.headers['x-frame-options']).toBe('DENY')
  }
  // Only this page may send a form.
  const cookie = await cookieOf(server.url)
  for (const path of ['/', '/enter', '/missing'])
    expect((await fetchPage(port, path, { cookie })).headers['content-security-policy']).toBe(contentPolicy)
})

test('the form accepts the key alone, with spaces, or within the whole address', async () => {
  const { server, port } = await stage()
  const key = keyOf(server.url)
  for (const text of [key, ` ${key}\n`, server.url, server.url.replace('127.0.0.1', 'localhost')]) {
    const answer = await form(port, typed(text))
    expect(led(answer)).toEqual([303, '/', true])
    const [cookie = ''] = (answer.headers['set-cookie'] ?? [''])[0]?.split(';') ?? []
    expect((await fetchPage(port, '/', { cookie })).body).toBe(table)
    await (await openWire(port, cookie)).get({ type: 'listTables' })
  }
  for (const text of ['', 'x', key.slice(1), `${key}x`, 'http://[', `http://evil.example/?key=${key}x`]) {
    const answer = await form(port, typed(text))
    expect([led(answer), /Wrong key[^]*<form/.test(answer.body)]).toEqual([[403, undefined, false], true])
  }
})

test('a form from another site, without an origin, for another host name, or too long is not read', async () => {
  const { server, port } = await stage()
  const right = typed(keyOf(server.url))
  for (const more of [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: `http://localhost:${port}` },
    { origin: `http://127.0.0.1:${port + 1}` },
    { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
  ])
    expect([more, led(await form(port, right, more))]).toEqual([more, [403, undefined, false]])
  const sent = { 'content-length': String(right.length) }
  expect(led(await fetchPage(port, '/enter', sent, 'POST', right))).toEqual([403, undefined, false])
  const long = `${right}&${'x'.repeat(4096)}`
  expect(led(await form(port, long))).toEqual([413, undefined, false])
  const local = { origin: `http://localhost:${port}`, host: `localhost:${port}` }
  expect(led(await form(port, right, local))).toEqual([303, '/', true])
})

test('wrong keys are slowed down, in the form and in the address alike; the right one is accepted all the same', async () => {
  const { server, port } = await stage()
  const guesses: number[] = []
  let last = ''
  // On a machine of any speed: until requests are slowed down.
  for (let guess = 0; guesses.at(-1) !== 429 || last === ''; guess++) {
    const wrong = `guess-${guess}`
    const answer =
      guess % 3 === 0
        ? await form(port, typed(wrong))
        : await fetchPage(port, `/?key=${wrong}`, {}, guess % 3 === 1 ? 'GET' : 'HEAD')
    guesses.push(answer.status)
    last = answer.body
  }
  expect(guesses.slice(0, 10)).toEqual(Array(10).fill(403))
  expect(last).toMatch(/Too many wrong keys[^]*<form/)
  // Wrong keys of others do not lock out whoever has the right one.
  expect(led(await fetchPage(port, pathOf(server.url)))).toEqual([303, '/', true])
  expect(led(await form(port, typed(keyOf(server.url))))).toEqual([303, '/', true])
  expect((await fetchPage(port, '/')).status).toBe(403)
})

test('after a while a wrong key is no longer slowed down', () => {
  let now = 0
  const gate = new BrowserAccess(1, undefined, () => now)
  const guess = (times: number): string[] => Array.from({ length: times }, () => gate.try('x'))
  expect(guess(11).slice(-2)).toEqual(['wrong-key', 'too-often'])
  now += 10_000
  expect(guess(1)).toEqual(['wrong-key'])
  expect(gate.try(new URL(gate.url).searchParams.get('key') ?? '')).toBe('right')
})

test('the key file is readable by its owner only, and is removed with the host', async () => {
  const { rig, server } = await stage()
  const kept = (): { url?: string; cookie?: string } =>
    JSON.parse(readFileSync(join(rig.folder, 'host.json'), 'utf8')) as { url?: string; cookie?: string }
  expect(kept().url).toBe(server.url)
  await server.close()
  await rig.host.close()
  expect(kept().url).toBeUndefined()
  expect(kept().cookie).toHaveLength(43)
})
