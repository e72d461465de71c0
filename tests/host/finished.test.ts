// A finished shared table keeps the LAN open as long as somebody is at it, and no longer.

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../lib/eventually'
import { lobbyTable, party, type Party } from './party'
import { cleanUp } from './rig'
import { toyTurns } from './toy'

// The host looks for unused tables in an interval, so timers are faked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(async () => {
  await cleanUp()
  vi.useRealTimers()
})

let time = 1_000_000

/** Makes a shared table and plays it to its end. */
async function finished(all: Party): Promise<string> {
  const table = await lobbyTable(all, ['here', 'here'])
  await all.local.get({ type: 'beginTable', table })
  await all.local.get({ type: 'openTable', table })
  for (const seat of [0, 1]) await all.local.play(seat, { type: 'pledge', value: 1 })
  for (let turn = 0; turn < toyTurns; turn++) await all.local.play(turn % 2, { type: 'pass' })
  return table
}

/** Advances the fake clock by twenty seconds. */
function wait(): void {
  for (let i = 0; i < 4; i++) {
    time += 5000
    vi.advanceTimersByTime(5000)
  }
}

const isOpen = async ({ local }: Party): Promise<boolean> => (await local.get({ type: 'lanState' })).open

test('the LAN stays open while somebody is at a finished table, and closes after the last has left', async () => {
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
  // Opening the table again does not open the LAN, unless the table is shared again.
  await all.local.get({ type: 'openTable', table })
  expect(await isOpen(all)).toBe(false)
  await all.local.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  expect(await isOpen(all)).toBe(true)
})

test('another shared table that is still played keeps the LAN open', async () => {
  const all = await party({ now: () => time })
  await finished(all)
  await lobbyTable(all, ['here', 'lan'])
  await all.local.get({ type: 'leaveTable' })
  wait()
  wait()
  expect(await isOpen(all)).toBe(true)
})
