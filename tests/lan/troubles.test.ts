// Known problems of mDNS libraries: for each a test shows the problem in the library, another that this app does not
// have it. The problem with several interfaces needs real ones: see namespaces.test.ts.

import { spawn } from 'node:child_process'
import { createSocket, type Socket } from 'node:dgram'
import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Announcer } from '../../main/lan/discovery/announcer'
import { scans } from '../../main/lan/discovery/per-interface'
import { MdnsBrowse, mostServices } from '../../main/lan/discovery/mdns-browse'
import { openMdns, serviceType } from '../../main/lan/discovery/mdns'
import type { Sighting } from '../../main/lan/discovery/sighting'
import { codeOf, openUdp } from '../../main/lan/discovery/udp'
import { announcement, room } from './hosts'
import { HandClock, net24, settle, Wire, type Datagram, type Machine } from './wire'

const [ann, bob] = ['ann-00000001', 'bob-00000002']

function bench() {
  const clock = new HandClock()
  const wire = new Wire(clock)
  const [a, b] = [wire.machine(net24('10.77.0.1')), wire.machine(net24('10.77.0.2'))]
  /** The library alone on a machine of the network. */
  const raw = async (machine: Machine) => {
    const on = machine.interfaces[0] ?? net24('0.0.0.0')
    const { bonjour } = await openMdns(on, [`_${serviceType}`], machine.options.open, clock)
    return bonjour
  }
  return { clock, wire, a, b, raw, ...room(clock) }
}

const isMdns = ({ to }: Datagram): boolean => to.port === 5353
const from =
  (machine: Machine) =>
  ({ from }: Datagram): boolean =>
    machine.interfaces.some(({ address }) => address === from.address)

afterEach(() => vi.useRealTimers())

describe('A guest whose first question gets lost', () => {
  it('never asks again with the library alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    const { wire, b, raw } = bench()
    const bonjour = await raw(b)
    bonjour.find({ type: serviceType })
    await settle()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(wire.sent.filter(isMdns)).toHaveLength(1)
  })

  it('asks again and finds the host with this app', async () => {
    const { clock, wire, a, b } = bench()
    new Announcer(announcement(ann), a.options).start()
    await clock.pass(60_000)
    const heard: Sighting[] = []
    wire.lost = from(b)
    new MdnsBrowse(b.options).start((sighting) => heard.push(sighting))
    await clock.pass(2500)
    expect(heard).toEqual([])
    wire.lost = () => false
    await clock.pass(2000)
    expect(heard).toMatchObject([{ kind: 'here', hostId: ann, addresses: ['10.77.0.1'] }])
  })
})

describe('A host that vanishes without a goodbye', () => {
  it('stays listed forever with the library alone', async () => {
    const { a, b, raw } = bench()
    const publisher = await raw(a)
    publisher.publish({ name: 'Ann', type: serviceType, port: 1, probe: false })
    const browser = (await raw(b)).find({ type: serviceType })
    await settle()
    expect(browser.services).toHaveLength(1)
    a.interfaces = []
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] })
    await vi.advanceTimersByTimeAsync(24 * 3_600_000)
    expect(browser.services).toHaveLength(1)
  })

  it('disappears within eight and a half seconds with this app', async () => {
    const { clock, a, b, host, guest } = bench()
    const hosting = host(a, ann)
    const { finder } = guest(b)
    await clock.pass(20_000)
    expect(finder.rows).toHaveLength(1)
    hosting.kill()
    await clock.pass(8500)
    expect(finder.rows).toEqual([])
  })
})

describe('Two hosts with the same name', () => {
  it('remove each other from the list with the library alone', async () => {
    const { wire, a, b, raw } = bench()
    const c = wire.machine(net24('10.77.0.3'))
    const browser = (await raw(c)).find({ type: serviceType })
    const downs: string[] = []
    browser.on('down', ({ name }) => downs.push(name))
    for (const machine of [a, b])
      (await raw(machine)).publish({ name: 'Table', type: serviceType, port: 1, probe: false })
    await settle()
    expect(browser.services).toHaveLength(1)
    const second = await raw(b)
    second.publish({ name: 'Table', type: serviceType, port: 1, probe: false })
    await settle()
    second.unpublishAll()
    await settle()
    expect([browser.services.length, downs.length]).toEqual([0, 1])
  })

  it('are two rows with this app, and one stays when the other disappears', async () => {
    const { clock, wire, a, b, host, guest } = bench()
    wire.lost = (datagram) => !isMdns(datagram)
    host(a, ann)
    const second = host(b, bob)
    const { finder } = guest(wire.machine(net24('10.77.0.3')))
    await clock.pass(3000)
    expect(finder.rows.map(({ hostId }) => hostId).sort()).toEqual([ann, bob])
    await second.stop()
    await clock.pass(30_000)
    expect(finder.rows.map(({ hostId }) => hostId)).toEqual([ann])
  })

  it('keep their rows with this app even if one sends a goodbye with the full name of the other', async () => {
    const { clock, wire, a, b, host, guest } = bench()
    host(a, ann)
    const { finder } = guest(wire.machine(net24('10.77.0.3')))
    await clock.pass(3000)
    const impostor = new Announcer(announcement(ann), b.options)
    impostor.start()
    await clock.pass(1000)
    await impostor.stop()
    for (let second = 0; second < 30; second += 1) {
      await clock.pass(1000)
      expect(finder.rows.map(({ hostId, endpoint }) => [hostId, endpoint.address])).toEqual([
        [ann, '10.77.0.1']
      ])
    }
  })
})

