// Seat proofs on the wire: what a recorder, a relay and a reflection are worth, and links that give a seat once.

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

test('guest and host prove the seat to each other; nothing that was recorded opens anything later', async () => {
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
    // Reflected: the host's own proof in the guest's place.
    { nonce: proofs.nonce, macs: [{ seat: 1, mac: due }] },
    // For another seat, as a link, by the hash as if it were the token.
    { nonce: proofs.nonce, macs: proofs.macs.map(({ mac }) => ({ seat: 2, mac })) },
    { nonce: proofs.nonce, macs: [], link: { seat: 1, mac: proofs.macs[0]?.mac ?? '' } },
    proofsOf(thief.session(), table, [createHash('sha256').update(token).digest('base64url')])
  ]
  for (const one of replayed) {
    const { own, seatProofs } = await open(thief, table, one)
    expect([own, seatProofs]).toEqual([[], undefined])
  }
})

/** Stands at an address of its own between guests and a host: passes everything on, and writes it down. */
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

test('an impostor that relays to the host and back has no seat by it, and what it wrote down opens none', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  await vanish(all, wires[0], table)
  const { port, frames } = await relay(all)
  const guest = await openGuest(port)
  // The guest signs the address at which it believes the host to be; the host knows by which it was called.
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

test('a table file of before, with the hash of a token, needs nothing new', async () => {
  const all = await party()
  const { table, tokens } = await running(all, 1)
  const path = all.rig.path(table).replace(/\.caravan$/, '.json')
  const hash = createHash('sha256')
    .update(tokens[0] ?? '')
    .digest('base64url')
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ seats: [{}, { by: 'lan', token: hash }] })
})

test.skipIf(process.platform === 'win32')('the table files are readable by their owner alone', async () => {
  const all = await party()
  const { table } = await running(all, 1)
  const path = all.rig.path(table).replace(/\.caravan$/, '.json')
  const mode = (of: string): number => statSync(of).mode & 0o777
  expect(mode(path)).toBe(0o600)
  // Copied back from somewhere, or written by a hand: also what was set aside of it.
  const aside = `${path}.damaged-1`
  writeFileSync(aside, 'x')
  for (const one of [path, aside]) chmodSync(one, 0o644)
  await all.again()
  expect([path, aside].map(mode)).toEqual([0o600, 0o600])
})

const linkProofs = (wire: Wire, table: string, secret: string, seat = 1): Proofs =>
  proofsOf(wire.session(), table, {}, { seat, secret })

/** The token that guest and host make of a link's secret, each by itself. */
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
  // Used: neither the link, nor what was recorded of it, nor the token of before opens the table.
  const late = await all.guest()
  for (const used of [linkProofs(late, table, secret), proofs])
    expect((await late.refused({ type: 'openTable', table, seatProofs: used })).code).toBe('room-locked')
  await expect(late.enter(table, tokens.slice(0, 1))).rejects.toThrow('room-locked')
  expect(await late.enter(table, [token])).toMatchObject({ own: [1] })
})

test('a link is worth nothing once its guest is back, another was made, or it is too old', async () => {
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

test('a link to a free seat of a lobby is an invitation', async () => {
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

test('of two who open the same link at the same time one has the seat, the other is a stranger', async () => {
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

test('a link that could not be written lets nobody into a locked room, and can be opened again', async () => {
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
