// Invalid messages from the network neither throw nor disturb anything.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Announcer } from '../../main/lan/discovery/announcer'
import { decode, encode, hereMessage, largestMessage } from '../../main/lan/discovery/beacon-message'
import { BeaconListener } from '../../main/lan/discovery/beacon-listener'
import { MdnsBrowse, sightingOf } from '../../main/lan/discovery/mdns-browse'
import type { Sighting, Source } from '../../main/lan/discovery/sighting'
import { ann, announcement, beaconPort, bench, mdnsPort } from './hosts'
import { net24, settle, Wire, type Machine } from './wire'

describe('Junk', () => {
  /** A guest's listeners on a machine, and what they received. */
  const listen = (machine: Machine): { readonly ears: readonly Source[]; readonly heard: Sighting[] } => {
    const heard: Sighting[] = []
    const ears = [new MdnsBrowse(machine.options), new BeaconListener(machine.options)]
    for (const ear of ears) ear.start((sighting) => heard.push(sighting))
    return { ears, heard }
  }

  it('on either port throws nothing and reports nothing', async () => {
    const { wire, clock, a, b, host } = bench()
    host(a, ann)
    await clock.pass(10)
    wire.lost = ({ from }) => from.address === '10.77.0.1'
    const real = wire.sent.filter(({ to }) => to.port === mdnsPort).map(({ bytes }) => bytes)
    const { ears, heard } = listen(b)
    await clock.pass(10)
    const mutated = fc
      .record({
        of: fc.constantFrom(...real),
        cut: fc.nat(600),
        changes: fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { minLength: 1, maxLength: 20 })
      })
      .map(({ of, cut, changes }) => {
        const bytes = Buffer.from(of)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        return cut < 300 ? bytes.subarray(0, cut) : bytes
      })
    const junk = fc.oneof(
      mutated,
      fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((text) => Buffer.from(text)),
      fc
        .uint8Array({ maxLength: 200 })
        .map((bytes) => Buffer.from(`_caravanserai${Buffer.from(bytes).toString('latin1')}`))
    )
    for (const bytes of fc.sample(junk, { numRuns: 1000, seed: 1271 })) {
      wire.inject(
        bytes,
        { address: '10.77.0.66', port: mdnsPort },
        { address: '224.0.0.251', port: mdnsPort }
      )
      wire.inject(bytes, { address: '10.77.0.66', port: 9 }, { address: '10.77.0.255', port: beaconPort })
      await clock.pass(5)
    }
    // Some mutations leave the essential parts intact, so whatever is reported must be well-formed.
    for (const { addresses, port, hostId } of heard) {
      expect(addresses.length).toBeGreaterThan(0)
      expect(addresses.length).toBeLessThanOrEqual(5)
      expect(port).toBeGreaterThan(0)
      expect(port).toBeLessThan(65536)
      if (hostId !== undefined) expect(hostId).toMatch(/^[a-z0-9-]{8,40}$/)
    }
    await Promise.all(ears.map((ear) => ear.stop()))
  })

  it('is not accepted as a beacon message', () => {
    const good = { caravan: 1, say: 'here', id: ann, port: 41270, v: 1, app: '0.1.0' }
    const read = (message: unknown): unknown => decode(Buffer.from(JSON.stringify(message)))
    expect(read({ ...good, later: 'field' })).toEqual(good)
    for (const wrong of [
      { caravan: 2 },
      { say: 'hear' },
      { id: 'Ann' },
      { id: undefined },
      { port: 0 },
      { port: 65536 },
      { port: '41270' },
      { v: -1 },
      { app: 'x'.repeat(41) }
    ])
      expect(read({ ...good, ...wrong })).toBeUndefined()
    expect(decode(Buffer.from(JSON.stringify(good) + ' '.repeat(largestMessage)))).toBeUndefined()
    expect(decode(Buffer.from('['.repeat(500)))).toBeUndefined()
    expect(decode(Buffer.alloc(0))).toBeUndefined()
  })

  it('among announced addresses is ignored, and so are addresses of the internet', () => {
    const service = {
      port: 41270,
      referer: { address: '10.0.0.1' },
      addresses: [
        '8.8.8.8',
        'fe80::1',
        7,
        '127.0.0.1',
        '192.168.0.1',
        '10.0.0.1',
        ...Array<string>(100).fill('10.0.0.5')
      ],
      txt: { id: 'NOT AN ID' }
    }
    expect(sightingOf('here', service)).toEqual({
      kind: 'here',
      via: 'mdns',
      port: 41270,
      addresses: ['10.0.0.1', '192.168.0.1', '10.0.0.5']
    })
    expect(sightingOf('here', { ...service, txt: { id: ann } })).toMatchObject({ hostId: ann })
    for (const wrong of [
      { port: 0 },
      { port: 'x' },
      { referer: undefined },
      { referer: { address: 'fe80::1' } }
    ])
      expect(sightingOf('here', { ...service, ...wrong })).toBeUndefined()
  })

  it('from another network is ignored', async () => {
    const { wire, clock, b } = bench()
    const announced = new Wire(clock)
    new Announcer(announcement(ann), announced.machine(net24('10.79.0.1')).options).start()
    const { heard } = listen(b)
    await clock.pass(10)
    const here = encode(hereMessage(announcement(ann)))
    wire.inject(here, { address: '8.8.8.8', port: 9 }, { address: '10.77.0.2', port: beaconPort })
    await settle()
    const service = announced.sent[0]?.bytes ?? Buffer.alloc(0)
    wire.inject(service, { address: '8.8.8.8', port: mdnsPort }, { address: '10.77.0.2', port: mdnsPort })
    await settle()
    expect(heard).toEqual([])
    wire.inject(service, { address: '10.77.0.9', port: mdnsPort }, { address: '10.77.0.2', port: mdnsPort })
    await settle()
    expect(heard.splice(0)).toMatchObject([{ via: 'mdns', addresses: ['10.77.0.9'] }])
    wire.inject(here, { address: '10.77.0.9', port: 9 }, { address: '10.77.0.2', port: beaconPort })
    await settle()
    expect(heard).toHaveLength(1)
  })
})
