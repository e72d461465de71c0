// Networks without IPv4: which addresses are offered, and that guests can join.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, type NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { typedEndpoint } from '../../main/lan/endpoints'
import { likeliestFirst, plainAddress, openLanState } from '../../main/lan/addresses'
import { ipv6Addresses, isNearby } from '../../main/lan/discovery/index'
import { readTypedAddress } from '../../renderer/features/lan/typed-address'
import { endpointText, ipv6Groups, ipv6Kind, readEndpoint } from '../../shared/lan/endpoint'
import { Network, whyNoNetworks, type Program } from './netns'

describe('An address as people write it', () => {
  test.each([
    ['192.168.1.20', '192.168.1.20', 41270],
    ['192.168.1.20:', '192.168.1.20', 41270],
    ['http://192.168.1.20:5000/', '192.168.1.20', 5000],
    ['fd00::1', 'fd00::1', 41270],
    ['[FD00::1]:5000', 'fd00::1', 5000],
    ['[fd00::1]', 'fd00::1', 41270],
    ['http://[2001:db8::7]:41270/#x', '2001:db8::7', 41270],
    ['1:2:3:4:5:6:7:8', undefined, 0],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', 41270],
    ['2001:0db8:0:0:1:0:0:0', '2001:db8:0:0:1::', 41270],
    ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1', 41270],
    ['2001:db8:10:0:0:1:0:0', '2001:db8:10::1:0:0', 41270],
    ['0:0:0:0:0:0:0:1', '::1', 41270],
    ['fe80::1', undefined, 0],
    ['[fe80::1%eth0]:41270', undefined, 0],
    ['fd00::1::2', undefined, 0],
    ['fd00:1', undefined, 0],
    ['fd00::12345', undefined, 0],
    ['[fd00::1]:0', undefined, 0],
    ['[fd00::1]:70000', undefined, 0],
    ['[fd00::1', undefined, 0],
    ['192.168.1.300', undefined, 0],
    ['', undefined, 0]
  ])('%s', (text, address, port) => {
    expect(readEndpoint(text)).toEqual(address === undefined ? undefined : { address, port })
    if (address === undefined) expect(() => typedEndpoint(text)).toThrow()
    else expect(readTypedAddress(text)).toEqual({ ok: true, endpoint: { address, port } })
  })

  test('with colons or dots is reported as a wrong address, not as a wrong room code', () => {
    for (const text of ['fe80::1', '[fd00::1', '192.168.1.300', '10.0.0'])
      expect(readTypedAddress(text)).toEqual({ ok: false, fault: 'address' })
    expect(readTypedAddress('7KX2')).toEqual({ ok: false, fault: 'length' })
  })

  test('is shown with brackets if it needs them', () => {
    expect(endpointText({ address: '10.0.0.1', port: 1 })).toBe('10.0.0.1:1')
    expect(endpointText({ address: 'fd00::1', port: 1 })).toBe('[fd00::1]:1')
    expect(ipv6Groups('::')).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
    expect(['::1', 'fe80::1', 'fdab::1', '2a00::1', 'ff02::fb', 'x'].map(ipv6Kind)).toEqual([
      'loopback',
      'link',
      'private',
      'global',
      undefined,
      undefined
    ])
    expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1')
    expect(plainAddress('fd00::1')).toBe('fd00::1')
  })
})

const info = (address: string, internal = false): NetworkInterfaceInfo => {
  const more = { netmask: '', mac: '', internal, cidr: null }
  return address.includes(':')
    ? { address, family: 'IPv6', scopeid: 0, ...more }
    : { address, family: 'IPv4', ...more }
}
const machine = (): NodeJS.Dict<NetworkInterfaceInfo[]> => ({
  lo: [info('::1', true)],
  eth0: [info('10.0.0.2'), info('fe80::2'), info('2001:db8:1::2'), info('2001:db8:1::3'), info('fd00::2')],
  wlan0: [info('fe80::4'), info('2001:db8:7::4')],
  tun0: [info('fd11::1')]
})

test('one IPv6 address of each interface is offered, after those of IPv4, and only addresses that browsers accept', () => {
  expect(ipv6Addresses(machine).map(({ address }) => address)).toEqual([
    'fd00::2',
    '2001:db8:7::4',
    'fd11::1'
  ])
  const eth0 = { name: 'eth0', address: '10.0.0.2', netmask: '255.255.255.0', broadcast: '10.0.0.255' }
  expect(likeliestFirst([eth0], ipv6Addresses(machine))).toEqual([
    '10.0.0.2',
    'fd00::2',
    '2001:db8:7::4',
    'fd11::1'
  ])
  expect(openLanState(['fd00::2'], 41270)).toEqual({
    open: true,
    port: 41270,
    addresses: [{ address: 'fd00::2', code: '', link: 'http://[fd00::2]:41270/' }]
  })
})

