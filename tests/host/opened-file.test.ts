// Game files that the system opens with the app: each becomes one table, and the page is told what to show.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { openHost, type Host } from '../../main/host/index'
import { FileUnreadable, isGameFile, pathOf, showFile, type Shown } from '../../main/opened-file'
import { shownAddress, shownOf } from '../../shared/protocol/shown'
import { closeAll, serve, stage } from './loopback-stage'
import { newFolder, newRig } from './rig'
import { cookieOf, fetchPage } from './wire'

afterEach(closeAll)

const golden = resolve('tests/golden/0.1.0-format-2/voyages-2-1.caravan')
const hosts: Host[] = []
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
})

/** Opens a host with the real games. */
async function newHost(): Promise<Host> {
  const host = await openHost({ folder: newFolder() })
  hosts.push(host)
  return host
}

/** What the page of a host is to show after a file was opened. */
const show = async (host: Host, file: string): Promise<Shown> => {
  const connection = host.connect(() => undefined)
  const { shown } = await showFile(file, (request) => connection.request(request))
  connection.close()
  return shown
}

test('a game file among command line words is recognized, other words are not', () => {
  expect(['a.caravan', '/x/Y.CARAVAN', 'tables', '--open', '--x.caravan'].map(isGameFile)).toEqual([
    true,
    true,
    false,
    false,
    false
  ])
})

test('a file becomes one table, however often it is opened', async () => {
  const host = await newHost()
  const first = shownOf(`#${await show(host, golden)}`)
  expect(first).toEqual({ table: expect.stringMatching(/^voyages-/) as string })
  expect(shownOf(`#${await show(host, golden)}`)).toEqual(first)
})

test('a file given as an address, as some file managers do, is the same file', async () => {
  const host = await newHost()
  const copy = join(newFolder(), 'with a space, und ü.caravan')
  writeFileSync(copy, readFileSync(golden))
  expect(isGameFile(pathToFileURL(copy).href)).toBe(true)
  expect(await show(host, pathToFileURL(copy).href)).toBe(await show(host, golden))
  expect(pathOf('a.caravan', '/x')).toBe(resolve('/x/a.caravan'))
  await expect(show(host, 'file://elsewhere/%zz.caravan')).rejects.toThrow(FileUnreadable)
})

test('a file is found again if a mail program has changed its line ends, in one request', async () => {
  const host = await newHost()
  const first = await show(host, golden)
  const changed = join(newFolder(), 'changed.caravan')
  writeFileSync(changed, '\uFEFF' + readFileSync(golden, 'utf8').trimEnd().replaceAll('\n', '\r\n'))
  const requests: string[] = []
  const connection = host.connect(() => undefined)
  const { shown } = await showFile(changed, (request) => {
    requests.push(request.type)
    return connection.request(request)
  })
  connection.close()
  expect(shown).toBe(first)
  expect(requests).toEqual(['importTable'])
  writeFileSync(changed, readFileSync(golden, 'utf8').replaceAll('\n', '\r\n'))
  const other = await newHost()
  expect(await show(other, changed)).toBe(await show(other, changed))
})

test('an empty file and one cut short in its first line are refused, whatever tables there are', async () => {
  const host = await newHost()
  await show(host, golden)
  const [empty, short] = ['empty', 'short'].map((name) => join(newFolder(), `${name}.caravan`))
  writeFileSync(empty ?? '', '')
  writeFileSync(short ?? '', readFileSync(golden, 'utf8').slice(0, 30))
  expect(shownOf(`#${await show(host, empty ?? '')}`)).toMatchObject({ refusal: { code: 'file-empty' } })
  expect(shownOf(`#${await show(host, short ?? '')}`)).toHaveProperty('refusal')
})

test('a file of a newer version, a file that is no game and a missing file are refused', async () => {
  const host = await newHost()
  const [newer, foreign] = ['newer', 'foreign'].map((name) => join(newFolder(), `${name}.caravan`))
  writeFileSync(newer ?? '', '{"caravan":999}\n')
  writeFileSync(foreign ?? '', 'a shopping list\n')
  expect(shownOf(`#${await show(host, newer ?? '')}`)).toMatchObject({ refusal: { code: 'file-newer' } })
  expect(shownOf(`#${await show(host, foreign ?? '')}`)).toMatchObject({ refusal: { code: 'file-foreign' } })
  await expect(show(host, join(newFolder(), 'none.caravan'))).rejects.toThrow(FileUnreadable)
})

test('an address fragment that says what to show is read, anything else is ignored', () => {
  const refusal = { code: 'rules-differ', numbers: { file: '2.0', app: 1 } }
  expect(shownOf(`#${shownAddress({ refusal })}`)).toEqual({ refusal })
  for (const text of ['', '#', '#rules', '#show=', '#show=%', '#show=7', '#show=%7B%22refusal%22%3A1%7D'])
    expect(shownOf(text), text).toBeUndefined()
})

test('the entry address redirects to what the page has to show; unknown words redirect to the plain page', async () => {
  const { server, port } = await stage()
  const shown = shownAddress({ table: "o'clock" })
  const at = (text: string): string => {
    const url = new URL(server.url)
    url.searchParams.set('show', text)
    return url.pathname + url.search
  }
  const entry = await fetchPage(port, at(shown))
  expect([entry.status, entry.headers.location]).toEqual([303, `/#${shown}`])
  expect((await fetchPage(port, at('https://example.org'))).headers.location).toBe('/')
  // For a browser that comes from a file, the cookie is only sent after a page of our own.
  const crossed = await fetchPage(port, at(shown), { 'sec-fetch-site': 'cross-site' })
  const cookie = await cookieOf(server.url)
  const between = await fetchPage(port, crossed.headers.location ?? '', { cookie })
  expect(between.body).toContain(`content="0;url=/#${shown.replaceAll("'", '%27')}"`)
})

test('a page in memory is served like one in a folder', async () => {
  const { host } = await newRig()
  const bytes = Buffer.from('<!doctype html><title>inside</title>')
  const renderer = {
    file: (path: string) => (path === 'index.html' ? { bytes, tag: 'x1' } : undefined)
  }
  const { url, port } = await serve({ host, renderer })
  const cookie = await cookieOf(url)
  const page = await fetchPage(port, '/', { cookie })
  expect([page.status, page.body, page.headers.etag]).toEqual([200, bytes.toString(), '"x1"'])
  expect((await fetchPage(port, '/', { cookie, 'if-none-match': '"x1"' })).status).toBe(304)
  expect((await fetchPage(port, '/', { cookie }, 'HEAD')).body).toBe('')
  for (const path of ['/other.html', '/../index.html', '/__proto__'])
    expect((await fetchPage(port, path, { cookie })).status, path).toBe(404)
})
