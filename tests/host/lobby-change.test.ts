// The host changes the options and seats of a lobby while guests are in it.

import { afterEach, expect, test } from 'vitest'
import { lobbyTable, party, running, sitDown, type Party } from './party'
import { cleanUp } from './rig'
import type { Request } from '../../shared/protocol/messages'

afterEach(cleanUp)

type Change = Extract<Request, { type: 'changeTable' }>
type PlannedSeat = Change['seats'][number]

const host: PlannedSeat = { name: 'Ann', colour: 'red', by: 'here' }
const guest = (name: string, colour: string): PlannedSeat => ({ name, colour, by: 'lan' })
const change = (table: string, seats: PlannedSeat[], more: Partial<Change> = {}): Change => ({
  type: 'changeTable',
  table,
  options: { first: '0' },
  seats,
  ...more
})

/** A lobby of three in which Bob has taken the second seat. */
async function withBob(all: Party) {
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const wire = await all.guest()
  const token = await sitDown(wire, table, 1, 'Bob')
  await wire.next('lobby', ({ own }) => own.length > 0)
  return { table, wire, token }
}

test('a fourth seat, another colour and other options: everybody is told, and the guest stays', async () => {
  const all = await party()
  const { table, wire, token } = await withBob(all)
  const seats = [host, guest('ignored', 'green'), guest('Carl', 'blue'), guest('Dora', 'yellow')]
  await all.local.get(
    change(table, seats, { options: { first: '2', mood: 'wild' }, open: true, hints: false })
  )
  const told = await wire.next('lobby', (lobby) => lobby.table.seats.length === 4)
  expect(told).toMatchObject({
    own: [1],
    table: {
      options: { first: '2', mood: 'wild' },
      open: true,
      hints: false,
      seats: [
        { name: 'Ann', colour: 'red' },
        { name: 'Bob', colour: 'green', taken: true },
        { name: 'Carl', colour: 'blue', taken: false },
        { name: 'Dora', colour: 'yellow', taken: false }
      ]
    }
  })
  // All of it survives a restart, and the game is dealt from it.
  const again = await all.again()
  await again.lan.open()
  const back = await again.guest()
  expect(await back.enter(table, [token])).toMatchObject({ type: 'lobby', own: [1], table: { open: true } })
  for (const [seat, name] of [
    [2, 'Carla'],
    [3, 'Dorian']
  ] as const)
    await sitDown(await again.guest(), table, seat, name)
  await again.local.get({ type: 'beginTable', table })
  const begun = await back.next('snapshot')
  expect(begun.table).toMatchObject({
    options: { first: '2', mood: 'wild' },
    open: true,
    hints: false,
    seats: [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Carla' }, { name: 'Dorian' }]
  })
})

test('what was switched on is switched off again, and a seat goes to a computer player', async () => {
  const all = await party()
  const { table, wire } = await withBob(all)
  const bot = { name: 'Carl', colour: 'green', by: 'bot', level: 4 } as const
  await all.local.get(change(table, [host, guest('Bob', 'blue'), bot], { open: true, hints: false }))
  const told = await wire.next('lobby', (lobby) => lobby.table.open === true)
  expect(told.table.seats[2]).toMatchObject({ by: 'bot', level: 4 })
  await all.local.get(change(table, [host, guest('Bob', 'blue'), { ...bot, level: 1 }]))
  const after = await wire.next('lobby', (lobby) => lobby.table.open === undefined)
  expect(after.table.seats[2]).toMatchObject({ by: 'bot', level: 1 })
  expect(after.table).not.toHaveProperty('hints')
})

test('a taken seat is neither removed nor played by somebody else, and its name must stay unique', async () => {
  const all = await party()
  const { table, wire } = await withBob(all)
  const taken = { code: 'seat-taken', numbers: { seat: 1 } }
  expect(await all.local.refused(change(table, [host]))).toMatchObject({ code: 'players' })
  expect(await all.local.refused(change(table, [host, { ...host, name: 'Eve', colour: 'blue' }]))).toEqual(
    taken
  )
  const renamed = [{ ...host, name: 'bob' }, guest('Zoe', 'blue'), guest('Carl', 'green')]
  expect(await all.local.refused(change(table, renamed))).toMatchObject({ code: 'name-twice' })
  // The host’s page has not seen yet that Carl has sat down on the third seat.
  const carl = await all.guest()
  await sitDown(carl, table, 2, 'Carl')
  expect(await all.local.refused(change(table, [host, guest('Bob', 'blue')]))).toEqual({
    code: 'seat-taken',
    numbers: { seat: 2 }
  })
  // What was refused was told to nobody: the next that Bob hears of is that Carl comes and claims his seat.
  const seatsNow = [{ name: 'Seat 0' }, { name: 'Bob' }, { name: 'Carl', taken: true }]
  const seatsBefore = [{ name: 'Seat 0' }, { name: 'Bob' }, { taken: false }]
  expect(await wire.next('lobby')).toMatchObject({ watchers: [{}], table: { seats: seatsBefore } })
  expect((await wire.next('lobby')).table).toMatchObject({ seats: seatsNow })
  expect((await all.local.lobby(table)).table).toMatchObject({ seats: seatsNow })
})

test('a request for a seat that is removed is dropped', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan', 'lan'])
  const wire = await all.guest()
  await sitDown(wire, table, 2, 'Bob')
  // Bob asks for a second seat, which is removed before anybody answers.
  await wire.get({ type: 'claimSeat', seat: 3, name: 'Bea', ask: true })
  expect(await wire.next('lobby', ({ wishing }) => wishing !== undefined)).toMatchObject({ wishing: [3] })
  await all.local.get(change(table, [host, guest('Abe', 'blue'), guest('Bob', 'green')]))
  const told = await wire.next('lobby', (lobby) => lobby.table.seats.length === 3)
  expect(told).not.toHaveProperty('wishing')
  expect((await wire.refused({ type: 'claimSeat', seat: 3, name: 'Bea' })).code).toBe('not-your-seat')
})

test('a running game, an unknown table and a guest’s request are refused', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1)
  const seats = [host, guest('Bob', 'blue')]
  expect((await all.local.refused(change(table, seats))).code).toBe('begun')
  expect((await all.local.refused(change('toy-none', seats))).code).toBe('unknown-table')
  expect((await wires[0]?.refused(change(table, seats)))?.code).toBe('local-only')
  const lobby = await lobbyTable(all, ['here', 'lan'])
  const refused = async (more: Partial<Change>): Promise<string> =>
    (await all.local.refused(change(lobby, seats, more))).code
  expect(await refused({ options: { mood: 'odd' } })).toBe('option-value')
  expect(await refused({ seats: [host, { ...guest('Bob', 'red') }] })).toBe('colour-twice')
  expect(await refused({ pack: { no: 'pack' } })).toBe('pack-refused')
})
