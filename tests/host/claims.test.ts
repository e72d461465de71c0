// A guest may take one seat freely; a second one, or any after being kicked, only with the consent of the host's page.

import { afterEach, expect, test } from 'vitest'
import type { Request, WishReason } from '../../shared/protocol/messages'
import { comingGuest, type Tokens } from './seat-proofs'
import { lobbyTable, party, running, sitDown, type Party } from './party'
import { cleanUp } from './rig'
import type { Wire } from './wire'

afterEach(cleanUp)

type Claim = Extract<Request, { type: 'claimSeat' }>

const claimOf = (seat: number, name: string, ask = true): Claim => ({ type: 'claimSeat', seat, name, ask })

/** The only request for a seat at a table, as the host's page sees it. */
async function wishAt(all: Party, table: string): Promise<{ id: number; seat: number; reason: WishReason }> {
  const reply = await all.local.ask({ type: 'openTable', table })
  if (!reply.ok || !('own' in reply.value)) throw new Error('not open')
  const { wishes = [] } = reply.value
  const [wish] = wishes
  if (!wish || wishes.length > 1) throw new Error(`${wishes.length} wishes`)
  return wish
}

/** A guest from an address enters the table and proves the `tokens` of seats. */
async function come(
  all: Party,
  table: string,
  address: string,
  tokens: Tokens = []
): Promise<{ ask(request: object): Promise<string>; close(): void }> {
  const guest = await comingGuest(all.rig.host, address)
  expect(await guest.open(table, tokens)).toMatchObject({ ok: true })
  return {
    ask: async (request) => {
      const reply = await guest.request(request)
      if (!reply.ok) return reply.refusal.code
      return 'asked' in reply.value ? 'asked' : 'ok'
    },
    close: () => guest.close()
  }
}

test('a second seat needs the host’s consent, in the lobby and in the game, and so does a third', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan', 'lan'])
  const guest = await all.guest()
  await sitDown(guest, table, 1, 'Ann')
  expect(await guest.refused(claimOf(2, 'Anton', false))).toEqual({
    code: 'consent-needed',
    numbers: { seat: 2 }
  })
  expect(await guest.get(claimOf(2, 'Anton'))).toMatchObject({ asked: true })
  const wish = await wishAt(all, table)
  expect(wish).toMatchObject({ seat: 2, name: 'Anton', reason: 'second' })
  // The seat is not reserved for whoever asks: when another guest takes it, the request is gone.
  const other = await all.guest()
  await sitDown(other, table, 2, 'Bob')
  await all.local.get({ type: 'decide', table, wish: wish.id, yes: true })
  expect((await all.local.lobby(table)).table.seats[2]?.name).toBe('Bob')

  expect(await guest.get(claimOf(3, 'Anton'))).toMatchObject({ asked: true })
  await all.local.get({ type: 'decide', table, wish: (await wishAt(all, table)).id, yes: true })
  const told = await guest.next('lobby', ({ own }) => own.length === 2)
  expect(told.table.seats.map(({ name }) => name)).toEqual(['Seat 0', 'Ann', 'Bob', 'Anton'])
  // A taken seat is refused as always.
  expect((await guest.refused(claimOf(2, 'Carl'))).code).toBe('seat-taken')
  expect((await guest.refused(claimOf(0, 'Carl'))).code).toBe('not-your-seat')
})

test('a guest who left a seat may take another one; the tokens of two seats give both back', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const guest = await all.guest()
  await sitDown(guest, table, 1, 'Ann')
  await guest.get({ type: 'leaveSeat', seat: 1 })
  const first = (await guest.get(claimOf(2, 'Ann'))).token
  const second = (await guest.get(claimOf(1, 'Anton'))).token
  await all.local.get({ type: 'decide', table, wish: (await wishAt(all, table)).id, yes: true })
  guest.socket.terminate()
  await guest.closed
  const back = await all.guest()
  expect(await back.enter(table, [second, first])).toMatchObject({ own: [1, 2] })
})

test('a kicked guest needs consent to sit down again: on the same connection, on a new one, with the old token', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 2)
  const [kicked] = wires as [Wire]
  await all.local.get({ type: 'kick', table, seat: 1 })
  await kicked.next('sentOff')
  await kicked.get({ type: 'openTable', table })
  expect((await kicked.refused(claimOf(1, 'Guest 1', false))).code).toBe('consent-needed')

  const again = await all.guest()
  await again.enter(table, tokens)
  expect((await again.refused(claimOf(1, 'Guest 1', false))).code).toBe('consent-needed')

  const elsewhere = await come(all, table, '10.0.0.7', tokens)
  expect(await elsewhere.ask(claimOf(1, 'Guest 1', false))).toBe('consent-needed')
  elsewhere.close()
  const friend = await come(all, table, '10.0.0.8')
  expect(await friend.ask(claimOf(1, 'Friend', false))).toBe('ok')
  friend.close()
})

test('with consent a kicked guest has the seat and is as free as before; a refusal costs nothing', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const guest = await all.guest()
  await sitDown(guest, table, 1, 'Ann')
  await all.local.get({ type: 'kick', table, seat: 1 })
  await guest.next('sentOff')
  await guest.ask({ type: 'openTable', table })
  for (const yes of [false, true]) {
    expect(await guest.get(claimOf(2, 'Ann'))).toMatchObject({ asked: true })
    const wish = await wishAt(all, table)
    expect(wish).toMatchObject({ seat: 2, reason: 'kicked' })
    await all.local.get({ type: 'decide', table, wish: wish.id, yes })
    await guest.next('lobby', ({ own, wishing }) => (yes ? own.includes(2) : wishing === undefined))
  }
  await guest.get({ type: 'leaveSeat', seat: 2 })
  expect(await guest.get(claimOf(1, 'Ann', false))).not.toHaveProperty('asked')
})

test('a guest who was kicked while absent is recognized by the former address', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const guest = await come(all, table, '10.0.0.7')
  expect(await guest.ask(claimOf(1, 'Ann'))).toBe('ok')
  guest.close()
  await all.local.get({ type: 'kick', table, seat: 1 })
  const back = await come(all, table, '10.0.0.7')
  expect(await back.ask(claimOf(1, 'Ann', false))).toBe('consent-needed')
  const other = await come(all, table, '10.0.0.9')
  expect(await other.ask(claimOf(1, 'Ben', false))).toBe('ok')
})
