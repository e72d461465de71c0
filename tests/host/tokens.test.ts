// A seat's token: as long as it is valid it gives the seat back, on any device.

import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { protocolVersion } from '../../shared/protocol/messages'
import { lobbyTable, openToAll, party, play, running, vanish } from './party'
import { cleanUp } from './rig'
import { openGuest, openSocket, wireOver } from './wire'

afterEach(cleanUp)

const pledge = { type: 'pledge', value: 4 }

test('a token gives its seat back, a forged one does not; the game file contains no token', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [token] = tokens
  if (token === undefined || !wires[0]) throw new Error('no guest')
  expect(token).toMatch(/^[\w-]{22}$/)
  wires[0].socket.terminate()
  const watcher = await all.guest()
  const away = await watcher.enter(table, ['A'.repeat(22)])
  expect(away.own).toEqual([])
  const absent = (seat: (typeof away)['table']['seats'][number] | undefined): boolean =>
    seat?.present === false
  const gone = absent(away.table.seats[1])
    ? away.table
    : (await watcher.next('table', ({ table }) => absent(table.seats[1]))).table
  expect(gone.seats[1]).toMatchObject({ by: 'lan', taken: true, absentSince: expect.any(Number) as number })
  const back = await all.guest()
  expect(await back.enter(table, [token])).toMatchObject({ own: [1] })
  const notes = readFileSync(all.rig.path(table).replace(/\.caravan$/, '.json'), 'utf8')
  expect(notes.includes(token) || all.rig.file(table).includes(token)).toBe(false)
})

test('a second device asks the first for the seat', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [first] = wires
  if (!first) throw new Error('no guest')
  await first.get({ type: 'takeOver', seat: 1, secrets: true })
  const second = await all.guest()
  expect(await second.enter(table, tokens)).toMatchObject({ own: [] })
  const { ask, seat } = await first.next('seatAsked')
  expect(seat).toBe(1)
  await second.get({ type: 'yieldSeat', ask, yes: true })
  await first.get({ type: 'yieldSeat', ask, yes: false })
  expect((await second.refused({ type: 'takeOver', seat: 1, secrets: true })).code).toBe('not-your-seat')

  await second.enter(table, tokens)
  const again = await first.next('seatAsked')
  await first.get({ type: 'yieldSeat', ask: again.ask, yes: true })
  expect(await second.next('snapshot')).toMatchObject({ own: [1], seat: null })
  expect(await first.next('snapshot', ({ own }) => own.length === 0)).toMatchObject({
    seat: null,
    secrets: false
  })
  expect((await first.refused({ type: 'peek', seat: 1 })).code).toBe('not-your-seat')
  expect(await play(second, 1, pledge)).toMatchObject({ ok: true })
})

test('a device that is asked for the seat and disconnects leaves the seat to the one that asked', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const second = await all.guest()
  await second.enter(table, tokens)
  await wires[0]?.next('seatAsked')
  wires[0]?.socket.terminate()
  expect(await second.next('table', ({ own }) => own.includes(1))).toMatchObject({ own: [1] })
  // As after a yes, a snapshot of the table comes as well, as the protocol says.
  expect(await second.next('snapshot')).toMatchObject({ own: [1] })
})

test('a device that asked for the seat and is gone leaves the holder nothing to answer', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const second = await all.guest()
  await second.enter(table, tokens)
  const asked = await wires[0]?.next('seatAsked')
  second.socket.terminate()
  expect(await wires[0]?.next('seatAskEnded')).toEqual({ type: 'seatAskEnded', ask: asked?.ask })
})

test('whoever waits for a seat that was handed to another device asks that one', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [second, third] = [await all.guest(), await all.guest()]
  await second.enter(table, tokens)
  const asked = await wires[0]?.next('seatAsked')
  expect(await third.enter(table, tokens)).toMatchObject({ asking: [1] })
  await wires[0]?.get({ type: 'yieldSeat', ask: asked?.ask ?? 0, yes: true })
  const passedOn = await second.next('seatAsked')
  expect(passedOn.seat).toBe(1)
  await second.get({ type: 'yieldSeat', ask: passedOn.ask, yes: true })
  expect(await third.next('table', ({ own }) => own.includes(1))).toMatchObject({ own: [1] })
})

test('a seat that was handed over is not taken from its new device when the former one disconnects', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 2)
  await vanish(all, wires[1], table, 2)
  // The first device holds both seats, and gives one of them away.
  const [first] = wires
  expect(await first?.enter(table, tokens)).toMatchObject({ own: [1, 2] })
  const [second, third] = [await all.guest(), await all.guest()]
  await second.enter(table, tokens.slice(0, 1))
  await third.enter(table, tokens.slice(0, 1))
  const asked = await first?.next('seatAsked')
  await first?.get({ type: 'yieldSeat', ask: asked?.ask ?? 0, yes: true })
  await second.next('table', ({ own }) => own.includes(1))
  first?.socket.terminate()
  await first?.closed
  expect(await second.next('seatAsked')).toMatchObject({ seat: 1 })
  expect(await second.ask({ type: 'peek', seat: 1 })).toMatchObject({ ok: true })
})

