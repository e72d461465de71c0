// Hosts and guests on a network in memory: either started first, found by mDNS and by beacon, appearing and
// disappearing.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Announcer, serviceName } from '../../main/lan/discovery/announcer'
import { Beacon } from '../../main/lan/discovery/beacon'
import { encode, hereMessage } from '../../main/lan/discovery/beacon-message'
import { BeaconListener } from '../../main/lan/discovery/beacon-listener'
import { MdnsBrowse } from '../../main/lan/discovery/mdns-browse'
import type { Sighting } from '../../main/lan/discovery/sighting'
import { ann, announcement, bench, beaconPort, bob, mdnsPort } from './hosts'
import { net24, settle, type Datagram } from './wire'
import { protocolVersion } from '../../shared/protocol/messages'

const ways: readonly (readonly [string, (datagram: Datagram) => boolean, readonly string[]])[] = [
  ['mDNS and the beacon', () => false, ['beacon', 'mdns']],
  ['mDNS alone', ({ to, from }) => to.port === beaconPort || from.port > 50_000, ['mdns']],
  ['the beacon alone', ({ to }) => to.port === mdnsPort, ['beacon']]
]

describe.each(ways)('With %s', (_name, lost, via) => {
  it('a late guest finds an early host', async () => {
    const { wire, clock, a, b, host, guest } = bench()
    wire.lost = lost
    host(a, ann)
    await clock.pass(120_000)
    const { finder } = guest(b)
    await clock.pass(1000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
    await clock.pass(10_000)
    expect([...(finder.rows[0]?.via ?? [])].sort()).toEqual(via)
  })

  it('an early guest finds a late host', async () => {
    const { wire, clock, a, b, host, guest } = bench()
    wire.lost = lost
    const { finder } = guest(b)
    await clock.pass(120_000)
    expect(finder.rows).toEqual([])
    host(a, ann)
    await clock.pass(1000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
  })

  it('a host that stops disappears at once', async () => {
    const { wire, clock, a, b, host, guest } = bench()
    wire.lost = lost
    const hosting = host(a, ann)
    const { finder } = guest(b)
    await clock.pass(20_000)
    expect(finder.rows).toHaveLength(1)
    await hosting.stop()
    await clock.pass(1500)
    expect(finder.rows).toEqual([])
    expect(a.sockets).toBe(0)
  })

  it('two hosts with the same name are found, also by a machine that itself hosts', async () => {
    const { wire, clock, a, b, host, guest } = bench()
    wire.lost = lost
    host(a, ann)
    const second = host(b, bob)
    const { finder } = guest(b)
    await clock.pass(5000)
    expect(finder.rows.map(({ hostId }) => hostId).sort()).toEqual([ann, bob])
    await second.stop()
    await clock.pass(30_000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
  })
})

describe('Without mDNS and beacon', () => {
  it('a typed address is found', async () => {
    const { wire, clock, a, b, host, guest } = bench()
    wire.lost = () => true
    host(a, ann)
    const { finder } = guest(b)
    await clock.pass(30_000)
    expect(finder.rows).toEqual([])
    finder.addTyped({ address: '10.77.0.1', port: 41270 })
    await clock.pass(1000)
    expect(finder.rows.map(({ via }) => via)).toEqual([['typed']])
  })
})

describe('On the network', () => {
  it('nothing is sent and no socket is open before the start and after the stop', async () => {
    const { wire, clock, a, b } = bench()
    const voices = [new Announcer(announcement(ann), a.options), new Beacon(announcement(ann), a.options)]
    const ears = [new MdnsBrowse(b.options), new BeaconListener(b.options)]
    await clock.pass(60_000)
    expect([wire.sent.length, a.sockets, b.sockets, clock.waiting]).toEqual([0, 0, 0, 0])
    for (const voice of voices) voice.start()
    for (const ear of ears) ear.start(() => undefined)
    await clock.pass(10_000)
    expect(wire.sent.length).toBeGreaterThan(0)
    await Promise.all([...voices, ...ears].map((one) => one.stop()))
    const sent = wire.sent.length
    await clock.pass(60_000)
    expect([wire.sent.length - sent, a.sockets, b.sockets, clock.waiting]).toEqual([0, 0, 0, 0])
  })

  it('a stop right after the start leaves nothing behind', async () => {
    const { clock, a, b, host, guest } = bench()
    const hosting = host(a, ann)
    const { finder } = guest(b)
    await Promise.all([hosting.stop(), finder.stop()])
    await clock.pass(10_000)
    expect([a.sockets, b.sockets, clock.waiting]).toEqual([0, 0, 0])
  })

  it('a guest can look again after it stopped', async () => {
    const { clock, a, b, host, guest } = bench()
    host(a, ann)
    const { finder } = guest(b)
    await clock.pass(3000)
    await finder.stop()
    await clock.pass(3000)
    finder.start()
    await clock.pass(1000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
    await finder.stop()
    expect(b.sockets).toBe(0)
  })

  it('hosts are announced on each interface, from its own address', async () => {
    const { wire, clock, b, host, guest } = bench()
    const router = wire.machine(net24('10.77.0.1'), net24('10.78.0.1', 'eth1'))
    const c = wire.machine(net24('10.78.0.2'))
    host(router, ann)
    const guests = [guest(b), guest(c)]
    await clock.pass(5000)
    expect(guests.map(({ finder }) => finder.rows[0]?.endpoint.address)).toEqual(['10.77.0.1', '10.78.0.1'])
  })

  it('interfaces that appear and disappear are noticed', async () => {
    const { clock, a, b, host } = bench()
    const [there] = a.interfaces
    a.interfaces = []
    const hosting = host(a, ann)
    await clock.pass(60_000)
    expect([hosting.state().mdns, a.sockets]).toEqual([[], 1])
    const ear = new MdnsBrowse(b.options)
    const seen: Sighting[] = []
    ear.start((sighting) => seen.push(sighting))
    a.interfaces = there ? [there] : []
    await clock.pass(3100)
    expect(hosting.state().mdns).toEqual([{ interface: there }])
    expect(seen.at(-1)).toMatchObject({ kind: 'here', hostId: ann })
    a.interfaces = []
    await clock.pass(3100)
    expect([hosting.state().mdns, hosting.state().beacon, a.sockets]).toEqual([[], [], 1])
  })

  it('an announcement is small: three text items, nothing about tables', async () => {
    const { wire, clock, a } = bench()
    new Announcer(announcement(ann), a.options).start()
    await clock.pass(10)
    const text = wire.sent[0]?.bytes.toString('latin1') ?? ''
    for (const item of [`v=${protocolVersion}`, 'app=0.1.0', `id=${ann}`]) expect(text).toContain(item)
    expect(wire.sent[0]?.bytes.length).toBeLessThan(700)
    expect(encode(hereMessage(announcement(ann))).length).toBeLessThan(160)
  })

  it('a question from another network gets no answer', async () => {
    const { wire, clock, a, host } = bench()
    host(a, ann)
    await clock.pass(10)
    const ask = '{"caravan":1,"say":"ask"}'
    const to = { address: '10.77.0.1', port: beaconPort }
    const answers = async (address: string): Promise<number> => {
      const before = wire.sent.length
      wire.inject(ask, { address, port: 7 }, to)
      await settle()
      return wire.sent.slice(before + 1).filter((sent) => sent.to.address === address).length
    }
    expect(await answers('8.8.8.8')).toBe(0)
    expect(await answers('10.77.0.99')).toBe(1)
  })

  it('an answer is as small as possible, however often one asks', async () => {
    const { wire, clock, a, host } = bench()
    host(a, ann)
    await clock.pass(10)
    const before = wire.sent.length
    for (let time = 0; time < 1000; time += 1)
      wire.inject(
        '{"caravan":1,"say":"ask"}',
        { address: '10.77.0.99', port: 7 },
        { address: '10.77.0.1', port: beaconPort }
      )
    await settle()
    expect(wire.sent.length - before - 1000).toBeLessThanOrEqual(200)
  })
})

describe('The name of the service', () => {
  it('fits into a domain name and ends with the id, whatever the host’s name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (name) => {
        const made = serviceName(announcement('x'.repeat(40), { name }))
        expect(Buffer.byteLength(made)).toBeLessThanOrEqual(63)
        expect(made).not.toMatch(/[.\p{Cc}]/u)
        expect(made.endsWith('x'.repeat(40))).toBe(true)
      })
    )
  })
})