test('over IPv6 only machines of the own networks are admitted', () => {
  const near = (peer: string): boolean => isNearby(peer, machine)
  for (const peer of [
    '10.9.9.9',
    '8.8.8.8',
    '::1',
    'fe80::9%eth0',
    'fd77::1',
    '2001:db8:1::99',
    '2001:db8:7:0:1::1'
  ])
    expect([peer, near(peer)]).toEqual([peer, true])
  for (const peer of ['2001:db8:2::1', '2a00::1', 'unknown', 'ff02::1'])
    expect([peer, near(peer)]).toEqual([peer, false])
})

const reason = whyNoNetworks()
const network = new Network('tests/lan/ipv6-peer.ts')
/** Folders of killed processes, which do not clean up. */
const folder = mkdtempSync(join(tmpdir(), 'caravan-ipv6-'))
let [a, b] = ['', '']

const lineSchema = z.object({
  adapters: z.array(z.string()).optional(),
  state: z
    .object({ addresses: z.array(z.object({ address: z.string(), code: z.string(), link: z.string() })) })
    .optional(),
  sits: z.boolean().optional(),
  statuses: z.array(z.number()).optional(),
  failed: z.string().optional()
})
type Line = z.infer<typeof lineSchema>
const told = <T>(program: Program, pick: (line: Line) => T | undefined): Promise<T> =>
  program.line((line) => pick(lineSchema.parse(JSON.parse(line))))

const peer = (space: string, role: string, options: object = {}): Program =>
  network.peer(space, role, options, { TMPDIR: folder })

beforeAll(async () => {
  if (reason !== undefined) return
  a = await network.space()
  b = await network.space()
  await network.cable(a, b, 'eth0', ['10.77.9.1', '10.77.9.2'])
})
afterEach(() => network.endAll())
afterAll(async () => {
  await network.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('without IPv4 there is no address to offer at first, then an IPv6 address by which guests can join', async (context) => {
  if (reason !== undefined) return context.skip(reason)
  for (const space of [a, b]) await network.ip(space, '-4', 'addr', 'flush', 'dev', 'eth0')
  const host = peer(a, 'host')
  // There is only the link-local address (fe80::…), which browsers do not accept.
  expect(await told(host, ({ adapters }) => adapters)).toEqual([])
  expect(await told(host, ({ state }) => state)).toEqual({ addresses: [] })

  await network.ip(a, '-6', 'addr', 'add', 'fd00:77::1/64', 'dev', 'eth0', 'nodad')
  await network.ip(b, '-6', 'addr', 'add', 'fd00:77::2/64', 'dev', 'eth0', 'nodad')
  const [place] = (await told(host, ({ state }) => (state?.addresses.length ? state : undefined))).addresses
  expect(place).toEqual({ address: 'fd00:77::1', code: '', link: expect.any(String) as string })
  const { link = '' } = place ?? {}
  expect(link).toMatch(/^http:\/\/\[fd00:77::1\]:\d+\/$/)
  const guest = peer(b, 'guest', { link, name: 'Ann', seat: 1 })
  expect(await told(guest, (line) => line)).toEqual({ statuses: [200, 403], sits: true })

  // The same server still accepts IPv4; a machine of another IPv6 network is not a guest of this LAN.
  await network.ip(a, 'addr', 'add', '10.77.9.1/24', 'broadcast', '+', 'dev', 'eth0')
  await network.ip(b, 'addr', 'add', '10.77.9.2/24', 'broadcast', '+', 'dev', 'eth0')
  const both = await told(host, ({ state }) => (state && state.addresses.length > 1 ? state : undefined))
  expect(both.addresses.map(({ address }) => address)).toEqual(['10.77.9.1', 'fd00:77::1'])
  const over4 = peer(b, 'guest', { link: both.addresses[0]?.link, name: 'Ben', seat: 2 })
  expect(await told(over4, (line) => line)).toEqual({ statuses: [200, 403], sits: true })

  await network.ip(a, '-6', 'addr', 'add', '2001:db8:1::1/64', 'dev', 'eth0', 'nodad')
  await network.ip(b, '-6', 'addr', 'add', '2001:db8:2::2/64', 'dev', 'eth0', 'nodad')
  await network.ip(a, '-6', 'route', 'add', '2001:db8:2::/64', 'dev', 'eth0')
  await network.ip(b, '-6', 'route', 'add', '2001:db8:1::/64', 'dev', 'eth0')
  const far = peer(b, 'guest', { link: link.replace('fd00:77::1', '2001:db8:1::1'), name: 'Far', seat: 2 })
  expect(await told(far, (line) => line)).toEqual({
    failed: expect.stringMatching(/hang up|ECONNRESET/) as string
  })
}, 60_000)
