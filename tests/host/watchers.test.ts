// Those who only watch: who sees them, their names, and how the host removes one and lets them in again.

import { afterEach, expect, test } from 'vitest'
import type { Watcher } from '../../shared/protocol/messages'
import { lobbyTable, openToAll, party, running, sitDown, type Party } from './party'
import { cleanUp } from './rig'
import { comingGuest } from './seat-proofs'
import type { Wire } from './wire'

afterEach(cleanUp)

/** Lets a guest come to watch, under a name if one is given; returns its id at the table. */
async function watch(all: Party, table: string, name?: string): Promise<{ wire: Wire; id: number }> {
  const wire = await all.guest()
  const reply = await wire.ask({ type: 'openTable', table })
  if (!reply.ok || !('watcher' in reply.value)) throw new Error(JSON.stringify(reply))
  if (name !== undefined) await wire.get({ type: 'watchAs', name })
  return { wire, id: reply.value.watcher ?? -1 }
}

/** Waits until this connection reads that exactly these people watch, by their names ('' for none). */
async function reads(wire: Wire, names: readonly string[], type: 'table' | 'lobby' = 'table'): Promise<void> {
  const named = (watchers: readonly Watcher[] = []): string => watchers.map(({ name = '' }) => name).join()
  await wire.next(type, (push) => {
    const { watchers } = push
    return named(watchers) === names.join() && (watchers?.length ?? 0) === names.length
  })
}

const watchersOf = async ({ local }: Party, table: string): Promise<readonly Watcher[] | undefined> =>
  (await local.get({ type: 'openTable', table })).watchers

test('everybody at the table reads who watches: nameless, under a name, under another one, and gone', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const [player] = wires
  if (!player) throw new Error('no player')
  const { wire: anna, id } = await watch(all, table)
  await reads(player, [''])
  await anna.get({ type: 'watchAs', name: ' Anna\u202e ' })
  await reads(player, ['Anna'])
  await reads(anna, ['Anna'])
  const { wire: ben } = await watch(all, table, 'Ben')
  await reads(player, ['Anna', 'Ben'])
  expect(await ben.get({ type: 'openTable', table })).toMatchObject({
    watchers: [{ id, name: 'Anna' }, { name: 'Ben' }]
  })
  await anna.get({ type: 'watchAs', name: 'Annabel' })
  await reads(ben, ['Annabel', 'Ben'])
  anna.socket.terminate()
  await reads(player, ['Ben'])
  await ben.get({ type: 'leaveTable' })
  await reads(player, [])
  expect(await watchersOf(all, table)).toBeUndefined()
})

test('whoever comes back on a new connection gives the name again; neither addresses nor tokens are told', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const { wire, id } = await watch(all, table, 'Anna')
  wire.socket.terminate()
  await wires[0]?.next('table', ({ watchers }) => watchers?.[0]?.name === 'Anna')
  if (wires[0]) await reads(wires[0], [])
  const again = await watch(all, table, 'Anna')
  expect(again.id).not.toBe(id)
  expect(await watchersOf(all, table)).toEqual([{ id: again.id, name: 'Anna' }])
  // The owner of a seat comes back without having been seen to watch.
  wires[0]?.socket.terminate()
  await again.wire.next('table', (push) => push.table.seats[1]?.present === false)
  again.wire.pushes.length = 0
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1], watchers: [{ name: 'Anna' }] })
  await again.wire.next('table', (push) => push.table.seats[1]?.present === true)
  expect(again.wire.pushes).toEqual([])
})

test('sitting down leaves the list, getting up joins it, and the game that begins keeps it', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const { wire: anna, id } = await watch(all, table, 'Anna')
  const { wire: ben } = await watch(all, table, 'Ben')
  await reads(anna, ['Anna', 'Ben'], 'lobby')
  await anna.get({ type: 'claimSeat', seat: 1, name: 'Anna' })
  await reads(ben, ['Ben'], 'lobby')
  expect((await anna.refused({ type: 'watchAs', name: 'Zoe' })).code).toBe('not-watching')
  await anna.get({ type: 'leaveSeat', seat: 1 })
  await reads(ben, ['Anna', 'Ben'], 'lobby')
  await anna.get({ type: 'claimSeat', seat: 1, name: 'Anna' })
  await all.local.get({ type: 'beginTable', table })
  expect(await ben.next('snapshot')).toMatchObject({ watchers: [{ name: 'Ben' }] })
  await anna.get({ type: 'leaveSeat', seat: 1 })
  // Her seat is still called Anna, so she watches without that name.
  await reads(ben, ['', 'Ben'])
  expect((await watchersOf(all, table))?.[0]).toEqual({ id })
})

test('a name obeys the rules of seats’ names, and a seat’s name wins', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const { wire: anna } = await watch(all, table, 'Anna')
  const { wire: ben } = await watch(all, table)
  const codeOf = async (name: string): Promise<string> => (await ben.refused({ type: 'watchAs', name })).code
  expect(await codeOf('\u202e\u200b')).toBe('name-unreadable')
  expect(await codeOf('anna')).toBe('name-twice')
  expect(await codeOf('\u0410nna')).toBe('name-like')
  expect(await codeOf('Seat 0')).toBe('name-twice')
  expect(await codeOf('x'.repeat(25))).toBe('malformed')
  await sitDown(ben, table, 1, 'Anna')
  await reads(anna, [''], 'lobby')
  expect((await anna.refused({ type: 'watchAs', name: 'Anna' })).code).toBe('name-twice')
})

