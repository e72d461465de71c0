// A real full disk and really missing file permissions: a real host process over its socket.

import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  truncateSync,
  writeFileSync
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { commands } from '../../main/dedicated/commands'
import type { RunningHost } from '../../main/dedicated/running-host'
import { writeForPeople } from '../../main/host/folder/disk'
import { readRecord } from '../../main/host/folder/record'
import { seeded } from '../../shared/engine/chance'
import { gameById, games } from '../../shared/games/index'
import { calm, playNth } from './moves'
import { cleanUp, newFolder, newRig, twoSeats } from './rig'
import { endAll, startServe, startServeAs, type Served } from './served'
import { mountSmall, plainUser, unmountAll } from './small-disk'
import { cookieOf, openWire, type Wire } from './wire'

afterEach(async () => {
  endAll()
  unmountAll()
  await cleanUp()
})

const found = gameById('voyages')
if (!found) throw new Error('no game')
const voyages = found

/** A game of Voyages on a running host: one client plays, another watches. */
class Party {
  /** The choices that the host acknowledged, by number. */
  readonly acknowledged: string[] = []
  readonly table: string
  readonly player: Wire
  readonly onlooker: Wire
  readonly #random = seeded(7)

  private constructor(table: string, player: Wire, onlooker: Wire) {
    this.table = table
    this.player = player
    this.onlooker = onlooker
  }

  static async open({ first }: Served): Promise<Party> {
    const cookie = await cookieOf(first.url)
    const player = calm(await openWire(first.port, cookie))
    const onlooker = calm(await openWire(first.port, cookie))
    const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
    const { table } = await player.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
    await onlooker.get({ type: 'openTable', table })
    return new Party(table, player, onlooker)
  }

  /** Plays one choice; returns the refusal, if any. */
  async play(): Promise<{ code: string; numbers?: object } | undefined> {
    const { choice, reply } = await playNth(this.player, voyages, this.table, this.#random)
    if (!reply.ok) return reply.refusal
    expect(reply.value.number).toBe(this.acknowledged.length)
    this.acknowledged.push(JSON.stringify(choice))
    return undefined
  }

  /**
   * Expects that choices are refused again and again, nobody is sent a refused one, and the table is reported as stopped.
   * `someFit`: on a full disk a choice with a short line may still fit.
   */
  async refused(reason: string, someFit = false): Promise<void> {
    await this.onlooker.get({ type: 'listTables' })
    this.onlooker.pushes.length = 0
    const refusal = { code: 'journal-failed', numbers: { reason } }
    const before = this.acknowledged.length
    for (let refused = 0; refused < 3;) {
      const answer = await this.play()
      if (answer) refused++
      if (answer || !someFit) expect(answer).toEqual(refusal)
    }
    // Everything that was pushed before this answer has arrived by now.
    await this.onlooker.get({ type: 'listTables' })
    const { pushes } = this.onlooker
    expect(pushes.filter(({ type }) => type === 'update')).toHaveLength(this.acknowledged.length - before)
    expect(pushes).toContainEqual({ type: 'tableStopped', table: this.table, refusal })
  }
}

/** Expects that every acknowledged choice is in the game file, in order, and that the file is intact. */
function expectKept(folder: string, { table, acknowledged }: Party): void {
  const path = join(folder, 'tables', `${table}.caravan`)
  const record = readRecord(readFileSync(path), games, () => 0, 'play')
  if (!record.ok) throw new Error(record.refusal.code)
  expect(record.whole).toBe(statSync(path).size)
  expect(record.log.map(({ entry }) => JSON.stringify(entry.choice))).toEqual(acknowledged)
}

test(
  'on a full disk the choice is refused; with room again the table goes on, and a kill loses nothing',
  { timeout: 120_000 },
  async ({ skip }) => {
    const folder = newFolder()
    const missing = mountSmall(folder, 80 * 1024)
    if (missing) return skip(missing.missing)
    const ballast = join(folder, 'ballast')
    const words = ['--port', '0', '--folder', folder]
    const served = await startServe(...words)
    const party = await Party.open(served)

    // Leaves room for a few more choices, but not for a whole game.
    const { bavail, bsize } = statfsSync(folder)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 8 * 1024))
    // A shorter choice may still fit after a longer one did not: the disk counts as full after ten failures in a row.
    for (let inARow = 0; inARow < 10;) {
      const refusal = await party.play()
      inARow = refusal ? inARow + 1 : 0
      if (refusal) expect(refusal).toEqual({ code: 'journal-failed', numbers: { reason: 'ENOSPC' } })
    }
    expect(party.acknowledged.length).toBeGreaterThan(5)
    await party.refused('ENOSPC', true)
    expectKept(folder, party)

    rmSync(ballast)
    for (let more = 0; more < 5; more++) expect(await party.play()).toBeUndefined()
    await party.onlooker.get({ type: 'listTables' })
    expect(party.onlooker.pushes.filter(({ type }) => type === 'update')).not.toEqual([])

    await served.end('SIGKILL')
    expectKept(folder, party)
    const again = await startServe(...words)
    const wire = await openWire(again.first.port, await cookieOf(again.first.url))
    expect((await wire.get({ type: 'openTable', table: party.table })).next).toBe(party.acknowledged.length)
    expect((await again.end('SIGTERM')).code).toBe(0)
  }
)

const limits = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0

