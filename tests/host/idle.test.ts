// Tables that nobody uses are closed, and opened again when somebody comes.

import { readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LobbyTable } from '../../main/host/table/lobby-table'
import { cleanUp, newRig, toyTable, twoSeats, type Client, type Rig } from './rig'

// The host looks for such tables in an interval, so timers are faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  await cleanUp()
  vi.useRealTimers()
})

let time = 1_000_000
const pass = { type: 'pass' }

/** Advances the clock by this many seconds, and waits until the host has done what it began meanwhile. */
async function wait(client: Client, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 20) {
    time += 20_000
    vi.advanceTimersByTime(5000)
  }
  // Deleting a table waits for tables that are being closed.
  const seats = twoSeats
  const { table } = await client.get({ type: 'createTable', game: 'toy', options: {}, seats })
  await client.get({ type: 'deleteTable', table })
}

/** Replaces the game file by an earlier one, which only a table that was closed will read. */
function turnBack(rig: Rig, table: string, text: string): void {
  writeFileSync(rig.path(table), text)
}

const summary = (rig: Rig, table: string): unknown =>
  (JSON.parse(readFileSync(join(rig.folder, 'tables', `${table}.json`), 'utf8')) as { summary?: unknown })
    .summary

test('a running table is closed after five minutes without anybody', async () => {
  const rig = await newRig({ now: () => time })
  const client = rig.client()
  const { table } = await toyTable(client)
  const before = rig.file(table)
  await client.play(0, pass)
  const { next, view } = await client.get({ type: 'openTable', table })
  await client.get({ type: 'leaveTable' })
  await wait(client, 240)
  expect(summary(rig, table)).toBeUndefined()
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next })
  await client.get({ type: 'leaveTable' })
  await wait(client, 240)
  // Not closed, because somebody came in between.
  expect(summary(rig, table)).toBeUndefined()
  await wait(client, 120)
  expect(summary(rig, table)).toMatchObject({ choices: next, over: false })
  expect((await client.get({ type: 'listTables' })).tables).toMatchObject([{ id: table, choices: next }])
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next, view })
  await client.get({ type: 'leaveTable' })
  await wait(client, 360)
  turnBack(rig, table, before)
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next: next - 1 })
})

test('a finished table is closed soon, but never while somebody is there', async () => {
  const rig = await newRig({ now: () => time })
  const [client, other] = [rig.client(), rig.client()]
  const { table } = await toyTable(client)
  const before = rig.file(table)
  await client.play(0, pass)
  const { next } = await client.get({ type: 'openTable', table })
  await client.get({ type: 'abandonTable', table })
  await other.get({ type: 'openTable', table })
  await client.get({ type: 'leaveTable' })
  await wait(client, 600)
  expect(summary(rig, table)).toBeUndefined()
  other.close()
  await wait(client, 40)
  expect(summary(rig, table)).toMatchObject({ choices: next })
  turnBack(rig, table, before)
  expect(await client.get({ type: 'openTable', table })).toMatchObject({ next: next - 1 })
})

test('a table of bots alone is played on', async () => {
  const rig = await newRig({ now: () => time, botPace: 3_600_000 })
  const client = rig.client()
  const seats = ['red', 'blue'].map((colour) => ({ name: colour, colour, by: 'bot' as const }))
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  await client.get({ type: 'beginTable', table })
  await wait(client, 600)
  expect(summary(rig, table)).toBeUndefined()
})

/** How many times this process has the game file open. */
const handles = (rig: Rig, table: string): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === realpathSync(rig.path(table))
    } catch {
      return false
    }
  }).length

test.skipIf(process.platform !== 'linux')(
  'a table that waits to be closed is closed once, together with its file',
  async () => {
    const rig = await newRig({ now: () => time })
    const client = rig.client()
    const { table } = await toyTable(client)
    expect(handles(rig, table)).toBe(1)
    await client.get({ type: 'leaveTable' })
    // The interval runs several times before the first closing gets its turn.
    await wait(client, 600)
    expect(summary(rig, table)).toBeDefined()
    expect(handles(rig, table)).toBe(0)
    expect(rig.lines).toEqual([])
  }
)

test('a lobby stays open while a link leads to one of its seats, as long as the link is valid', async () => {
  const rig = await newRig({ now: () => time })
  const client = rig.client()
  const seats = twoSeats.map((seat, at) => ({ ...seat, by: at === 0 ? ('here' as const) : ('lan' as const) }))
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  await client.lobby(table)
  await client.get({ type: 'linkSeat', table, seat: 1 })
  await client.get({ type: 'leaveTable' })
  const closed = vi.spyOn(LobbyTable.prototype, 'close')
  await wait(client, 840)
  expect(closed).not.toHaveBeenCalled()
  await wait(client, 120)
  expect(closed).toHaveBeenCalledOnce()
  closed.mockRestore()
})
