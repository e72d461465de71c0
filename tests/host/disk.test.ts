// Disk errors as a browser sees them: over the real socket, and with a real limit on a real process.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readRecord } from '../../main/host/folder/record'
import { openLoopback } from '../../main/lan/loopback'
import { games } from '../../shared/games/index'
import { playFirst } from './moves'
import { cleanUp, linesOf, newFolder, newRig, twoSeats } from './rig'
import { endAll, startServe } from './served'
import { toyGame } from './toy'
import { cookieOf, openWire } from './wire'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  endAll()
  for (const end of ends.splice(0)) await end()
  await cleanUp()
})

test.each(['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS', 'EIO'])(
  'a choice whose append fails with %s is refused with that reason, and the table goes on once writing works',
  async (reason) => {
    let broken = false
    const rig = await newRig({
      write: (file, bytes) => {
        if (!broken) return writeSync(file, bytes)
        writeSync(file, bytes.subarray(0, 7))
        throw Object.assign(new Error(reason), { code: reason })
      }
    })
    const renderer = newFolder()
    mkdirSync(join(renderer, 'assets'))
    writeFileSync(join(renderer, 'index.html'), 'the table')
    const server = await openLoopback({ host: rig.host, renderer, log: () => undefined })
    ends.push(() => server.close())
    const cookie = await cookieOf(server.url)
    const [wire, other] = [await openWire(server.port, cookie), await openWire(server.port, cookie)]
    const game = toyGame()
    const make = { type: 'createTable', game: 'toy', options: { first: '0' }, seats: twoSeats } as const
    const { table } = await wire.get(make)
    await other.get({ type: 'openTable', table })
    expect(await playFirst(wire, game, table)).toMatchObject({ ok: true, value: { number: 0 } })
    await other.get({ type: 'listTables' })
    const file = rig.file(table)
    other.pushes.length = 0

    broken = true
    const refused = { ok: false, refusal: { code: 'journal-failed', numbers: { reason } } }
    for (let again = 0; again < 2; again++) expect(await playFirst(wire, game, table)).toEqual(refused)
    expect(rig.file(table)).toBe(file)
    await other.get({ type: 'listTables' })
    expect(other.pushes.filter(({ type }) => type === 'update')).toEqual([])
    expect(other.pushes).toContainEqual({ type: 'tableStopped', table, refusal: refused.refusal })

    broken = false
    expect(await playFirst(wire, game, table)).toMatchObject({ ok: true, value: { number: 1 } })
    expect(linesOf(rig.file(table))).toHaveLength(3)
    await other.get({ type: 'listTables' })
    expect(other.pushes.at(-1)?.type).toMatch(/update|tables/)
    expect(other.pushes.map(({ type }) => type)).toContain('update')
  }
)

const limits = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0

test.skipIf(!limits)(
  'a process at its file-size limit refuses choices, stays alive, and goes on when the limit is lifted',
  { timeout: 60_000 },
  async () => {
    const [voyages] = games
    if (!voyages) throw new Error('no game')
    const folder = newFolder()
    const served = await startServe('--port', '0', '--folder', folder)
    const limit = (bytes: string): void =>
      void execFileSync('prlimit', ['--pid', String(served.child.pid), `--fsize=${bytes}:`])
    const wire = await openWire(served.first.port, await cookieOf(served.first.url))
    const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
    const seats = twoSeats
    const { table } = await wire.get({ type: 'createTable', game: 'voyages', options, seats })
    const path = join(folder, 'tables', `${table}.caravan`)
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })
    const held = statSync(path).size

    // There is room for a part of the next line only.
    limit(String(held + 10))
    const refused = await playFirst(wire, voyages, table)
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'journal-failed', numbers: { reason: 'EFBIG' } }
    })
    expect(statSync(path).size).toBe(held)

    limit('unlimited')
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })
    const record = readRecord(readFileSync(path), games, () => 0, 'play')
    expect(record).toMatchObject({ ok: true, whole: statSync(path).size })
    expect((await served.end('SIGTERM')).code).toBe(0)
  }
)