test('people at the host, and guests at no table, have no name to give; names come at the pace of chat', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  expect((await all.local.refused({ type: 'watchAs', name: 'Zoe' })).code).toBe('not-watching')
  const stranger = await all.guest()
  expect((await stranger.refused({ type: 'watchAs', name: 'Zoe' })).code).toBe('no-table')
  await stranger.get({ type: 'openTable', table })
  for (let i = 0; i < 5; i++) await stranger.get({ type: 'watchAs', name: `Zoe ${i}` })
  expect((await stranger.refused({ type: 'watchAs', name: 'Zoe' })).code).toBe('too-fast')
})

test('what a spectator says carries its name, which is none of the players’', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const { wire } = await watch(all, table)
  await wire.get({ type: 'say', text: 'hello' })
  await wire.get({ type: 'watchAs', name: 'Anna' })
  await wire.get({ type: 'say', text: 'hello again' })
  expect((await wires[0]?.next('said'))?.line).toMatchObject({ from: '', seat: null })
  expect((await wires[0]?.next('said'))?.line).toMatchObject({ from: 'Anna', seat: null })
})

test('the host removes one spectator, who watches again only once readmitted', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const { wire: anna, id } = await watch(all, table, 'Anna')
  const { wire: ben } = await watch(all, table, 'Ben')
  expect((await ben.refused({ type: 'kickWatcher', table, watcher: id })).code).toBe('local-only')
  await all.local.get({ type: 'kickWatcher', table, watcher: id })
  expect(await anna.next('sentOff')).toEqual({ type: 'sentOff', table, code: 'kicked', watching: true })
  await reads(ben, ['Ben'])
  expect(wires[0]?.pushes.some((push) => 'removed' in push)).toBe(false)
  expect((await anna.refused({ type: 'say', text: 'why?' })).code).toBe('no-table')
  expect((await anna.refused({ type: 'openTable', table })).code).toBe('spectator-removed')
  // Not on a new connection either.
  const again = await all.guest()
  expect((await again.refused({ type: 'openTable', table })).code).toBe('spectator-removed')
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ removed: [{ id, name: 'Anna' }] })
  expect((await all.local.refused({ type: 'kickWatcher', table, watcher: id })).code).toBe('not-watching')
  await all.local.get({ type: 'readmitWatcher', table, watcher: id })
  expect(await all.local.get({ type: 'openTable', table })).not.toHaveProperty('removed')
  expect(await anna.get({ type: 'openTable', table })).toMatchObject({ watcher: id })
  await reads(ben, ['Anna', 'Ben'])
})

test('a removed spectator is known by the address, where the owner of a seat comes and goes', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const come = (address: string) => comingGuest(all.rig.host, address)
  const [anna, ben, cara] = [await come('10.0.0.1'), await come('10.0.0.2'), await come('10.0.0.1')]
  for (const guest of [anna, ben, cara]) expect(await guest.open(table)).toMatchObject({ ok: true })
  const token = 'c'.repeat(22)
  expect(await cara.request({ type: 'claimSeat', seat: 2, name: 'Cara', token })).toMatchObject({ ok: true })
  const { watchers = [] } = await all.local.lobby(table)
  expect(watchers).toHaveLength(2)
  await all.local.get({ type: 'kickWatcher', table, watcher: watchers[0]?.id ?? -1 })
  const barred = { ok: false, refusal: { code: 'spectator-removed' } }
  expect(await (await come('10.0.0.1')).open(table)).toMatchObject(barred)
  expect(await ben.request({ type: 'claimSeat', seat: 1, name: 'Ben' })).toMatchObject({ ok: true })
  cara.close()
  const back = await come('10.0.0.1')
  expect(await back.open(table)).toMatchObject(barred)
  expect(await back.open(table, { 2: token })).toMatchObject({ ok: true, value: { own: [2] } })
})

test('a spectator who is removed from a table that begins, or closes, is not named any more', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const { wire: player } = await watch(all, table)
  await sitDown(player, table, 1, 'Guest')
  const { id } = await watch(all, table, 'Anna')
  await all.local.get({ type: 'kickWatcher', table, watcher: id })
  await all.local.get({ type: 'beginTable', table })
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ removed: [{ name: 'Anna' }] })
  await all.local.get({ type: 'readmitWatcher', table, watcher: id })
  const { wire: ben } = await watch(all, table, 'Ben')
  await all.local.get({ type: 'shareTable', table, share: null })
  expect(await ben.next('sentOff')).toEqual({ type: 'sentOff', table, code: 'closed' })
  expect(await watchersOf(all, table)).toBeUndefined()
  await all.local.get({ type: 'shareTable', table, share: openToAll })
  expect(await watchersOf(all, table)).toBeUndefined()
})
