// Seat proofs on the wire: recording, relaying and reflecting them is useless, and a link gives a seat only once.

import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { linkLasts } from '../../main/host/people/seat-links'
import { lobbyTable, party, running, vanish, type Party } from './party'
import { cleanUp } from './rig'
import { proofsOf, seatMac, type Proofs, type Session } from './seat-proofs'
import { openGuest, openSocket, wireOver, type Wire } from './wire'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await cleanUp()
})

const open = (wire: Wire, table: string, seatProofs: Proofs) =>
  wire.get({ type: 'openTable', table, seatProofs })

test('guest and host prove the seat to each other; recorded proofs open nothing later', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  const [token = ''] = tokens
  await vanish(all, wires[0], table)
  const wire = await all.guest()
  const proofs = proofsOf(wire.session(), table, tokens)
  const answer = await open(wire, table, proofs)
  expect(answer.own).toEqual([1])
  const due = seatMac('host', token, 1, wire.session(), table, proofs.nonce).toString('base64url')
  expect(answer.seatProofs).toEqual([{ seat: 1, mac: due }])
  expect(due).not.toBe(proofs.macs[0]?.mac)
  await vanish(all, wire, table)

  const thief = await all.guest()
  const replayed: Proofs[] = [
    proofs,
    // Reflected: the host's own proof in place of the guest's.
    { nonce: proofs.nonce, macs: [{ seat: 1, mac: due }] },
    // For another seat, as a link, and with the hash used as the token.
    { nonce: proofs.nonce, macs: proofs.macs.map(({ mac }) => ({ seat: 2, mac })) },
    { nonce: proofs.nonce, macs: [], link: { seat: 1, mac: proofs.macs[0]?.mac ?? '' } },
    proofsOf(thief.session(), table, [createHash('sha256').update(token).digest('base64url')])
  ]
  for (const one of replayed) {
    const { own, seatProofs } = await open(thief, table, one)
    expect([own, seatProofs]).toEqual([[], undefined])
  }
})

/** Starts a relay with its own address between guests and a host, which forwards and records everything. */
async function relay(all: Party): Promise<{ readonly port: number; readonly frames: string[] }> {
  const frames: string[] = []
  const server = createServer()
  servers.push(server)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (guest: WebSocket) => {
    const ready = openSocket(all.port(), {})
    guest.on('message', (data: Buffer) => {
      frames.push(data.toString())
      void ready.then((host) => host.send(data.toString()))
    })
    void ready.then((host) => host.on('message', (data: Buffer) => guest.send(data.toString())))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, frames }
}

test('an impostor that relays between guest and host gains no seat, and what it recorded opens none', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  await vanish(all, wires[0], table)
  const { port, frames } = await relay(all)
  const guest = await openGuest(port)
  // The guest signs the address at which it reached the host; the host knows the address at which it was reached.
  const answer = await guest.enter(table, tokens)
  expect([answer.own, answer.seatProofs]).toEqual([[], undefined])
  for (const token of tokens) expect(frames.join()).not.toContain(token)
  const thief = wireOver(await openSocket(all.port(), {}))
  for (const frame of frames) {
    const { request } = JSON.parse(frame) as { request: { type: string } }
    const reply = await thief.ask(request)
    if (request.type === 'openTable') expect(reply).toMatchObject({ ok: true, value: { own: [] } })
  }
})

test('an older table file, with the hash of a token, needs no conversion', async () => {
  const all = await party()
  const { table, tokens } = await running(all, 1)
  const path = all.rig.path(table).replace(/\.caravan$/, '.json')
  const hash = createHash('sha256')
    .update(tokens[0] ?? '')
    .digest('base64url')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ seats: [{}, { by: 'lan', token: hash }] })
})

test.skipIf(process.platform === 'win32')('table files are readable by their owner only', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  const path = all.rig.path(table).replace(/\.caravan$/, '.json')
  const mode = (of: string): number => statSync(of).mode & 0o777
  expect(mode(path)).toBe(0o600)
  // Also after it was copied back or written by hand, and so is what was set aside.
  const aside = `${path}.damaged-1`
  writeFileSync(aside, 'x')
  for (const one of [path, aside]) chmodSync(one, 0o644)
  await all.again()
  expect([path, aside].map(mode)).toEqual([0o600, 0o600])
})

const linkProofs = (wire: Wire, table: string, secret: string, seat = 1): Proofs =>
  proofsOf(wire.session(), table, {}, { seat, secret })

/** The token that guest and host each derive from a link's secret. */
const tokenOf = (session: Session, table: string, secret: string, nonce: string, seat = 1): string =>
  seatMac('token', secret, seat, session, table, nonce).subarray(0, 16).toString('base64url')

