// Guests at a table: how they come and go, and who may do what.

import { afterEach, expect, test } from 'vitest'
import { permissions } from '../../main/host/session/permissions'
import { protocolVersion } from '../../shared/protocol/messages'
import { lobbyTable, openToAll, party, play, running, sitDown } from './party'
import { cleanUp, linesOf, toyTable, twoSeats } from './rig'
import { openSocket, wireOver } from './wire'

afterEach(cleanUp)

const pledge = { type: 'pledge', value: 4 }

test('nothing listens before a table is shared, and nothing after the last is closed', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'], null)
  expect(await all.local.get({ type: 'lanState' })).toEqual({ open: false })
  const shared = await all.local.get({ type: 'shareTable', table, share: openToAll })
  const port = all.port()
  expect(shared).toMatchObject({
    open: true,
    port,
    addresses: [{ address: '127.0.0.1', link: `http://127.0.0.1:${port}/` }]
  })
  const guest = await all.guest()
  await guest.ask({ type: 'openTable', table })
  expect(await all.local.get({ type: 'shareTable', table, share: null })).toEqual({ open: false })
  expect(await guest.next('sentOff')).toEqual({ type: 'sentOff', table, code: 'closed' })
  expect(await guest.closed).toBe(1001)
  await expect(openSocket(port, {})).rejects.toThrow()
})

test('whoever opens a table at the host’s machine finds its seats present, alone or not', async () => {
  const all = await party()
  const { table } = await toyTable(all.local)
  const seen = async (): Promise<unknown> =>
    (await all.local.get({ type: 'openTable', table })).table.seats.map(({ present }) => present)
  expect(await seen()).toEqual([true, true])
  await all.local.get({ type: 'leaveTable' })
  const { tables } = await all.local.get({ type: 'listTables' })
  expect(tables[0]?.seats.map(({ present }) => present)).toEqual([false, false])
  expect(await seen()).toEqual([true, true])
})

test('guests learn when nobody is at the host’s machine, at the table or in its lobby, and when somebody is again', async () => {
  const all = await party()
  const lobby = await lobbyTable(all, ['here', 'lan'])
  const guest = await all.guest()
  expect(await guest.ask({ type: 'openTable', table: lobby })).toMatchObject({
    value: { table: { seats: [{ taken: true, present: false }, {}] } }
  })
  await all.local.lobby(lobby)
  await guest.next('lobby', ({ table }) => table.seats[0]?.present === true)
  await sitDown(guest, lobby, 1, 'Ann')
  await all.local.get({ type: 'beginTable', table: lobby })
  await all.local.get({ type: 'leaveTable' })
  await guest.next('table', ({ table }) => table.seats[0]?.present === false)
  // Another window at the host’s machine will do.
  const window = all.rig.client()
  await window.get({ type: 'openTable', table: lobby })
  await guest.next('table', ({ table }) => table.seats[0]?.present === true)
})

test('a lobby fills, begins under the same id, and survives a restart', async () => {
  let all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const ann = await all.guest()
  expect(await ann.ask({ type: 'openTable', table })).toMatchObject({
    ok: true,
    value: { type: 'lobby', own: [], table: { status: 'gathering', share: { password: false } } }
  })
  expect(await all.local.refused({ type: 'beginTable', table })).toEqual({
    code: 'seats-open',
    numbers: { free: 2 }
  })
  const token = await sitDown(ann, table, 1, 'Ann')
  const told = await ann.next('lobby', ({ own }) => own.length > 0)
  expect(told.own).toEqual([1])
  expect(told.table.seats[1]).toEqual({
    name: 'Ann',
    colour: 'blue',
    by: 'lan',
    taken: true,
    present: true
  })
  const bob = await all.guest()
  await bob.ask({ type: 'openTable', table })
  expect((await bob.refused({ type: 'claimSeat', seat: 1, name: 'Bob' })).code).toBe('seat-taken')
  expect((await bob.refused({ type: 'claimSeat', seat: 0, name: 'Bob' })).code).toBe('not-your-seat')
  expect((await bob.refused({ type: 'claimSeat', seat: 2, name: 'ann' })).code).toBe('name-twice')
  expect((await bob.refused({ type: 'takeOver', seat: null, secrets: false })).code).toBe('not-begun')

  const port = all.port()
  all = await all.again()
  expect(await all.local.get({ type: 'lanState' })).toEqual({ open: false })
  expect(await all.local.lobby(table)).toMatchObject({
    table: { seats: [{}, { name: 'Ann', taken: true, present: false }, { taken: false }] }
  })
  await all.lan.open()
  expect(all.port()).toBe(port)
  const back = await all.guest()
  expect(await back.enter(table, [token])).toMatchObject({ type: 'lobby', own: [1] })
  const bobAgain = await all.guest()
  await sitDown(bobAgain, table, 2, 'Bob')
  const twice = [1, 2].map(() => all.local.ask({ type: 'beginTable', table }))
  expect((await Promise.all(twice)).map((reply) => (reply.ok ? 'ok' : reply.refusal.code))).toEqual([
    'ok',
    'begun'
  ])
  const begun = await bobAgain.next('snapshot')
  expect(begun).toMatchObject({ own: [2], seat: null, table: { id: table, status: 'running' } })
  expect(begun.table.seats.map(({ name }) => name)).toEqual(['Seat 0', 'Ann', 'Bob'])
  expect((await all.local.refused({ type: 'beginTable', table })).code).toBe('begun')
  expect(linesOf(all.rig.file(table))).toHaveLength(1)
  expect(all.rig.file(table)).not.toContain(token)
})

