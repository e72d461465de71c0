// The save folder disappears under a running host: renamed, unplugged, unreadable, read-only. Also: the reader of its
// output disappears.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { games } from '../../shared/games/index'
import { calm, playFirst } from './moves'
import { cleanUp, newFolder, twoSeats } from './rig'
import { endAll, startServe, startServeAs, startServeWith, type Served } from './served'
import { plainUser, unmountAll } from './small-disk'
import { cookieOf, openGuest, openSocket, openWire, wireOver, type Wire } from './wire'

afterEach(async () => {
  endAll()
  unmountAll()
  await cleanUp()
})

const root = resolve(import.meta.dirname, '../..')
const [found] = games
if (!found) throw new Error('no game')
const voyages = found
const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }

async function clientOf({ first }: Served): Promise<Wire> {
  return calm(await openWire(first.port, await cookieOf(first.url)))
}

/** Plays, makes the folder disappear, expects refusals for longer than the lock lives, brings it back and plays on. */
async function through(
  start: (...words: string[]) => Promise<Served>,
  folder: string,
  away: () => void,
  back: () => void,
  reason: string
): Promise<void> {
  const served = await start('--port', '0', '--folder', folder)
  const wire = await clientOf(served)
  const { table } = await wire.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
  for (let choice = 0; choice < 3; choice++)
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })

  away()
  const why = { code: expect.stringMatching(/^(folder|journal)-failed$/) as string, numbers: { reason } }
  // Longer than the lock lives here.
  for (const end = Date.now() + 2500; Date.now() < end;) {
    // A stopped table refuses to be shown, too.
    const { decisions } = await wire.get({ type: 'openTable', table }).catch(() => ({ decisions: [] }))
    if (decisions.length > 0)
      expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: false, refusal: why })
    else expect(await wire.refused({ type: 'openTable', table })).toMatchObject(why)
    expect(await wire.refused({ type: 'listTables' })).toMatchObject({
      code: 'folder-failed',
      numbers: { reason }
    })
    expect(
      await wire.refused({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
    ).toMatchObject(why)
    expect(await wire.refused({ type: 'setSettings', settings: { speed: 2 } })).toMatchObject(why)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  expect(served.child.exitCode).toBeNull()

  back()
  for (let choice = 0; choice < 3; choice++)
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })
  const snapshot = await wire.get({ type: 'openTable', table })
  expect(snapshot.next).toBe(6)
  expect(snapshot.table.damage).toBeUndefined()
  expect((await served.end('SIGTERM')).code).toBe(0)
  expect(readdirSync(folder)).not.toContain('host.lock')
  expect(readdirSync(folder)).not.toContain('logs')
}

/** The lock's lifetime in milliseconds: shorter than the folder is away. */
const env = { CARAVANSERAI_LOCK_LIFE: '1500' }
const startShort = (...words: string[]): Promise<Served> => startServeWith({ env }, ...words)

test(
  'with its folder renamed a host refuses choices, and the table goes on when the folder is back',
  { timeout: 60_000 },
  async () => {
    const folder = join(newFolder(), 'games')
    mkdirSync(folder)
    await through(
      startShort,
      folder,
      () => renameSync(folder, `${folder} elsewhere`),
      () => renameSync(`${folder} elsewhere`, folder),
      'ENOENT'
    )
  }
)

test(
  'with its disk removed a host refuses choices, and the table goes on when the disk is back',
  { timeout: 60_000 },
  async ({ skip }) => {
    const [disk, folder] = [newFolder(), newFolder()]
    const mount = (): number | null =>
      process.platform === 'linux' ? spawnSync('mount', ['--bind', disk, folder]).status : 1
    if (mount() !== 0) return skip('nothing can be mounted here')
    const unmount = (): void => void execFileSync('umount', ['--lazy', folder])
    try {
      await through(startShort, folder, unmount, mount, 'ENOENT')
    } finally {
      unmount()
    }
  }
)

test(
  'with its folder unreadable a host refuses choices, and the table goes on when it can be read again',
  { timeout: 60_000 },
  async ({ skip }) => {
    const user = plainUser()
    if ('missing' in user) return skip(user.missing)
    const folder = newFolder()
    if (user.uid !== undefined) chownSync(folder, user.uid, user.uid)
    await through(
      (...words) => startServeWith({ user, env }, ...words),
      folder,
      () => chmodSync(folder, 0),
      () => chmodSync(folder, 0o700),
      'EACCES'
    )
  }
)

test(
  'a start on a folder that cannot be written to is refused in one sentence',
  { timeout: 60_000 },
  async ({ skip }) => {
    const folder = newFolder()
    const said = async (served: Promise<Served>): Promise<string> => {
      const message = await served.then(
        () => 'it started',
        (error: unknown) => String(error)
      )
      const [, sentence = message] = /serve ended with 1: +(.*)\n/s.exec(`${message}\n`) ?? []
      return sentence.trim()
    }
    const sentence = (reason: string): string =>
      `The save folder ${folder} cannot be used (${reason}): make it readable and writable for this user, or choose another one with --folder.`
    const user = plainUser()
    if ('missing' in user) return skip(user.missing)
    if (user.uid !== undefined) chownSync(folder, user.uid, user.uid)
    chmodSync(folder, 0o555)
    expect(await said(startServeAs(user, '--port', '0', '--folder', folder))).toBe(sentence('EACCES'))
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]).status !== 0) return
    try {
      expect(await said(startServe('--port', '0', '--folder', folder))).toBe(sentence('EROFS'))
    } finally {
      execFileSync('umount', ['--lazy', folder])
    }
  }
)

test(
  'a host goes on when nobody reads its output any more, whatever it logs',
  { timeout: 60_000 },
  async ({ skip }) => {
    if (process.platform === 'win32') return skip('there is no sh here')
    const folder = newFolder()
    const words = `--port 0 --folder ${folder} --lan --lan-address 127.0.0.1 --lan-port 0`
    const line = `${process.execPath} --import tsx main/serve.ts ${words} 2>&1 | head -1`
    const shell = spawn('sh', ['-c', line], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    const [text] = (await once(createInterface({ input: shell.stdout }), 'line')) as [string]
    const first = JSON.parse(text) as { pid: number; url: string; port: number; lan: { port: number } }
    try {
      const wire = await openWire(first.port, await cookieOf(first.url))
      for (let guest = 0; guest < 5; guest++) {
        // A wrong hello makes the host log a line that nobody reads.
        const stranger = wireOver(await openSocket(first.lan.port, {}))
        const hello = { type: 'hello', protocol: 99, app: 'another' }
        expect((await stranger.refused(hello)).code).toBe('protocol-differs')
        stranger.socket.close()
      }
      expect((await openGuest(first.lan.port)).socket.readyState).toBe(1)
      expect(await wire.get({ type: 'listTables' })).toEqual({ tables: [] })
      expect(readdirSync(folder)).not.toContain('logs')
    } finally {
      process.kill(first.pid, 'SIGTERM')
      await once(shell, 'close')
    }
  }
)