test('a link gives its seat once, past password and lock, and the seat’s new token never travels', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 2, {
    locked: true,
    spectators: false,
    password: 'Herat'
  })
  expect((await all.local.refused({ type: 'linkSeat', table, seat: 1 })).code).toBe('seat-taken')
  expect((await all.local.refused({ type: 'linkSeat', table, seat: 0 })).code).toBe('not-your-seat')
  expect((await all.local.refused({ type: 'linkSeat', table, seat: 9 })).code).toBe('malformed')
  await vanish(all, wires[0], table)
  const { secret } = await all.local.get({ type: 'linkSeat', table, seat: 1 })
  const phone = await all.guest()
  const proofs = linkProofs(phone, table, secret)
  const answer = await open(phone, table, proofs)
  expect(answer.own).toEqual([1])
  const token = tokenOf(phone.session(), table, secret, proofs.nonce)
  const mac = seatMac('host', token, 1, phone.session(), table, proofs.nonce).toString('base64url')
  expect(answer.seatProofs).toEqual([{ seat: 1, mac }])
  expect(JSON.stringify([proofs, answer])).not.toMatch(new RegExp(`${token}|${secret}`))
  await vanish(all, phone, table)
  // Once used, neither the link, nor recorded frames, nor the former token opens the table.
  const late = await all.guest()
  for (const used of [linkProofs(late, table, secret), proofs])
    expect((await late.refused({ type: 'openTable', table, seatProofs: used })).code).toBe('room-locked')
  await expect(late.enter(table, tokens.slice(0, 1))).rejects.toThrow('room-locked')
  expect(await late.enter(table, [token])).toMatchObject({ own: [1] })
})

test('a link is worthless once its guest is back, another link was made, or it has expired', async () => {
  let now = Date.now()
  const all = await party({ now: () => now })
  const { table, wires, tokens } = await running(all, 1)
  await vanish(all, wires[0], table)
  const make = async (): Promise<string> => (await all.local.get({ type: 'linkSeat', table, seat: 1 })).secret
  const worth = async (secret: string): Promise<readonly number[]> => {
    const wire = await all.guest()
    const { own } = await open(wire, table, linkProofs(wire, table, secret))
    return own
  }
  const first = await make()
  const second = await make()
  expect(await worth(first)).toEqual([])
  const back = await all.guest()
  expect(await back.enter(table, tokens)).toMatchObject({ own: [1] })
  await vanish(all, back, table)
  expect(await worth(second)).toEqual([])
  const third = await make()
  now += linkLasts + 1
  expect(await worth(third)).toEqual([])
  expect(await worth(await make())).toEqual([1])
})

test('a link to a free seat of a lobby works as an invitation', async () => {
  const all = await party()
  const table = await lobbyTable(all, ['here', 'lan', 'lan'])
  const { secret } = await all.local.get({ type: 'linkSeat', table, seat: 2 })
  const wire = await all.guest()
  const lobby = await open(wire, table, linkProofs(wire, table, secret, 2))
  expect(lobby).toMatchObject({
    own: [2],
    table: { seats: [{}, { taken: false }, { name: 'Seat 2', present: true }] }
  })
})

test('of two guests who open the same link at the same time one gets the seat, the other is a stranger', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1, { locked: true, spectators: true })
  await vanish(all, wires[0], table)
  const { secret } = await all.local.get({ type: 'linkSeat', table, seat: 1 })
  const both = [await all.guest(), await all.guest()]
  const replies = await Promise.all(
    both.map((wire) => wire.ask({ type: 'openTable', table, seatProofs: linkProofs(wire, table, secret) }))
  )
  expect(replies.map((reply) => (reply.ok ? 'in' : reply.refusal.code)).toSorted()).toEqual([
    'in',
    'room-locked'
  ])
  const winner = replies.find(({ ok }) => ok)
  expect(winner).toMatchObject({ value: { own: [1] } })
})

test('a link whose use could not be saved lets nobody into a locked table, and can be opened again', async () => {
  const all = await party()
  const { table, wires } = await running(all, 1, { locked: true, spectators: true })
  await vanish(all, wires[0], table)
  const { secret } = await all.local.get({ type: 'linkSeat', table, seat: 1 })
  const path = all.rig.path(table).replace(/\.caravan$/, '.json')
  rmSync(path)
  mkdirSync(path)
  const wire = await all.guest()
  const proofs = linkProofs(wire, table, secret)
  expect((await wire.refused({ type: 'openTable', table, seatProofs: proofs })).code).toBe('folder-failed')
  expect((await wire.refused({ type: 'log', before: 9, count: 9 })).code).toBe('no-table')
  expect((await wire.refused({ type: 'openTable', table })).code).toBe('room-locked')
  rmSync(path, { recursive: true })
  expect(await open(wire, table, linkProofs(wire, table, secret))).toMatchObject({ own: [1] })
})