test('guests control only their own seats, and spectators none', async () => {
  const all = await party()
  const { table, wires } = await running(all, 2)
  const [one, two] = wires
  if (!one || !two) throw new Error('no guests')
  const watcher = await all.guest()
  expect(await watcher.get({ type: 'openTable', table })).toMatchObject({ own: [], secrets: false })
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ own: [0] })
  for (const wire of [watcher, two]) {
    for (const type of ['takeOver', 'peek', 'undo'] as const)
      expect(
        (await wire.refused({ type, seat: 1, ...(type === 'takeOver' && { secrets: true }) })).code
      ).toBe('not-your-seat')
    const forged = { type: 'choose', command: 'x', seat: 1, decision: 0, choices: [pledge] }
    expect((await wire.refused(forged)).code).toBe('not-your-seat')
  }
  expect((await all.local.refused({ type: 'takeOver', seat: 1, secrets: true })).code).toBe('not-your-seat')
  expect(await play(one, 1, pledge)).toMatchObject({ ok: true })
  const update = await watcher.next('update')
  expect(update.entry.events).toEqual([{ type: 'pledged', seat: 1, value: -1 }])
  expect(await play(one, 1, pledge)).toMatchObject({ ok: false, refusal: { code: 'not-asked' } })
})

test('every request that is not permitted to guests is refused', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const guest = await all.guest()
  const requests: Record<string, object> = {
    createTable: { game: 'toy', options: {}, seats: twoSeats },
    gatherTable: { game: 'toy', options: {}, seats: twoSeats.map((seat) => ({ ...seat, by: 'lan' })) },
    changeTable: { table, options: {}, seats: twoSeats.map((seat) => ({ ...seat, by: 'lan' })) },
    beginTable: { table },
    shareTable: { table, share: null },
    lanState: {},
    stopHost: {},
    setSeat: { table, seat: 0, by: 'lan' },
    kick: { table, seat: 1 },
    listWatchers: { table },
    kickWatcher: { table, watcher: 1 },
    readmitWatcher: { table, watcher: 1 },
    decide: { table, wish: 1, yes: true },
    linkSeat: { table, seat: 1 },
    findHosts: { on: true },
    joinHost: { to: { address: '127.0.0.1' } },
    seekHost: {},
    leaveHost: {},
    checkNetwork: {},
    deleteTable: { table },
    restoreTable: { table },
    abandonTable: { table },
    rematch: { table },
    exportTable: { table },
    importTable: { name: 'x', text: '' },
    getAnalysis: { key: '0123456789abcd' },
    keepAnalysis: { key: '0123456789abcd', text: '' },
    getRecords: {},
    getResults: {},
    getUpdates: {},
    getSettings: {},
    setSettings: { settings: {} }
  }
  const local = Object.entries(permissions).flatMap(([type, may]) => (may === 'local' ? [type] : []))
  expect(Object.keys(requests).sort()).toEqual(local.sort())
  for (const [type, more] of Object.entries(requests))
    expect([type, (await guest.refused({ type, ...more })).code]).toEqual([type, 'local-only'])
  const hidden = await all.local.get({ type: 'createTable', game: 'toy', options: {}, seats: twoSeats })
  expect((await guest.get({ type: 'listTables' })).tables.map(({ id }) => id)).toEqual([table])
  for (const id of [hidden.table, 'toy-none'])
    expect((await guest.refused({ type: 'openTable', table: id })).code).toBe('unknown-table')
})