test(
  'without file permissions whatever needs them is refused; once restored, the table goes on, and a kill loses nothing',
  { timeout: 120_000 },
  async ({ skip }) => {
    const user = plainUser()
    if ('missing' in user) return skip(user.missing)
    if (!limits) return skip('there is no prlimit here to make a running host open its file again')
    const folder = newFolder()
    if (user.uid !== undefined) chownSync(folder, user.uid, user.uid)
    const words = ['--port', '0', '--folder', folder]
    const served = await startServeAs(user, ...words)
    const party = await Party.open(served)
    const tables = join(folder, 'tables')
    const file = join(tables, `${party.table}.caravan`)
    for (let first = 0; first < 3; first++) expect(await party.play()).toBeUndefined()

    // Permissions are checked when a file is opened: the open game goes on, a new table is refused.
    chmodSync(tables, 0o555)
    chmodSync(file, 0o444)
    expect(await party.play()).toBeUndefined()
    const before = readdirSync(tables)
    expect(
      await party.player.ask({ type: 'createTable', game: 'voyages', options: {}, seats: twoSeats })
    ).toEqual({ ok: false, refusal: { code: 'folder-failed', numbers: { reason: 'EACCES' } } })
    expect(readdirSync(tables)).toEqual(before)

    // A failed write makes the host open the file again, which is not permitted.
    const asUser = user.uid === undefined ? {} : { uid: user.uid, gid: user.uid }
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', ['--pid', String(served.child.pid), `--fsize=${bytes}:`], asUser)
    limit(String(statSync(file).size))
    expect(await party.play()).toMatchObject({ code: 'journal-failed', numbers: { reason: 'EFBIG' } })
    limit('unlimited')
    const held = readFileSync(file)
    const refusal = { code: 'journal-failed', numbers: { reason: 'EACCES' } }
    const open = { type: 'openTable', table: party.table } as const
    for (let again = 0; again < 3; again++)
      expect(await party.player.ask(open)).toEqual({ ok: false, refusal })
    expect(readFileSync(file)).toEqual(held)
    expect(served.child.exitCode).toBeNull()

    chmodSync(tables, 0o700)
    chmodSync(file, 0o600)
    for (let more = 0; more < 3; more++) expect(await party.play()).toBeUndefined()
    await served.end('SIGKILL')
    expectKept(folder, party)

    // A host that starts without write permission lists the table and says why it cannot be played.
    chmodSync(file, 0o444)
    const again = await startServeAs(user, ...words)
    const wire = await openWire(again.first.port, await cookieOf(again.first.url))
    expect((await wire.get({ type: 'listTables' })).tables).toMatchObject([{ id: party.table }])
    expect(await wire.ask(open)).toEqual({ ok: false, refusal })
    chmodSync(file, 0o600)
    expect((await wire.get(open)).next).toBe(party.acknowledged.length)
    expect((await again.end('SIGTERM')).code).toBe(0)
  }
)

test('a table that is refused for want of space is not there all the same', async (context) => {
  const folder = newFolder()
  const none = mountSmall(folder, 1_000_000)
  if (none) return context.skip(none.missing)
  const rig = await newRig({ folder })
  const client = rig.client()
  const filler = join(folder, 'filler')
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(filler, Buffer.alloc(bavail * bsize))
  const seats = twoSeats.map((seat) => ({ ...seat, by: 'lan' as const }))
  const gather = { type: 'gatherTable', game: 'toy', options: {}, seats } as const
  // Block by block, until there is just enough space.
  for (let blocks = bavail; blocks > bavail - 4; blocks--) {
    truncateSync(filler, blocks * bsize)
    const { tables: before } = await client.get({ type: 'listTables' })
    const { ok } = await client.ask(gather)
    const { tables } = await client.get({ type: 'listTables' })
    expect([blocks, tables.length - before.length]).toEqual([blocks, ok ? 1 : 0])
  }
  rmSync(filler)
  await rig.end()
})

test('a copy that does not fit on its disk leaves no half of a game behind', async (context) => {
  const folder = newFolder()
  const none = mountSmall(folder, 1_000_000)
  if (none) return context.skip(none.missing)
  const file = join(folder, 'copy.caravan')
  const host = (length: number): RunningHost => {
    const text = 'y'.repeat(length)
    const get = ({ type }: { readonly type: string }): Promise<object> =>
      Promise.resolve(type === 'listTables' ? { tables: [{ id: 't1' }] } : { text, secrets: false })
    return { get } as RunningHost
  }
  await expect(commands.export.run(host(3_000_000), ['t1', file])).rejects.toThrow('ENOSPC')
  await commands.export.run(host(1000), ['t1', file])
  expect(readFileSync(file, 'utf8')).toHaveLength(1000)
  await expect(commands.export.run(host(2000), ['t1', file])).rejects.toThrow('exists already')
  expect(readFileSync(file, 'utf8')).toHaveLength(1000)
})

test('saving a copy over an older one leaves the older one as it is if the disk is full', async (context) => {
  const folder = newFolder()
  const none = mountSmall(folder, 1_000_000)
  if (none) return context.skip(none.missing)
  const file = join(folder, 'copy.caravan')
  await writeForPeople(file, 'the older copy')
  await expect(writeForPeople(file, 'y'.repeat(3_000_000))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readFileSync(file, 'utf8')).toBe('the older copy')
  expect(readdirSync(folder)).toEqual(['copy.caravan'])
  expect(statSync(file).mode & 0o777).toBe(0o666 & ~process.umask())
})
