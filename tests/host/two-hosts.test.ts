// Two hosts on one save folder, the first of which is suspended, as by a closed laptop lid: real processes and signals.

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readRecord } from '../../main/host/folder/record'
import { games } from '../../shared/games/index'
import { protocolVersion } from '../../shared/protocol/messages'
import { calm, playFirst } from './moves'
import { cleanUp, newFolder, twoSeats } from './rig'
import { endAll, startServe, startServeWith, type Served } from './served'
import { cookieOf, openGuest, openWire, type Wire } from './wire'

afterEach(async () => {
  endAll()
  await cleanUp()
})

const [found] = games
if (!found) throw new Error('no game')
const voyages = found
/** The lock's lifetime in milliseconds: after that without a sign of life another host may take the folder. */
const life = 600
const env = { CARAVANSERAI_LOCK_LIFE: String(life) }
const hello = { type: 'hello', protocol: protocolVersion, app: 'test' } as const

/** What the first line of output says of the network. */
const lanSchema = z.object({ lan: z.object({ port: z.number() }) })

const cookies = new Map<string, string>()

async function clientOf({ first: { url, port } }: Served): Promise<Wire> {
  const cookie = cookies.get(url) ?? (await cookieOf(url))
  cookies.set(url, cookie)
  const wire = calm(await openWire(port, cookie))
  await wire.get(hello)
  return wire
}

/** Starts a host that can be told to suspend itself at its next write, with a table and some choices. */
async function newHost(
  folder: string,
  ...words: string[]
): Promise<{ host: Served; wire: Wire; table: string }> {
  const host = await startServeWith(
    { env, loads: ['./tests/host/stopping.ts'] },
    '--port',
    '0',
    '--folder',
    folder,
    ...words
  )
  const wire = await clientOf(host)
  const options = { cityBonuses: 'random', characters: 'draft', goals: 'draft' }
  const { table } = await wire.get({ type: 'createTable', game: 'voyages', options, seats: twoSeats })
  return { host, wire, table }
}

async function stopAtNextWrite({ child }: Served, when: 'before' | 'after'): Promise<void> {
  const ready = once(child, 'message')
  child.send(when)
  await ready
}

async function stopped({ child }: Served): Promise<void> {
  const state = (): string => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.[0] ?? ''
  await expect.poll(state, { timeout: 10_000 }).toBe('T')
}

/** The choices in a table's file, which is replayed and verified. */
function choicesIn(folder: string, table: string): string[] {
  const bytes = readFileSync(join(folder, 'tables', `${table}.caravan`))
  const record = readRecord(bytes, games, () => 0, 'play')
  if (!record.ok || record.damage) throw new Error(JSON.stringify(record.ok ? record.damage : record.refusal))
  return record.log.map(({ entry }) => JSON.stringify(entry.choice))
}

test.skipIf(process.platform !== 'linux').each(['before', 'after'] as const)(
  'a host that was suspended %s its write while another took the folder acknowledges nothing and notifies everybody',
  { timeout: 120_000 },
  async (when) => {
    const folder = newFolder()
    const { host: first, wire, table } = await newHost(folder)
    const reader = await clientOf(first)
    for (let choice = 0; choice < 4; choice++)
      expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })

    await stopAtNextWrite(first, when)
    const waiting = playFirst(wire, voyages, table)
    await stopped(first)
    await new Promise((resolve) => setTimeout(resolve, life))
    const second = await startServeWith({ env }, '--port', '0', '--folder', folder)
    const other = await clientOf(second)
    const held = (await other.get({ type: 'openTable', table })).next
    // What was in the file when the first host was suspended is there, although it was acknowledged to nobody.
    expect(held).toBe(when === 'before' ? 4 : 5)
    for (let choice = 0; choice < 10; choice++)
      expect(await playFirst(other, voyages, table)).toMatchObject({ ok: true })

    const gone = [wire, reader].map((one) => one.closed)
    first.child.kill('SIGCONT')
    const lost = { code: 'folder-lost' }
    expect(await waiting).toEqual({ ok: false, refusal: lost })
    expect(await wire.next('tableStopped', ({ refusal }) => refusal.code === 'folder-lost')).toMatchObject({
      table
    })
    expect(await reader.next('hostStopped')).toEqual({ type: 'hostStopped', refusal: lost })
    expect(await wire.refused({ type: 'undo', seat: 0 })).toEqual(lost)
    await Promise.all(gone)
    expect((await first.ended).code).toBe(1)
    expect(first.output().err).toMatch(/Another host took over the save folder/)

    for (let choice = 0; choice < 3; choice++)
      expect(await playFirst(other, voyages, table)).toMatchObject({ ok: true })
    const choices = choicesIn(folder, table)
    expect(choices).toHaveLength(held + 13)
    expect((await second.end('SIGTERM')).code).toBe(0)
    const third = await startServe('--port', '0', '--folder', folder)
    const last = await clientOf(third)
    expect(await last.get({ type: 'openTable', table })).toMatchObject({ next: choices.length })
    const { tables } = await last.get({ type: 'listTables' })
    expect(tables[0]?.damage).toBeUndefined()
    expect((await third.end('SIGTERM')).code).toBe(0)
  }
)

test.skipIf(process.platform !== 'linux')(
  'after a pause longer than the lock’s lifetime in which nobody came, a host regains the folder and goes on',
  { timeout: 120_000 },
  async () => {
    const folder = newFolder()
    const { host, wire, table } = await newHost(folder)
    await stopAtNextWrite(host, 'before')
    const waiting = playFirst(wire, voyages, table)
    await stopped(host)
    await new Promise((resolve) => setTimeout(resolve, 2 * life))
    host.child.kill('SIGCONT')
    expect(await waiting).toMatchObject({ ok: true, value: { number: 0 } })
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })
    expect((await host.end('SIGTERM')).code).toBe(0)
    expect(choicesIn(folder, table)).toHaveLength(2)
  }
)

test.skipIf(process.platform !== 'linux')(
  'a host that resumes after another has come, played and gone has lost the folder all the same',
  { timeout: 120_000 },
  async () => {
    const folder = newFolder()
    const {
      host: first,
      wire,
      table
    } = await newHost(folder, '--lan', '--lan-address', '127.0.0.1', '--lan-port', '0')
    const lan = lanSchema.parse(JSON.parse(first.output().out)).lan
    const guest = await openGuest(lan.port)
    expect(await playFirst(wire, voyages, table)).toMatchObject({ ok: true })
    first.child.kill('SIGSTOP')
    await stopped(first)
    await new Promise((resolve) => setTimeout(resolve, life))
    const second = await startServeWith({ env }, '--port', '0', '--folder', folder)
    const other = await clientOf(second)
    expect(await playFirst(other, voyages, table)).toMatchObject({ ok: true })
    expect((await second.end('SIGTERM')).code).toBe(0)
    first.child.kill('SIGCONT')
    expect(await guest.next('hostStopped')).toMatchObject({ refusal: { code: 'folder-lost' } })
    expect((await first.ended).code).toBe(1)
    expect(choicesIn(folder, table)).toHaveLength(2)
  }
)
