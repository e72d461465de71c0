// Passwords of tables are proven, never sent, and guesses are slowed down.

import { createHmac, pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { byAddress, byTable, PasswordLimiter } from '../../main/host/session/password-limiter'
import { helloTo } from '../../main/lan/host-hello'
import { protocolVersion, type TableInfo } from '../../shared/protocol/messages'
import { lobbyTable, party, play, running, sitDown, type Party } from './party'
import { cleanUp } from './rig'
import type { Wire } from './wire'

afterEach(cleanUp)

const password = 'über den Pamir'

interface Asked {
  readonly salt: string
  readonly rounds: number
  readonly nonce: string
}

/** The proof of a password, implemented independently from docs/protocol.md. */
function macOf({ salt, rounds, nonce }: Asked, typed: string): string {
  const key = pbkdf2Sync(typed.normalize('NFC'), Buffer.from(salt, 'base64url'), rounds, 32, 'sha256')
  return createHmac('sha256', key).update(Buffer.from(nonce, 'base64url')).digest('base64url')
}

async function asked(wire: Wire, table: string): Promise<Asked> {
  const { code, numbers } = await wire.refused({ type: 'openTable', table })
  expect(code).toBe('password-needed')
  return numbers as Asked
}

async function locked(all: Party): Promise<string> {
  const table = await lobbyTable(all, ['here', 'lan'])
  await all.local.get({
    type: 'shareTable',
    table,
    share: { locked: false, spectators: true, password }
  })
  return table
}

test('a proof of the right password opens the table, once for each nonce and connection', async () => {
  const all = await party()
  const table = await locked(all)
  const [one, two] = [await all.guest(), await all.guest()]
  const ask = await asked(one, table)
  expect(ask.rounds).toBeGreaterThanOrEqual(10_000)
  const proof = { nonce: ask.nonce, mac: macOf(ask, password) }
  const open = { type: 'openTable', table, proof }
  // Another connection cannot use an overheard proof.
  expect((await two.refused(open)).code).toBe('password-needed')
  expect(await one.ask(open)).toMatchObject({ ok: true, value: { table: { share: { password: true } } } })
  // Whoever is at the table gets a snapshot without a proof; whoever left must prove it again.
  expect(await one.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
  await one.get({ type: 'leaveTable' })
  expect((await one.refused(open)).code).toBe('password-needed')
})

test('changing a setting keeps the password, null removes it; neither disk nor log reveals it', async () => {
  const all = await party()
  const table = await locked(all)
  const share = { locked: false, spectators: true }
  await all.local.get({ type: 'shareTable', table, share })
  const guest = await all.guest()
  const { nonce } = await asked(guest, table)
  const notes = readFileSync(all.rig.path(table).replace(/\.caravan$/, '.json'), 'utf8')
  for (const text of [notes, [...all.lines, ...all.rig.lines].join('\n')])
    for (const secret of [password, nonce]) expect(text.includes(secret)).toBe(false)
  await all.local.get({ type: 'shareTable', table, share: { ...share, password: null } })
  expect(await guest.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
})

test('after five wrong tries growing pauses follow, for the address and not for the connection', async () => {
  let now = 1_700_000_000_000
  const all = await party({ now: () => now })
  const table = await locked(all)
  const wrong = async (): Promise<object> => {
    const guest = await all.guest()
    const reply = await guest.refused({ type: 'openTable', table })
    if (reply.code !== 'password-needed') return reply
    const ask = reply.numbers as Asked
    const proof = { nonce: ask.nonce, mac: macOf(ask, 'guess') }
    return guest.refused({ type: 'openTable', table, proof })
  }
  for (let left = byAddress.free - 1; left >= 0; left--)
    expect(await wrong()).toEqual({ code: 'password-wrong', numbers: { left } })
  expect(await wrong()).toEqual({ code: 'password-wait', numbers: { seconds: 5 } })
  now += 5000
  expect(await wrong()).toEqual({ code: 'password-wrong', numbers: { left: 0 } })
  expect(await wrong()).toEqual({ code: 'password-wait', numbers: { seconds: 10 } })
  now += 10_000
  const guest = await all.guest()
  const ask = await asked(guest, table)
  const proof = { nonce: ask.nonce, mac: macOf(ask, password) }
  expect(await guest.ask({ type: 'openTable', table, proof })).toMatchObject({ ok: true })
  expect(await wrong()).toMatchObject({ numbers: { left: byAddress.free - 1 } })
}, 30_000)

test('guesses from sixty addresses are as slow as those from one, and lock out nobody who has a token', async () => {
  let now = 1_700_000_000_000
  const all = await party({ now: () => now })
  const { table, wires, tokens } = await running(all, 1)
  await all.local.get({ type: 'shareTable', table, share: { locked: false, spectators: true, password } })
  const rounds = { salt: '', rounds: 1 }
  let guessed = 0
  const guess = async (address: string): Promise<string> => {
    const alive = (): Promise<boolean> => Promise.resolve(true)
    const guest = all.rig.host.connect(() => undefined, { role: 'guest', address, at: 'here', alive })
    const ask = async (request: object): Promise<{ code: string; numbers?: object }> => {
      const reply = await guest.request(request)
      return reply.ok ? { code: 'in' } : reply.refusal
    }
    await ask({ type: 'hello', protocol: protocolVersion, app: 'test' })
    const needed = await ask({ type: 'openTable', table })
    if (needed.code !== 'password-needed') return needed.code
    guessed += 1
    const { nonce } = needed.numbers as Asked
    const proof = { nonce, mac: macOf({ ...rounds, nonce }, `guess ${guessed}`) }
    const { code } = await ask({ type: 'openTable', table, proof })
    guest.close()
    return code
  }
  for (let i = 0; i < 300; i++) await guess(`10.0.0.${i % 60}`)
  expect(guessed).toBe(byTable.free)
  // Within an hour, sixty machines get one guess a minute in total.
  for (let second = 0; second < 3600; second += 5) {
    now += 5000
    for (let i = 0; i < 3; i++) await guess(`10.0.0.${(second + i) % 60}`)
  }
  expect(guessed - byTable.free).toBeLessThan(70)

  const friend = await all.guest()
  expect((await friend.refused({ type: 'openTable', table })).code).toBe('password-wait')
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1] })
  expect(await all.local.get({ type: 'openTable', table })).toMatchObject({ own: [0] })
  now += byTable.longest
  const ask = await asked(friend, table)
  const proof = { nonce: ask.nonce, mac: macOf(ask, password) }
  expect(await friend.ask({ type: 'openTable', table, proof })).toMatchObject({ ok: true })
}, 60_000)

