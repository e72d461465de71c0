// Room passwords: proven, never sent; guessed slowly.

import { createHmac, pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { freeTries, Tries } from '../../main/host/tries'
import { gathering, party, running, type Party } from './party'
import { cleanUp } from './rig'
import type { Wire } from './wire'

afterEach(cleanUp)

const password = 'über den Pamir'

interface Asked {
  readonly salt: string
  readonly rounds: number
  readonly nonce: string
}

/** Written down anew, as another client would: docs/protocol.md. */
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
  const table = await gathering(all, ['here', 'lan'])
  await all.local.get({
    type: 'shareTable',
    table,
    share: { locked: false, spectators: true, password }
  })
  return table
}

test('the right password opens the table, once for each nonce and connection', async () => {
  const all = await party()
  const table = await locked(all)
  const [one, two] = [await all.guest(), await all.guest()]
  const ask = await asked(one, table)
  expect(ask.rounds).toBeGreaterThanOrEqual(10_000)
  const proof = { nonce: ask.nonce, mac: macOf(ask, password) }
  const open = { type: 'openTable', table, proof }
  // Another connection cannot use what it overheard.
  expect((await two.refused(open)).code).toBe('password-needed')
  expect(await one.ask(open)).toMatchObject({ ok: true, value: { table: { share: { password: true } } } })
  // Whoever is in asks for a snapshot without it; whoever left must prove it anew.
  expect(await one.ask({ type: 'openTable', table })).toMatchObject({ ok: true })
  await one.get({ type: 'leaveTable' })
  expect((await one.refused(open)).code).toBe('password-needed')
})

test('a changed setting keeps the password, null takes it away; nothing on disk or in the lines tells it', async () => {
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

test('five wrong tries, then pauses that grow, for the address and not for the connection', async () => {
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
  for (let left = freeTries - 1; left >= 0; left--)
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
  expect(await wrong()).toMatchObject({ numbers: { left: freeTries - 1 } })
}, 30_000)

test('an old nonce is asked anew and costs no try', async () => {
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

test('a token needs no password', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1, { locked: true, spectators: false, password })
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const back = await all.guest()
  expect(await back.get({ type: 'openTable', table, tokens })).toMatchObject({ own: [1] })
})

test('pauses end at ten minutes, and an hour of silence forgets', () => {
  let now = 0
  const tries = new Tries(() => now)
  for (let i = 0; i < 40; i++) tries.wrong('a')
  expect(tries.pause('a')).toBe(600)
  expect(tries.pause('b')).toBe(0)
  now += 61 * 60_000
  expect(tries.pause('a')).toBe(0)
  expect(tries.wrong('a')).toBe(freeTries - 1)
})
