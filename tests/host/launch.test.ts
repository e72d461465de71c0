// Opening the browser: with a private file that only its user can read, never with a command line that others can see.

import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync
} from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { commandFor } from '../../main/lan/browser'
import { launchFolder, writeLaunch } from '../../main/lan/launch'
import { closeAll, stage } from './loopback-stage'
import { cleanUp, newFolder } from './rig'
import { endAll, startServeAs } from './served'
import { fetchPage } from './wire'

afterEach(async () => {
  endAll()
  await closeAll()
  await cleanUp()
})

const launches = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.startsWith('caravanserai-open-'))

/** The address that a page redirects to. */
const wayOn = (page: string): string =>
  (/content="0;url=([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')

test('the private file is written where browsers can read it', () => {
  const linux = { platform: 'linux', home: newFolder() } as const
  const { home } = linux
  // A browser installed as a snap cannot read hidden folders and has its own /tmp.
  expect(launchFolder(join(home, '.local', 'share', 'caravanserai'), linux)).toBe(home)
  expect(launchFolder('/var/lib/caravanserai', linux)).toBe(home)
  expect(launchFolder('/tmp/caravanserai', linux)).toBe(home)
  expect(launchFolder(join(home, 'games'), linux)).toBe(join(home, 'games'))
  // If the home folder is not writable, as for a service, the save folder is used.
  expect(launchFolder('/var/lib/caravanserai', { ...linux, home: '/nonexistent' })).toBe(
    '/var/lib/caravanserai'
  )
  const saves = join(home, 'Library', 'Application Support', 'Caravanserai')
  expect(launchFolder(saves, { ...linux, platform: 'darwin' })).toBe(saves)
})

test('the private file is readable by its owner only, redirects to the address, and is removed once the browser has come', async () => {
  const { rig, server, port } = await stage()
  const [home, before] = [newFolder(), process.env['HOME']]
  process.env['HOME'] = home
  try {
    const [one, other] = [writeLaunch(rig.folder, server.url), writeLaunch(rig.folder, server.url)]
    if (process.platform !== 'win32') expect(statSync(one.path).mode & 0o777).toBe(0o600)
    const address = new URL(wayOn(readFileSync(one.path, 'utf8')))
    expect(address.origin).toBe(new URL(server.url).origin)
    expect(address.searchParams.get('key')).toBe(new URL(server.url).searchParams.get('key'))
    const headers = { 'sec-fetch-site': 'cross-site' }
    // A prefetch does not remove it.
    const ahead = { ...headers, 'sec-purpose': 'prefetch' }
    await fetchPage(port, address.pathname + address.search, ahead)
    expect(existsSync(one.path)).toBe(true)
    const answer = await fetchPage(port, address.pathname + address.search, headers)
    expect([answer.status, answer.headers.location]).toEqual([303, '/enter'])
    expect([existsSync(one.path), existsSync(other.path)]).toEqual([false, true])
    // A file name that is not ours removes nothing.
    const key = address.searchParams.get('key') ?? ''
    for (const by of ['../x', '', 'x'.repeat(16)]) {
      const wrong = new URLSearchParams({ key, by })
      expect((await fetchPage(port, `/?${wrong.toString()}`, headers)).status).toBe(303)
    }
    other.remove()
    expect(existsSync(other.path)).toBe(false)
  } finally {
    process.env['HOME'] = before
  }
})

test('the next start removes private files that a killed host left, and nothing else', () => {
  const [home, before] = [newFolder(), process.env['HOME']]
  process.env['HOME'] = home
  try {
    const old = new Date(Date.now() - 3_600_000)
    const left = join(home, 'caravanserai-open-0123456789abcdef.html')
    for (const name of [left, join(home, 'caravanserai-open-mine.html'), join(home, 'notes.html')]) {
      writeFileSync(name, '')
      utimesSync(name, old, old)
    }
    const { path, remove } = writeLaunch(join(home, '.saves'), 'http://127.0.0.1:1/?key=a')
    expect([existsSync(left), existsSync(path), readdirSync(home).length]).toEqual([false, true, 3])
    remove()
  } finally {
    process.env['HOME'] = before
  }
})

test('each system opens a file with its own command, without a shell', () => {
  expect(commandFor('darwin', '/a b.html')).toEqual(['open', '/a b.html'])
  expect(commandFor('linux', '/a b.html')).toEqual(['xdg-open', '/a b.html'])
  expect(commandFor('win32', 'C:\\a b.html')).toEqual([
    'rundll32',
    'url.dll,FileProtocolHandler',
    'C:\\a b.html'
  ])
})

/** An environment whose browser opener records its arguments, and the permissions and text of the file it gets. */
function surroundings(script = ''): { env: NodeJS.ProcessEnv; home: string; note: string } {
  const [home, note] = [newFolder(), join(newFolder(), 'note')]
  const programs = newFolder()
  const opener = join(programs, 'xdg-open')
  const lines = [
    '#!/bin/sh',
    script,
    `printf '%s\\n' "$0" "$@" > '${note}.part'`,
    `stat -c %a "$1" >> '${note}.part'`,
    `cat "$1" >> '${note}.part'`,
    `mv '${note}.part' '${note}'`
  ]
  writeFileSync(opener, `${lines.join('\n')}\n`)
  chmodSync(opener, 0o755)
  return { env: { HOME: home, PATH: `${programs}${delimiter}${process.env['PATH'] ?? ''}` }, home, note }
}

test.skipIf(process.platform !== 'linux')(
  'with --open no command line contains the key; a second start opens the running host, waits for the browser and ends',
  async () => {
    const { env, home, note } = surroundings()
    const saves = join(home, '.local', 'share', 'caravanserai')
    const renderer = newFolder()
    writeFileSync(join(renderer, 'index.html'), 'the table')
    const words = ['--folder', saves, '--renderer', renderer, '--open']
    const served = await startServeAs({ env }, ...words)
    const key = new URL(served.first.url).searchParams.get('key') ?? ''
    const opened = async (): Promise<string> => {
      await expect.poll(() => existsSync(note), { timeout: 15_000 }).toBe(true)
      const [, path = '', mode, ...page] = readFileSync(note, 'utf8').split('\n')
      expect(path).toMatch(new RegExp(`^${home}/caravanserai-open-[0-9a-f]{16}\\.html$`))
      expect(mode).toBe('600')
      return wayOn(page.join('\n'))
    }
    const come = async (address: string): Promise<void> => {
      const { pathname, search } = new URL(address)
      const answer = await fetchPage(served.first.port, pathname + search, { 'sec-fetch-site': 'cross-site' })
      expect([answer.status, answer.headers.location]).toEqual([303, '/enter'])
    }
    const first = await opened()
    expect(launches(home)).toHaveLength(1)
    await come(first)
    expect(launches(home)).toEqual([])
    expect(readFileSync(note, 'utf8').split('\n').slice(0, 2).join(' ')).not.toContain(key)

    writeFileSync(note, '')
    const second = surroundings()
    const next = startServeAs({ env: { ...second.env, HOME: home } }, ...words)
    const pointed = await next
    expect(pointed.first).toMatchObject({ running: true, url: served.first.url })
    await expect.poll(() => existsSync(second.note), { timeout: 15_000 }).toBe(true)
    expect(launches(home)).toHaveLength(1)
    expect(readFileSync(`/proc/${pointed.child.pid ?? 0}/cmdline`, 'utf8')).not.toContain(key)
    await come(wayOn(readFileSync(second.note, 'utf8')))
    expect(await pointed.ended).toEqual({ code: 0, signal: null })
    expect(launches(home)).toEqual([])
    expect(await served.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(served.output().err).not.toContain(key)
  },
  60_000
)

test.skipIf(process.platform !== 'linux')(
  'a private file that no browser used is removed with the host; a failing opener is reported in one sentence',
  async () => {
    const { env, home, note } = surroundings()
    const saves = join(home, '.saves')
    const served = await startServeAs({ env }, '--folder', saves, '--open')
    await expect.poll(() => existsSync(note), { timeout: 15_000 }).toBe(true)
    expect(launches(home)).toHaveLength(1)
    expect(await served.end('SIGTERM')).toEqual({ code: 0, signal: null })
    expect(launches(home)).toEqual([])

    const broken = surroundings('exit 3')
    const other = await startServeAs({ env: { ...broken.env, HOME: home } }, '--folder', saves, '--open')
    await expect
      .poll(() => other.output().err, { timeout: 15_000 })
      .toContain('The browser could not be opened (xdg-open ended with 3). Open the address in it yourself.')
    await expect.poll(() => launches(home)).toEqual([])
    expect(await other.end('SIGTERM')).toEqual({ code: 0, signal: null })
  },
  60_000
)
