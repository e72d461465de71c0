// Who would be left waiting if the host ended now: guests at unfinished tables, by name.

import { afterEach, expect, test } from 'vitest'
import { lobbyTable, party, running, sitDown } from './party'
import { cleanUp } from './rig'

afterEach(cleanUp)

test('nobody waits at an empty table, nor at one that is played only at the host’s page', async () => {
  const all = await party()
  expect(all.rig.host.guests()).toEqual([])
  await lobbyTable(all, ['here', 'lan'])
  expect(all.rig.host.guests()).toEqual([])
  const stranger = await all.guest()
  await stranger.get({ type: 'listTables' })
  expect(all.rig.host.guests()).toEqual([])
})

test('guests are named with their table, in the lobby and in the game; spectators are counted', async () => {
  const all = await party()
  const lobby = await lobbyTable(all, ['here', 'lan', 'lan'])
  const dora = await all.guest()
  await sitDown(dora, lobby, 2, 'Dora')
  const { table, wires } = await running(all, 2)
  const watcher = await all.guest()
  await watcher.get({ type: 'openTable', table })
  const gathers = { table: lobby, game: 'toy', names: ['Dora'], watching: 0 }
  const plays = { table, game: 'toy', names: ['Guest 1', 'Guest 2'], watching: 1 }
  expect(all.rig.host.guests()).toEqual([gathers, plays])

  wires[0]?.socket.terminate()
  watcher.socket.terminate()
  await expect
    .poll(() => all.rig.host.guests())
    .toEqual([gathers, { ...plays, names: ['Guest 2'], watching: 0 }])
  // A bot plays for the guest, so nobody waits there.
  await all.local.get({ type: 'setSeat', table, seat: 2, by: 'bot' })
  await all.local.get({ type: 'shareTable', table: lobby, share: null })
  await wires[1]?.get({ type: 'leaveTable' })
  await expect.poll(() => all.rig.host.guests()).toEqual([])
})

test('nobody waits at a finished table', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  expect(all.rig.host.guests()).toHaveLength(1)
  await all.local.get({ type: 'abandonTable', table })
  expect(all.rig.host.guests()).toEqual([])
})