test('a device that does not respond loses the seat to the one that asks', async () => {
  const all = await party({}, { life: 20 })
  const { table, wires, tokens } = await running(all, 1)
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const frozen = wireOver(await openSocket(all.port(), {}, '/socket', false))
  await frozen.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  expect(await frozen.enter(table, tokens)).toMatchObject({ own: [1] })
  const second = await all.guest()
  expect(await second.enter(table, tokens)).toMatchObject({ own: [] })
  expect(await second.next('snapshot')).toMatchObject({ own: [1] })
})

test('a rematch keeps its people: tokens of the old table give the seats of the new one', async () => {
  let all = await party()
  const { table, tokens } = await running(all, 2)
  await all.local.get({ type: 'kick', table, seat: 2 })
  const { table: next } = await all.local.get({ type: 'rematch', table })
  const listed = async (): Promise<unknown> =>
    (await all.local.get({ type: 'listTables' })).tables.find(({ id }) => id === next)?.after
  expect(await listed()).toBe(table)
  const guest = await all.guest()
  expect(await guest.enter(next, tokens.slice(0, 1))).toMatchObject({
    own: [1],
    table: {
      after: table,
      share: { spectators: true },
      seats: [{ by: 'here' }, { by: 'lan', taken: true, name: 'Guest 1' }, { by: 'lan', taken: false }]
    }
  })
  // A guest who was kicked before the rematch cannot use the old token here either; the seat is free.
  const other = await all.guest()
  expect(await other.enter(next, { 2: tokens[1] ?? '' })).toMatchObject({
    own: []
  })
  await other.get({ type: 'claimSeat', seat: 2, name: 'Whoever' })
  expect((await other.next('table', ({ own }) => own.includes(2))).table.seats[2]?.name).toBe('Guest 2')
  all = await all.again()
  expect(await listed()).toBe(table)
})

test('a claim whose reply was lost can be repeated with the same token', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const token = 'a'.repeat(22)
  const claim = { type: 'claimSeat', seat: 1, name: 'Ann', token } as const
  const lost = await all.guest()
  await lost.get({ type: 'openTable', table })
  expect(await lost.get(claim)).toEqual({ token })
  expect(await lost.get(claim)).toEqual({ token })
  lost.socket.terminate()
  await lost.closed
  await all.local.get({ type: 'shareTable', table, share: { locked: true, spectators: true } })
  const again = await all.guest()
  expect(await again.refused({ type: 'openTable', table })).toMatchObject({ code: 'room-locked' })
  await all.local.get({ type: 'shareTable', table, share: openToAll })
  await again.ask({ type: 'openTable', table })
  await all.local.get({ type: 'shareTable', table, share: { locked: true, spectators: true } })
  expect((await again.refused({ ...claim, token: 'b'.repeat(22) })).code).toBe('room-locked')
  expect(await again.get(claim)).toEqual({ token })
  expect((await again.next('lobby', ({ own }) => own.length > 0)).own).toEqual([1])
  for (const odd of ['', 'a'.repeat(21), 'a'.repeat(23), `${'a'.repeat(21)}=`])
    expect((await again.refused({ ...claim, token: odd })).code).toBe('malformed')
})

test('an invalid token requests nothing; whoever waits for a seat is told so, and is told the answer', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 2)
  const [first] = wires
  const [token = ''] = tokens
  await all.local.get({ type: 'kick', table, seat: 2 })
  const stale = await all.guest()
  const shown = await stale.enter(table, { 2: tokens[1] ?? '' })
  expect([shown.own, shown.asking]).toEqual([[], undefined])
  const second = await all.guest()
  expect(await second.enter(table, [token])).toMatchObject({
    own: [],
    asking: [1]
  })
  const asked = await first?.next('seatAsked')
  await first?.get({ type: 'yieldSeat', ask: asked?.ask ?? -1, yes: false })
  expect((await second.next('table', ({ asking }) => asking === undefined)).own).toEqual([])
})

test('a seat is left, taken back by the host’s page and given to a bot; the guest can return to it', async () => {
  const all = await party({ botPace: 0 })
  const { table, wires, tokens } = await running(all, 1)
  const [guest] = wires
  if (!guest) throw new Error('no guest')
  guest.socket.terminate()
  await guest.closed
  await all.local.get({ type: 'setSeat', table, seat: 1, by: 'bot' })
  const watcher = await openGuest(all.port())
  const seen = await watcher.get({ type: 'openTable', table })
  if (seen.next === 0) await watcher.next('update')
  const back = await all.guest()
  const mine = await back.enter(table, tokens)
  expect(mine).toMatchObject({ own: [1], table: { seats: [{}, { by: 'lan', present: true }] } })
  expect(mine.log[0]).toMatchObject({ seat: 1 })
  await all.local.get({ type: 'setSeat', table, seat: 1, by: 'here' })
  expect(await back.next('table', ({ own }) => own.length === 0)).toMatchObject({
    table: { seats: [{}, { by: 'here' }] }
  })
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ own: [0, 1] })
  expect(await back.enter(table, tokens)).toMatchObject({ own: [] })
})