describe('Without a route', () => {
  it('the library reports that it is up, although nothing was sent', async () => {
    const { wire, a, raw } = bench()
    a.noRoute = 'ENETUNREACH'
    const up = vi.fn()
    const bonjour = await raw(a)
    bonjour.publish({ name: 'Ann', type: serviceType, port: 1, probe: false }).on('up', up)
    await settle()
    expect([up.mock.calls.length, wire.sent.length]).toEqual([1, 0])
  })

  it('this app reports that, and announces the host once there is a route', async () => {
    const { clock, wire, a } = bench()
    a.noRoute = 'ENETUNREACH'
    const announcer = new Announcer(announcement(ann), a.options)
    announcer.start()
    await clock.pass(60_000)
    expect(announcer.state()).toMatchObject([{ trouble: 'ENETUNREACH' }])
    expect(wire.sent).toEqual([])
    a.noRoute = undefined
    await clock.pass(scans.soon)
    expect(announcer.state()).toEqual([{ interface: a.interfaces[0] }])
    expect(wire.sent.filter(isMdns).length).toBeGreaterThan(0)
  })
})

describe('A port that another program uses exclusively', () => {
  const held: Socket[] = []
  const hold = (): Promise<number> =>
    new Promise((resolve) => {
      const socket = createSocket('udp4')
      held.push(socket)
      socket.bind({ address: '0.0.0.0', port: 0, exclusive: true }, () => resolve(socket.address().port))
    })
  afterEach(() => held.splice(0).forEach((socket) => socket.close()))

  it('ends the whole process with the library alone', async () => {
    const port = await hold()
    const script = `const { Bonjour } = require('bonjour-service')
      new Bonjour({ port: ${port}, interface: '127.0.0.1', bind: '127.0.0.1' }, () => console.log('told'))
      setTimeout(() => console.log('lives'), 20000)`
    const child = spawn(process.execPath, ['-e', script], { cwd: resolve(import.meta.dirname, '../..') })
    let said = ''
    child.stdout.on('data', (part: Buffer) => (said += part.toString()))
    child.stderr.on('data', (part: Buffer) => (said += part.toString()))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).not.toBe(0)
    expect(said).toContain('EADDRINUSE')
    expect(said).not.toContain('told')
  })

  it('is an error event with this app', async () => {
    const port = await hold()
    const opened = openUdp({
      address: '0.0.0.0',
      port,
      hear: () => undefined,
      limits: { largest: 1, perSecond: 1 },
      now: () => 0
    })
    expect(await opened.then(() => 'open', codeOf)).toBe('EADDRINUSE')
  })

  it('is reported by this app; the beacon goes on, and mDNS starts when the port is free', async () => {
    const { clock, a, b, host, guest } = bench()
    a.taken.set(5353, 'EADDRINUSE')
    b.taken.set(5353, 'EADDRINUSE')
    const hosting = host(a, ann)
    const { finder, state } = guest(b)
    await clock.pass(1000)
    expect(finder.rows.map(({ via }) => via)).toEqual([['beacon']])
    expect(hosting.state().mdns).toMatchObject([{ trouble: 'EADDRINUSE' }])
    expect(state().mdns).toMatchObject([{ trouble: 'EADDRINUSE' }])
    a.taken.clear()
    b.taken.clear()
    await clock.pass(15_000)
    expect([...(finder.rows[0]?.via ?? [])].sort()).toEqual(['beacon', 'mdns'])
    expect(hosting.state().mdns).toEqual([{ interface: a.interfaces[0] }])
  })
})

describe('A flood of services', () => {
  it('is all kept by the library, but ends the round of questions in this app', async () => {
    const { wire, b, a, raw } = bench()
    const browser = (await raw(b)).find({ type: serviceType })
    const heard: Sighting[] = []
    new MdnsBrowse(b.options).start((sighting) => heard.push(sighting))
    await settle()
    const publisher = await raw(a)
    for (let at = 0; at < 190; at += 1)
      publisher.publish({ name: `${at}`, type: serviceType, port: 1, probe: false })
    await settle()
    expect(browser.services).toHaveLength(190)
    expect(heard).toHaveLength(mostServices)
    expect(wire.sent.length).toBeGreaterThan(190)
  })
})
