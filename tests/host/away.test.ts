// Joining another host: the page talks to its own host, which holds the socket to the other one.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { openHostSocket } from '../../main/lan/host-socket'
import { codeEndpoint, typedEndpoint } from '../../main/lan/endpoints'
import { firewallCommand } from '../../main/lan/network-check'
import { roomCode } from '../../shared/lan/room-code'
import { lobbyTable, party, running, type Party } from './party'
import { besideBot, cleanUp, type Client } from './rig'

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
  await cleanUp()
})

/** Waits for a push of a client in this process. */
async function heard(client: Client, type: string): Promise<unknown> {
  for (;;) {
    const at = client.heard.findIndex((push) => push.type === type)
    if (at >= 0) return client.heard.splice(at, 1)[0]
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const to = (all: Party): { readonly address: string; readonly port: number } => ({
  address: '127.0.0.1',
  port: all.port()
})

test('a page joins another host, plays there, loses the connection, and reconnects', async () => {
  let there = await party({ name: 'Ann’s machine' })
  const here = await party()
  const { table, wires } = await running(there, 1)
  wires[0]?.socket.terminate()
  await wires[0]?.closed
  const own = await here.local.get({
    type: 'createTable',
    game: 'toy',
    options: {},
    seats: [
      { name: 'A', colour: 'red' },
      { name: 'B', colour: 'blue' }
    ]
  })
  const joined = await here.local.get({ type: 'joinHost', to: to(there) })
  expect(joined).toMatchObject({ host: there.rig.host.id, name: 'Ann’s machine', tables: [{ id: table }] })
  expect((await here.local.get({ type: 'listTables' })).tables.map(({ id }) => id)).toEqual([table])
  expect((await here.local.refused({ type: 'openTable', table: own.table })).code).toBe('unknown-table')
  await here.local.pushes()

  // The registry of this app does not contain the toy game, so it has no rules to show the table with.
  expect(await here.local.refused({ type: 'openTable', table })).toMatchObject({
    code: 'host-rules-differ',
    numbers: { host: '1.2' }
  })

  await there.rig.host.close()
  expect(await heard(here.local, 'away')).toMatchObject({
    state: 'lost',
    closed: true,
    host: joined.host
  })
  expect((await here.local.refused({ type: 'listTables' })).code).toBe('away-lost')
  there = await there.again()
  await there.lan.open()
  expect(await heard(here.local, 'away')).toMatchObject({ state: 'open', host: joined.host })
  expect((await here.local.get({ type: 'listTables' })).tables).toMatchObject([{ id: table }])
  await here.local.get({ type: 'leaveHost' })
  expect((await here.local.get({ type: 'listTables' })).tables.map(({ id }) => id)).toEqual([own.table])
}, 30_000)

test('whoever has gone elsewhere while a host was joined is not taken there', async () => {
  const [there, other, here] = [await party(), await party(), await party()]
  for (const one of [there, other]) await lobbyTable(one, ['here', 'lan'])
  const table = await lobbyTable(here, ['here', 'lan'])
  // To a table of one's own.
  const joining = here.local.refused({ type: 'joinHost', to: to(there) })
  await here.local.lobby(table)
  expect((await joining).code).toBe('away-lost')
  await here.local.get({ type: 'say', text: 'Still here.' })
  await here.local.get({ type: 'leaveTable' })
  // Back.
  const leaving = here.local.refused({ type: 'joinHost', to: to(there) })
  await here.local.get({ type: 'leaveHost' })
  expect((await leaving).code).toBe('away-lost')
  // To another host.
  const first = here.local.ask({ type: 'joinHost', to: to(there) })
  const second = await here.local.get({ type: 'joinHost', to: to(other) })
  expect((await first).ok).toBe(false)
  expect(second.host).toBe(other.rig.host.id)
  expect((await here.local.get({ type: 'listTables' })).tables).toEqual(second.tables)
})

test.each(['joinHost', 'checkNetwork'] as const)(
  'a table goes on for a page whose %s gets no answer',
  async (type) => {
    // Whoever is there takes the call and says nothing.
    const silent = createServer()
    servers.push(silent)
    const sockets: Duplex[] = []
    silent.on('upgrade', (_, socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const here = await party({ botPace: 0 })
    const page = here.local
    const address = '127.0.0.1'
    const asked = page.ask(
      type === 'joinHost' ? { type, to: { address, port } } : { type, address: `${address}:${port}` }
    )
    const table = await besideBot(here.rig.client())
    await page.get({ type: 'openTable', table })
    await page.get({ type: 'say', text: 'Is anybody there?' })
    await expect.poll(() => page.heard.map((push) => push.type)).toContain('said')
    silent.closeAllConnections()
    for (const socket of sockets.splice(0)) socket.destroy()
    await asked
  },
  15_000
)

test('a room code and a typed address lead to a host; anything else is refused', async () => {
  const [there, here] = [await party(), await party()]
  await lobbyTable(there, ['here', 'lan'])
  const code = roomCode(to(there)) ?? ''
  expect(await here.local.get({ type: 'joinHost', to: { code } })).toMatchObject({ host: there.rig.host.id })
  const wrong = code.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const codes: [object, string][] = [
    [{ code: wrong }, 'code-wrong'],
    [{ code: '' }, 'code-wrong'],
    [{ address: 'host.example' }, 'address-wrong'],
    [{ address: '999.1.1.1' }, 'address-wrong'],
    [{ host: 'nobody-here' }, 'unknown-host']
  ]
  for (const [to, refusal] of codes)
    expect([to, (await here.local.refused({ type: 'joinHost', to })).code]).toEqual([to, refusal])
  expect(typedEndpoint(' http://10.0.0.7:5000/ ')).toEqual({ address: '10.0.0.7', port: 5000 })
  expect(typedEndpoint('10.0.0.7')).toEqual({ address: '10.0.0.7', port: 41270 })
  expect(codeEndpoint(code)).toEqual(to(there))
})

/** Starts a server that only pretends to be a host: `answer` gets each frame and returns what to send. */
async function fakeHost(
  answer: (frame: { id: number }, hello: boolean) => readonly (string | Buffer)[]
): Promise<number> {
  const server = createServer()
  servers.push(server)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as { id: number; request: { type: string } }
      for (const text of answer(frame, frame.request.type === 'hello')) socket.send(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const hello = {
  protocol: 3,
  app: 'x',
  role: 'guest',
  host: { id: 'pretender', name: 'P' },
  games: {},
  nonce: 'n'.repeat(22)
}
const answering =
  (value: unknown) =>
  ({ id }: { id: number }, isHello: boolean): readonly string[] => [
    JSON.stringify({ re: id, reply: { ok: true, value: isHello ? hello : value } })
  ]

test('messages of another host are checked: nonsense is refused or dropped, and the own host goes on', async () => {
  const here = await party()
  const refused = async (answer: Parameters<typeof fakeHost>[0]): Promise<string> => {
    const port = await fakeHost(answer)
    const reply = await here.local.ask({ type: 'joinHost', to: { address: '127.0.0.1', port } })
    return reply.ok ? 'joined' : reply.refusal.code
  }
  expect(await refused(answering({ tables: 'all' }))).toBe('not-a-host')
  expect(await refused(answering({ tables: [{ id: '../../etc', game: 'x' }] }))).toBe('not-a-host')
  expect(await refused(({ id }) => [JSON.stringify({ re: id, reply: { ok: true, value: {} } })])).toBe(
    'not-a-host'
  )
  expect(await refused(() => ['no json'])).toBe('away-lost')
  expect(await refused(() => [Buffer.from([1, 2, 3])])).toBe('away-lost')
  expect(await refused(() => ['x'.repeat(3 * 1024 * 1024)])).toBe('away-lost')
  expect(await refused(() => [`{"push":${'['.repeat(300)}${']'.repeat(300)}}`])).toBe('away-lost')
  const foreign = {
    code: 'protocol-differs',
    numbers: { host: 9, client: 1, hostApp: '9.0', clientApp: 'x' }
  }
  expect(
    await refused(({ id }) => [JSON.stringify({ re: id, reply: { ok: false, refusal: foreign } })])
  ).toBe('protocol-differs')
  expect(await refused(answering({ tables: [] }))).toBe('joined')
  await here.local.get({ type: 'leaveHost' })
  expect(await here.local.get({ type: 'listTables' })).toEqual({ tables: [] })
}, 30_000)

test('invalid pushes are dropped, valid ones arrive', async () => {
  const line = { from: 'A', seat: null, text: 'hi', at: 1 }
  const port = await fakeHost((frame, isHello) => {
    const pushes = [
      { type: 'settings', settings: {} },
      { type: 'said' },
      { type: 'away', state: 'open' },
      { type: 'said', line }
    ]
    return [
      ...answering({ tables: [] })(frame, isHello),
      ...(isHello ? [] : pushes.map((push) => JSON.stringify({ push })))
    ]
  })
  const heard: unknown[] = []
  const come = new Promise<void>((resolve) => {
    const push = (one: unknown): void => {
      heard.push(one)
      resolve()
    }
    void openHostSocket({ address: '127.0.0.1', port }, { push, lost: () => undefined }).then((socket) =>
      socket.request({ type: 'listTables' })
    )
  })
  await come
  expect(heard).toEqual([{ type: 'said', line }])
})

test('what another host says reaches the page in the order in which it was said', async () => {
  const said = (text: string): string =>
    JSON.stringify({ push: { type: 'said', line: { from: 'A', seat: null, text, at: 1 } } })
  // The answer to `say` stands between two lines of chat, all in one packet.
  const port = await fakeHost((frame, isHello) => {
    const saying = (frame as { request?: { type: string } }).request?.type === 'say'
    const [answer = ''] = answering(saying ? {} : { tables: [] })(frame, isHello)
    return saying ? [said('before'), answer, said('after')] : [answer]
  })
  const here = await party()
  const order: string[] = []
  const page = here.rig.client((push) => {
    if (push.type === 'said') order.push(push.line.text)
  })
  await page.get({ type: 'joinHost', to: { address: '127.0.0.1', port } })
  await page.get({ type: 'say', text: 'Hello' })
  order.push('answer')
  await expect.poll(() => order.includes('after')).toBe(true)
  expect(order).toEqual(['before', 'answer', 'after'])
})

test('a search for hosts also asks the recent ones', async () => {
  const [there, here] = [await party({ name: 'Ann’s' }), await party()]
  const table = await lobbyTable(there, ['here', 'lan'])
  await here.local.get({ type: 'joinHost', to: to(there) })
  await here.local.get({ type: 'leaveHost' })
  await here.local.get({ type: 'findHosts', on: true })
  for (;;) {
    const { hosts } = (await heard(here.local, 'hosts')) as { hosts: object[] }
    if (hosts.length === 0) continue
    expect(hosts).toMatchObject([
      { host: there.rig.host.id, name: 'Ann’s', fits: true, via: ['recent'], tables: [{ id: table }] }
    ])
    break
  }
  await here.local.get({ type: 'findHosts', on: false })
}, 20_000)

test('the network check says whether an address answers', async () => {
  const [there, here] = [await party(), await party()]
  await lobbyTable(there, ['here', 'lan'])
  const port = there.port()
  expect(await here.local.get({ type: 'checkNetwork', address: `127.0.0.1:${port}` })).toEqual({
    adapters: [],
    reached: { address: `127.0.0.1:${port}`, ok: true },
    firewall: firewallCommand(41270)
  })
  await there.rig.host.close()
  expect(await here.local.get({ type: 'checkNetwork', address: `127.0.0.1:${port}` })).toMatchObject({
    reached: { ok: false, code: 'ECONNREFUSED' }
  })
  expect((await here.local.refused({ type: 'checkNetwork', address: 'nowhere' })).code).toBe('address-wrong')
})

test('the command for the firewall works in every terminal, with the rights that it needs, for the program that runs', () => {
  const home = '/Users/ann'
  const onMac = (program: string): string => firewallCommand(41270, { platform: 'darwin', program, home })
  const tool = 'sudo /usr/libexec/ApplicationFirewall/socketfilterfw'
  const both = (path: string): string => `${tool} --add ${path} && ${tool} --unblockapp ${path}`
  expect(onMac('/Applications/Caravanserai.app/Contents/MacOS/Caravanserai')).toBe(
    both('/Applications/Caravanserai.app')
  )
  expect(onMac('/Users/ann/My games/caravanserai')).toBe(both('~/My\\ games/caravanserai'))
  const windows = firewallCommand(41270, { platform: 'win32', program: 'C:\\caravanserai.exe', home: 'C:\\' })
  // PowerShell takes `&` only within quotes, and nothing is allowed without an administrator's rights.
  expect(windows).toMatch(/^powershell -Command "Start-Process cmd -Verb RunAs -ArgumentList '\/c [^"']+'"$/)
  expect(windows).toContain('protocol=TCP localport=41270 & netsh')
  expect(windows).toContain('protocol=UDP localport=41271,5353')
  expect(firewallCommand(41270, { platform: 'linux', program: '/usr/bin/node', home: '/root' })).toBe(
    'sudo ufw allow 41270/tcp && sudo ufw allow 41271/udp && sudo ufw allow 5353/udp'
  )
})
