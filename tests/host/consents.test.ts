// A guest gets the seat of an absent player only with the consent of the host's page.

import { afterEach, expect, test } from 'vitest'
import { lobbyTable, party, running, vanish } from './party'
import { cleanUp } from './rig'

afterEach(cleanUp)

const token = 'n'.repeat(22)
const claim = { type: 'claimSeat', seat: 1, name: 'Zoe', token, ask: true } as const

test('the seat of an absent guest is requested, and the host’s consent gives it', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const newcomer = await all.guest()
  await newcomer.get({ type: 'openTable', table })
  expect((await newcomer.refused(claim)).code).toBe('seat-taken')
  await vanish(all, wires[0], table)
  await newcomer.next('table', ({ table }) => table.seats[1]?.present === false)
  expect((await newcomer.refused({ ...claim, ask: false })).code).toBe('consent-needed')
  expect(await newcomer.get(claim)).toEqual({ token, asked: true })
  expect(await newcomer.next('table', ({ wishing }) => wishing !== undefined)).toMatchObject({
    own: [],
    wishing: [1]
  })
  // Only the host's own page learns who asks, even if it is opened later.
  expect(newcomer.pushes.some((push) => 'wishes' in push)).toBe(false)
  const page = all.rig.client()
  const { wishes = [] } = await page.get({ type: 'openTable', table })
  expect(wishes).toMatchObject([{ seat: 1, name: 'Zoe', reason: 'absent' }])
  const wish = wishes[0]?.id ?? -1
  expect((await newcomer.refused({ type: 'decide', table, wish, yes: true })).code).toBe('local-only')
  await page.get({ type: 'decide', table, wish, yes: true })
  expect(await newcomer.next('table', ({ own }) => own.includes(1))).not.toHaveProperty('wishing')
  expect(await page.get({ type: 'openTable', table })).not.toHaveProperty('wishes')
  // A second consent has no effect; the old token is worthless, the new one gives the seat back.
  await page.get({ type: 'decide', table, wish, yes: true })
  await vanish(all, newcomer, table)
  const before = await all.guest()
  expect(await before.enter(table, tokens)).toMatchObject({ own: [] })
  const back = await all.guest()
  expect(await back.enter(table, [token])).toMatchObject({ own: [1] })
})

test('a refusal leaves the seat to its guest; a guest who is back before the answer keeps it', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  await vanish(all, wires[0], table)
  const newcomer = await all.guest()
  await newcomer.get({ type: 'openTable', table })
  const wished = async (): Promise<number> => {
    await newcomer.get(claim)
    const { wishes } = await all.local.get({ type: 'openTable', table })
    return wishes?.[0]?.id ?? -1
  }
  await all.local.get({ type: 'decide', table, wish: await wished(), yes: false })
  await newcomer.next('table', ({ wishing }) => wishing === undefined)
  const late = await wished()
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1] })
  expect(await all.local.get({ type: 'openTable', table })).not.toHaveProperty('wishes')
  await all.local.get({ type: 'decide', table, wish: late, yes: true })
  expect(await back.get({ type: 'openTable', table })).toMatchObject({ own: [1] })
})

test('a guest requests one seat at a time, and the request ends when the guest leaves', async () => {
  const all = await party()
  const { table, wires } = await running(all, 2)
  for (const [at, wire] of wires.entries()) await vanish(all, wire, table, at + 1)
  const newcomer = await all.guest()
  await newcomer.get({ type: 'openTable', table })
  await newcomer.get(claim)
  await newcomer.get({ ...claim, seat: 2 })
  const wishes = async (): Promise<unknown> =>
    (await all.local.get({ type: 'openTable', table })).wishes?.map(({ seat }) => seat)
  expect(await wishes()).toEqual([2])
  await newcomer.get({ type: 'leaveTable' })
  expect(await wishes()).toBeUndefined()
  expect((await newcomer.refused(claim)).code).toBe('no-table')
})

test('in a lobby the seat of an absent guest gets the name of its new guest', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const first = await all.guest()
  await first.ask({ type: 'openTable', table })
  await first.get({ type: 'claimSeat', seat: 1, name: 'Anna' })
  await vanish(all, first, table)
  const newcomer = await all.guest()
  await newcomer.ask({ type: 'openTable', table })
  expect((await newcomer.refused({ ...claim, name: 'seat 0' })).code).toBe('name-twice')
  await newcomer.get(claim)
  const { wishes } = await all.local.lobby(table)
  await all.local.get({ type: 'decide', table, wish: wishes?.[0]?.id ?? -1, yes: true })
  const told = await newcomer.next('lobby', ({ own }) => own.includes(1))
  expect(told.table.seats[1]).toMatchObject({ name: 'Zoe', present: true })
})

test('a bot that plays for an absent guest gives way as well', async () => {
  const all = await party({ botPace: 1e6 })
  const { table, wires } = await running(all, 1)
  await vanish(all, wires[0], table)
  await all.local.get({ type: 'setSeat', table, seat: 1, by: 'bot' })
  const newcomer = await all.guest()
  await newcomer.get({ type: 'openTable', table })
  expect(await newcomer.get(claim)).toMatchObject({ asked: true })
  const { wishes, table: shown } = await all.local.get({ type: 'openTable', table })
  expect(shown.seats[1]).toMatchObject({ by: 'bot', kept: true })
  await all.local.get({ type: 'decide', table, wish: wishes?.[0]?.id ?? -1, yes: true })
  expect((await newcomer.next('table', ({ own }) => own.includes(1))).table.seats[1]).toMatchObject({
    by: 'lan',
    present: true
  })
})