test('hello has to come first, and a version mismatch is reported on both sides', async () => {
  const all = await party()
  await lobbyTable(all, ['here', 'lan'])
  const wire = wireOver(await openSocket(all.port(), {}))
  expect((await wire.refused({ type: 'listTables' })).code).toBe('hello-first')
  expect(await wire.refused({ type: 'hello', protocol: 99, app: '9.9.9', more: true })).toMatchObject({
    code: 'protocol-differs',
    numbers: { host: protocolVersion, client: 99, clientApp: '9.9.9', id: all.rig.host.id }
  })
  expect(all.rig.lines.join()).toContain('protocol 99 of app 9.9.9')
  expect((await wire.refused({ type: 'listTables' })).code).toBe('protocol-differs')
  expect(await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })).toMatchObject({
    role: 'guest',
    host: { id: all.rig.host.id },
    games: { toy: '1.2' }
  })
})

test('continuing a shared table opens the LAN again, on the same port', async () => {
  const before = await party()
  const { table, tokens } = await running(before, 1)
  const port = before.port()
  const all = await before.again()
  expect(await all.local.get({ type: 'lanState' })).toEqual({ open: false })
  await all.local.get({ type: 'openTable', table })
  // Opening waits for a closing that is still going on.
  await all.lan.open()
  expect(all.port()).toBe(port)
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1] })
  await all.local.get({ type: 'deleteTable', table })
  expect(await back.next('tableStopped')).toMatchObject({ refusal: { code: 'unknown-table' } })
  expect(await back.closed).toBe(1001)
})

test('a kicked guest is removed from the table, and the token becomes worthless', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [guest] = wires
  if (!guest) throw new Error('no guest')
  await guest.get({ type: 'takeOver', seat: 1, secrets: true })
  await all.local.get({ type: 'kick', table, seat: 1 })
  expect(await guest.next('sentOff')).toEqual({ type: 'sentOff', table, code: 'kicked' })
  expect((await guest.refused({ type: 'peek', seat: 1 })).code).toBe('no-table')
  expect(await guest.enter(table, tokens)).toMatchObject({ own: [] })
  expect((await all.local.refused({ type: 'kick', table, seat: 0 })).code).toBe('not-your-seat')
  expect((await all.local.refused({ type: 'kick', table, seat: 7 })).code).toBe('not-your-seat')
})

test('a locked table admits nobody new, but lets its own people back in', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1, { locked: true, spectators: true })
  const stranger = await all.guest()
  expect((await stranger.refused({ type: 'openTable', table })).code).toBe('room-locked')
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const back = await all.guest()
  expect((await back.enter(table, tokens)).table.share).toEqual({
    locked: true,
    spectators: true,
    password: false
  })
})

test('without spectators only those are admitted who have a seat or can take one', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'], { locked: false, spectators: false })
  const guests = [await all.guest(), await all.guest(), await all.guest()]
  for (const guest of guests)
    expect(await guest.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
  await guests[0]?.get({ type: 'claimSeat', seat: 1, name: 'Ann' })
  await guests[1]?.get({ type: 'claimSeat', seat: 2, name: 'Bob' })
  expect(await guests[2]?.next('sentOff')).toMatchObject({ code: 'closed' })
  expect((await guests[2]?.refused({ type: 'openTable', table }))?.code).toBe('no-spectators')
  await guests[1]?.get({ type: 'leaveSeat', seat: 2 })
  expect(await guests[2]?.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
})

test('a table that is opened to the LAN while another one is closed can be found', async () => {
  const all = await party()
  let goOn = (): void => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  let opening = (): void => undefined
  const opens = new Promise<void>((resolve) => (opening = resolve))
  all.rig.host.useLan({
    ...all.lan,
    open: async () => {
      await all.lan.open()
      opening()
      await gate
    }
  })
  const table = await lobbyTable(all, ['here', 'lan'], null)
  const other = await lobbyTable(all, ['here', 'lan'], null)
  const shared = all.local.get({ type: 'shareTable', table, share: openToAll })
  await opens
  await all.local.get({ type: 'deleteTable', table: other })
  goOn()
  expect(await shared).toMatchObject({ open: true })
  const guest = await all.guest()
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{ id: table }] })
})