test('a proof with an old nonce gets a new nonce and does not count as a try', async () => {
  let now = 1_700_000_000_000
  const all = await party({ now: () => now })
  const table = await locked(all)
  const guest = await all.guest()
  const ask = await asked(guest, table)
  now += 6 * 60_000
  const proof = { nonce: ask.nonce, mac: macOf(ask, password) }
  expect((await guest.refused({ type: 'openTable', table, proof })).code).toBe('password-needed')
  const forged = { nonce: 'x'.repeat(22), mac: 'x' }
  expect((await guest.refused({ type: 'openTable', table, proof: forged })).code).toBe('password-needed')
})

test('a table with a password shows strangers its game, but not its people', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const open = await running(all, 1)
  const stranger = await all.guest()
  const listed = async (): Promise<TableInfo | undefined> =>
    (await stranger.get({ type: 'listTables' })).tables.find(({ id }) => id === table)
  expect((await listed())?.seats).toHaveLength(2)
  await all.local.get({ type: 'shareTable', table, share: { locked: false, spectators: true, password } })
  const shown = await listed()
  expect(shown).toEqual({
    id: table,
    game: 'toy',
    status: 'running',
    rules: '1.2',
    seats: [],
    share: { locked: false, spectators: true, password: true },
    options: {},
    created: shown?.created,
    updated: shown?.created,
    choices: 0,
    waiting: []
  })
  // What strangers see does not change when people come, go and play; another table is listed as before.
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  await play(open.wires[0] as Wire, 1, { type: 'pledge', value: 4 })
  const pushed = await stranger.next('tables', ({ tables }) => tables.some(({ choices }) => choices > 0))
  expect(pushed.tables.find(({ id }) => id === table)).toEqual(shown)
  expect(
    await helloTo({ address: '127.0.0.1', port: all.port() }, new AbortController().signal)
  ).toMatchObject({ tables: expect.arrayContaining([shown]) as unknown })
  // Whoever is let in sees everything, and so does the host's own page.
  const back = await all.guest()
  expect((await back.enter(table, tokens)).table.seats).toHaveLength(2)
  const local = (await all.local.get({ type: 'listTables' })).tables
  expect(local.find(({ id }) => id === table)?.seats).toHaveLength(2)
})

test('who is at a table with a password sees its people in the list, too', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan'])
  const guest = await all.guest()
  const stranger = await all.guest()
  await sitDown(guest, table, 1, 'Ann')
  const share = { locked: false, spectators: true, password }
  await all.local.get({ type: 'shareTable', table, share })
  const listOf = async (wire: Wire): Promise<TableInfo | undefined> =>
    (await wire.next('tables', ({ tables }) => tables[0]?.status === 'running')).tables[0]
  const [known, hidden] = [listOf(guest), listOf(stranger)]
  await all.local.get({ type: 'beginTable', table })
  expect((await known)?.seats.map(({ name }) => name)).toEqual(['Seat 0', 'Ann'])
  expect((await known)?.options).toMatchObject({ first: '0' })
  expect(await hidden).toMatchObject({ seats: [], options: {} })
})

test('a token needs no password', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1, { locked: true, spectators: false, password })
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1] })
})

test('pauses end at ten minutes, and an hour of silence forgets', () => {
  let now = 0
  const limiter = new PasswordLimiter(() => now, byAddress)
  for (let i = 0; i < 40; i++) limiter.wrong('a')
  expect(limiter.pause('a')).toBe(600)
  expect(limiter.pause('b')).toBe(0)
  now += 61 * 60_000
  expect(limiter.pause('a')).toBe(0)
  expect(limiter.wrong('a')).toBe(byAddress.free - 1)
})

test('a pause gets no longer if the clock is set back', () => {
  let now = 24 * 3_600_000
  const limiter = new PasswordLimiter(() => now, byAddress)
  for (let i = 0; i < 40; i++) limiter.wrong('a')
  now = 0
  expect(limiter.pause('a')).toBe(600)
  now += 600_000
  expect(limiter.pause('a')).toBe(0)
})
