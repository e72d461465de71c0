// A finished table that is shared: it keeps the LAN open for those who are at it, and for nobody else.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { lobbyTable, party, type Party } from './party'
import { cleanUp } from './rig'
import { toyTurns } from './toy'

// The host looks for tables that nobody needs by an interval.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  await cleanUp()
  vi.useRealTimers()
})

let time = 1_000_000

/** A shared table, played here to its end. */
async function finished(all: Party): Promise<string> {
  const table = await lobbyTable(all, ['here', 'here'])
  await all.local.get({ type: 'beginTable', table })
  await all.local.get({ type: 'openTable', table })
  for (const seat of [0, 1]) await all.local.play(seat, { type: 'pledge', value: 1 })
  for (let turn = 0; turn < toyTurns; turn++) await all.local.play(turn % 2, { type: 'pass' })
  return table
}

/** Twenty seconds go by. */
function wait(): void {
  for (let i = 0; i < 4; i++) {
    time += 5000
    vi.advanceTimersByTime(5000)
  }
}

const isOpen = async ({ local }: Party): Promise<boolean> => (await local.get({ type: 'lanState' })).open

test('the LAN stays open for whoever is at a finished table, and closes after the last has gone', async () => {
  const all = await party({ now: () => time })
  const table = await finished(all)
  const guest = await all.guest()
  await guest.get({ type: 'openTable', table })
  await all.local.get({ type: 'leaveTable' })
  wait()
  expect(await isOpen(all)).toBe(true)
  expect(await guest.get({ type: 'openTable', table })).toMatchObject({ table: { status: 'over' } })
  guest.socket.close()
  await guest.closed
  expect(await isOpen(all)).toBe(true)
  await eventually(async () => {
    wait()
    expect(await isOpen(all)).toBe(false)
  })
  // Looking at it again brings nobody back, unless it is shared anew.
  await all.local.get({ type: 'openTable', table })
  expect(await isOpen(all)).toBe(false)
  await all.local.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  expect(await isOpen(all)).toBe(true)
})

test('another shared table that goes on keeps the LAN open', async () => {
  const all = await party({ now: () => time })
  await finished(all)
  await lobbyTable(all, ['here', 'lan'])
  await all.local.get({ type: 'leaveTable' })
  wait()
  wait()
  expect(await isOpen(all)).toBe(true)
})
