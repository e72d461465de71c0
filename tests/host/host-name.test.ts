// The host's name: from the command line, the settings or the machine; a change reaches whoever looks for hosts at
// once.

import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { lanOf } from '../../main/lan/lan'
import { systemClock } from '../../main/lan/discovery/clock'
import { protocolVersion } from '../../shared/protocol/messages'
import { net24, Wire } from '../lan/wire'
import { lobbyTable, page, party } from './party'
import { cleanUp, newFolder, newRig, type Client } from './rig'
import { openGuest } from './wire'

afterEach(cleanUp)

const hello = { type: 'hello', protocol: protocolVersion, app: 'test' } as const
const nameAt = async (client: Client): Promise<string> => (await client.get(hello)).host.name
const call = (client: Client, hostName: string): Promise<unknown> =>
  client.get({ type: 'setSettings', settings: { hostName } })

test('the name comes from the command line, else from the settings, else from the machine', async () => {
  const rig = await newRig()
  const client = rig.client()
  expect(await nameAt(client)).toBe(hostname())
  await call(client, 'Den')
  expect([await nameAt(client), rig.host.name]).toEqual(['Den', 'Den'])
  await rig.again()
  expect(rig.host.name).toBe('Den')
  await rig.again({ name: 'Cellar' })
  const other = rig.client()
  expect(await nameAt(other)).toBe('Cellar')
  await call(other, 'Attic')
  expect(await nameAt(other)).toBe('Cellar')
  expect((await other.get({ type: 'getSettings' })).settings.hostName).toBe('Attic')
  await rig.again({ name: ' ' })
  expect(rig.host.name).toBe('Attic')
  await call(rig.client(), '')
  expect(rig.host.name).toBe(hostname())
})

test('the name is plain text of at most forty characters', async () => {
  const rig = await newRig()
  const client = rig.client()
  const said: [string, string][] = [
    ['  The\tblue\n house ', 'The blue house'],
    ['Den\u202egnp.exe', 'Den gnp.exe'],
    ['\u200f \u0000', hostname()],
    ['x'.repeat(40), 'x'.repeat(40)]
  ]
  for (const [given, shown] of said) {
    const { settings } = await client.get({ type: 'setSettings', settings: { hostName: given } })
    expect([await nameAt(client), settings.hostName]).toEqual([shown, shown === hostname() ? '' : shown])
  }
  expect(await client.refused({ type: 'setSettings', settings: { hostName: 'x'.repeat(41) } })).toEqual({
    code: 'malformed'
  })
  // A name written into the settings file by hand, or given on the command line, is cleaned as well.
  await rig.host.close()
  const file = join(rig.folder, 'settings.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(file, JSON.stringify({ ...kept, hostName: 'De\u202en' }))
  await rig.again()
  expect(rig.host.name).toBe('De n')
  await rig.again({ name: `Cell\u0007ar ${'x'.repeat(80)}` })
  expect(rig.host.name).toBe(`Cell ar ${'x'.repeat(32)}`)
})

test('a guest cannot change the host’s name', async () => {
  const all = await party({ name: 'Den' })
  await lobbyTable(all, ['here', 'lan'])
  const guest = await all.guest()
  expect(await guest.refused({ type: 'setSettings', settings: { hostName: 'Mine' } })).toMatchObject({
    code: 'local-only'
  })
  expect((await guest.get(hello)).host.name).toBe('Den')
})

test('with the LAN open, hello, the announcement and the list have the new name at once', async () => {
  const there = await newRig()
  const wire = new Wire(systemClock)
  const machine = wire.machine(net24('10.77.0.1'))
  const lan = lanOf({
    host: there.host,
    renderer: page(),
    address: '127.0.0.1',
    port: 0,
    network: { ...machine.options }
  })
  there.host.useLan(lan)
  const client = there.client()
  await call(client, 'Den')
  const announced = (name: string): boolean => wire.sent.some(({ bytes }) => bytes.includes(name))
  const seats = [
    { name: 'A', colour: 'red', by: 'here' as const },
    { name: 'B', colour: 'blue', by: 'lan' as const }
  ]
  const { table } = await client.get({ type: 'gatherTable', game: 'toy', options: {}, seats })
  await client.get({ type: 'shareTable', table, share: { locked: false, spectators: true } })
  await expect.poll(() => announced('Den ')).toBe(true)
  const state = lan.state()
  if (!state.open) throw new Error('closed')
  const guest = await openGuest(state.port)

  // The list of another host's page has the new name.
  const here = await party({ folder: newFolder() })
  await here.local.get({ type: 'joinHost', to: { address: '127.0.0.1', port: state.port } })
  await here.local.get({ type: 'leaveHost' })
  await here.local.get({ type: 'findHosts', on: true })
  const listed = (name: string): boolean =>
    here.local.heard.some((push) => push.type === 'hosts' && push.hosts.some((one) => one.name === name))
  await expect.poll(() => listed('Den'), { timeout: 15_000 }).toBe(true)

  await call(client, 'Attic')
  expect((await guest.get(hello)).host.name).toBe('Attic')
  await expect.poll(() => announced('Attic ')).toBe(true)
  await expect.poll(() => listed('Attic'), { timeout: 15_000 }).toBe(true)
  expect(lan.state()).toEqual(state)
  // A connected guest does not lose its socket.
  expect(await guest.get({ type: 'listTables' })).toMatchObject({ tables: [{ id: table }] })

  // With the LAN closed, a new name opens no port.
  const before = wire.sent.length
  await lan.close()
  await expect.poll(() => wire.sent.length).toBeGreaterThan(before)
  expect(machine.sockets).toBe(0)
  await call(client, 'Cellar')
  expect(machine.sockets).toBe(0)
  await here.local.get({ type: 'findHosts', on: false })
}, 60_000)
