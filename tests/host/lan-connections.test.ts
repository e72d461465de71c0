// Idle raw connections: keeping them open locks nobody else out.

import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { protocolVersion } from '../../shared/protocol/messages'
import { lobbyTable, party, running } from './party'
import { cleanUp } from './rig'
import { openGuest, openSocket, wireOver, type Wire } from './wire'

const raw: Socket[] = []
afterEach(async () => {
  for (const socket of raw.splice(0)) socket.destroy()
  await cleanUp()
})

/** On Linux every address of 127/8 belongs to this machine, so they stand for different remote addresses. */
const far = process.platform === 'linux' ? undefined : 'only Linux has more than one address on its loopback'

/** A hello timeout so long that no connection ends before all are counted, even on a slow machine. */
const patient = { headersTimeout: 600_000, requestTimeout: 600_000 }

/** Connects from an address and sends nothing. */
function idle(port: number, localAddress: string): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => undefined).resume()
  raw.push(socket)
  return socket
}

const settled = (sockets: readonly Socket[]): Promise<unknown> =>
  Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve) => {
          if (!socket.connecting) return resolve(undefined)
          socket.once('connect', resolve)
          socket.once('close', resolve)
        })
    )
  )

/** How many of the connections the server has left open, once that is at most `most`. */
async function left(sockets: readonly Socket[], most: number): Promise<number> {
  const open = (): number => sockets.filter((socket) => !socket.closed).length
  while (open() > most) await new Promise((resolve) => setTimeout(resolve, 5))
  return open()
}

async function guestFrom(port: number, localAddress: string): Promise<Wire> {
  const wire = wireOver(await openSocket(port, {}, '/socket', true, localAddress))
  await wire.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  return wire
}

test('1,100 idle connections from one address are cut down at once, and another address gets in at once', async ({
  skip
}) => {
  if (far !== undefined) return skip(far)
  const all = await party({}, patient)
  await lobbyTable(all, ['here', 'lan'])
  // In groups that fit into the system's accept queue: what is dropped there never reaches the server.
  const idlers: Socket[] = []
  while (idlers.length < 1100) {
    const part = Array.from({ length: 100 }, () => idle(all.port(), '127.0.0.2'))
    await settled(part)
    idlers.push(...part)
  }
  const guest = await guestFrom(all.port(), '127.0.0.3')
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
  expect(await left(idlers, 128)).toBe(128)
})

test('idle connections from many addresses give way to new guests', async ({ skip }) => {
  if (far !== undefined) return skip(far)
  const all = await party({}, { ...patient, raw: 20, rawPerAddress: 8 })
  const { wires } = await running(all, 1)
  const idlers = Array.from({ length: 40 }, (_, i) => idle(all.port(), `127.0.1.${1 + (i % 5)}`))
  await settled(idlers)
  expect(await left(idlers, 19)).toBe(19)
  const guest = await guestFrom(all.port(), '127.0.0.3')
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
  // The connection of a seated guest was not closed.
  expect(await wires[0]?.get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
})

test('a connection without a request is closed within seconds, and its address may connect again', async () => {
  const all = await party({}, { rawPerAddress: 2 })
  await lobbyTable(all, ['here', 'lan'])
  const idlers = [idle(all.port(), '127.0.0.1'), idle(all.port(), '127.0.0.1')]
  await settled(idlers)
  await expect(openGuest(all.port())).rejects.toThrow()
  expect(await left(idlers, 0)).toBe(0)
  expect(await (await openGuest(all.port())).get({ type: 'listTables' })).toMatchObject({ tables: [{}] })
})

test('a guest who falls silent is absent within fifteen seconds', async () => {
  const all = await party()
  const { table, wires, tokens } = await running(all, 1)
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const silent = wireOver(await openSocket(all.port(), {}, '/socket', false))
  let last = 0
  let answers = true
  silent.socket.on('ping', (data: Buffer) => {
    if (!answers) return
    silent.socket.pong(data)
    last = performance.now()
  })
  await silent.get({ type: 'hello', protocol: protocolVersion, app: 'test' })
  await silent.enter(table, tokens)
  const watcher = await all.guest()
  await watcher.get({ type: 'openTable', table })
  // The worst case: it falls silent right after it answered a ping.
  while (last === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  answers = false
  await watcher.next('table', ({ table: { seats } }) => seats[1]?.present === false)
  const seconds = (performance.now() - last) / 1000
  console.log(`silent guest absent after ${seconds.toFixed(1)} s`)
  expect(seconds).toBeLessThan(15)
  expect(seconds).toBeGreaterThan(8)
}, 40_000)
