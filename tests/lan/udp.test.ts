// The defensive UDP socket, on the loopback interface only; and the network interfaces.

import { createSocket, Socket } from 'node:dgram'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOnLink, realInterfaces } from '../../main/lan/discovery/interfaces'
import { withLimits, openUdp, type Udp } from '../../main/lan/discovery/udp'
import type { Endpoint } from '../../shared/lan/ipv4'

const limits = { largest: 100, perSecond: 10 }
const from = { address: '127.0.0.1', port: 1 }

describe('Incoming datagrams', () => {
  it('are limited in size and number, and filtered before they count', () => {
    let now = 0
    const heard: number[] = []
    const hear = withLimits({
      address: '',
      port: 0,
      limits: { ...limits, accept: (bytes) => bytes[0] !== 0 },
      hear: (bytes) => heard.push(bytes.length),
      now: () => now
    })
    for (let time = 0; time < 1000; time += 1) {
      hear(Buffer.alloc(50), from)
      hear(Buffer.alloc(101, 1), from)
    }
    expect(heard).toHaveLength(0)
    for (let time = 0; time < 1000; time += 1) hear(Buffer.alloc(100, 1), from)
    expect(heard).toHaveLength(20)
    now = 1000
    for (let time = 0; time < 1000; time += 1) hear(Buffer.alloc(100, 1), from)
    expect(heard).toHaveLength(30)
    now = 1_000_000
    for (let time = 0; time < 1000; time += 1) hear(Buffer.alloc(100, 1), from)
    expect(heard).toHaveLength(50)
  })

  it('may make their reader throw', () => {
    const hear = withLimits({
      address: '',
      port: 0,
      limits,
      hear: () => {
        throw new Error('junk')
      },
      now: () => 0
    })
    expect(() => hear(Buffer.alloc(1), from)).not.toThrow()
  })
})

describe('A real socket', () => {
  const open: Udp[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((udp) => udp.close()))
  })
  const loopback = async (hear: (bytes: Buffer, from: Endpoint) => void, port = 0): Promise<Udp> => {
    const udp = await openUdp({ address: '127.0.0.1', port, hear, limits, now: () => 0 })
    open.push(udp)
    return udp
  }
  const freePort = (): Promise<number> =>
    new Promise((resolve) => {
      const socket = createSocket('udp4')
      socket.bind(0, '127.0.0.1', () => {
        const { port } = socket.address()
        socket.close(() => resolve(port))
      })
    })

  it('sends and receives, and can answer', async () => {
    const port = await freePort()
    const ear: Udp = await loopback(
      (bytes, to) => void ear.send(Buffer.from(`${bytes.toString()}!`), to),
      port
    )
    const answer = await new Promise<string>((resolve) => {
      void loopback((bytes) => resolve(bytes.toString())).then((voice) =>
        voice.send(Buffer.from('who'), { address: '127.0.0.1', port })
      )
    })
    expect(answer).toBe('who!')
  })

  it('reports why it could not send, and that it is closed', async () => {
    const udp = await loopback(() => undefined)
    expect(await udp.send(Buffer.alloc(100_000), { address: '127.0.0.1', port: 9 })).toBe('EMSGSIZE')
    expect(udp.trouble).toBe('EMSGSIZE')
    expect(await udp.send(Buffer.alloc(1), { address: '127.0.0.1', port: 9 })).toBeUndefined()
    expect(udp.trouble).toBeUndefined()
    await udp.close()
    await udp.close()
    expect(await udp.send(Buffer.alloc(1), { address: '127.0.0.1', port: 9 })).toBe('ECLOSED')
  })

  it('joins a group on one interface, repeatedly, and never sends on another one', async () => {
    const port = await freePort()
    const group = { address: '224.0.0.251', interface: '127.0.0.1' }
    const heard: string[] = []
    let came = (): void => undefined
    const udp = await openUdp({
      address: '0.0.0.0',
      port,
      group,
      hear: (bytes, { address }) => {
        heard.push(`${bytes.toString()} ${address}`)
        came()
      },
      limits,
      now: () => 0
    })
    open.push(udp)
    udp.renew()
    const coming = new Promise<void>((resolve) => (came = resolve))
    expect(await udp.send(Buffer.from('all'), { address: group.address, port })).toBeUndefined()
    await coming
    expect(heard).toEqual(['all 127.0.0.1'])
  })

  describe('whose system says in its own words that it is in the group already', () => {
    const systemError = (code: string): Error => Object.assign(new Error(`addMembership ${code}`), { code })
    const group = { address: '224.0.0.251', interface: '127.0.0.1' }
    const inGroup = async (): Promise<Udp> => {
      const address = '0.0.0.0'
      const udp = await openUdp({ address, port: 0, group, hear: () => undefined, limits, now: () => 0 })
      open.push(udp)
      return udp
    }
    const send = (udp: Udp): Promise<string | undefined> =>
      udp.send(Buffer.from('all'), { address: group.address, port: 9 })
    afterEach(() => vi.restoreAllMocks())

    it.each(['EADDRINUSE', 'EADDRNOTAVAIL'])('%s: stays open and goes on sending', async (code) => {
      const udp = await inGroup()
      vi.spyOn(Socket.prototype, 'addMembership').mockImplementation(() => {
        throw systemError(code)
      })
      udp.renew()
      expect(udp.trouble).toBeUndefined()
      expect(await send(udp)).toBeUndefined()
    })

    it('tells that from an interface that has lost its address', async () => {
      const udp = await inGroup()
      vi.spyOn(Socket.prototype, 'setMulticastInterface').mockImplementation(() => {
        throw systemError('EADDRNOTAVAIL')
      })
      udp.renew()
      expect(udp.trouble).toBe('EADDRNOTAVAIL')
      expect(await send(udp)).toBe('EADDRNOTAVAIL')
    })
  })

  it('is not opened if its interface is missing', async () => {
    const group = { address: '224.0.0.251', interface: '203.0.113.7' }
    const opened = openUdp({
      address: '127.0.0.1',
      port: 0,
      group,
      hear: () => undefined,
      limits,
      now: () => 0
    })
    await expect(opened).rejects.toThrow()
  })
})

describe('Interfaces', () => {
  const info = { mac: '02:00:00:00:00:01', internal: false, cidr: null } as const
  const v4 = (address: string, netmask: string, internal = false) => ({
    ...info,
    internal,
    family: 'IPv4' as const,
    address,
    netmask
  })

  it('are those on which there can be other machines', () => {
    const found = realInterfaces(() => ({
      lo: [v4('127.0.0.1', '255.0.0.0', true)],
      eth0: [
        v4('192.168.1.20', '255.255.255.0'),
        { ...info, family: 'IPv6', address: 'fe80::1', netmask: 'ffff::', scopeid: 1 }
      ],
      tail: [v4('100.64.0.1', '255.255.255.255')],
      peer: [v4('10.0.0.0', '255.255.255.254')],
      big: [v4('10.1.2.3', '255.252.0.0')],
      none: undefined
    }))
    expect(found).toEqual([
      { name: 'eth0', address: '192.168.1.20', netmask: '255.255.255.0', broadcast: '192.168.1.255' },
      { name: 'big', address: '10.1.2.3', netmask: '255.252.0.0', broadcast: '10.3.255.255' }
    ])
  })

  it('are none if the system does not list them, and limited in number', () => {
    const fail = (): never => {
      throw new Error('uv_interface_addresses')
    }
    expect(realInterfaces(fail)).toEqual([])
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`veth${at}`, [v4(`10.0.${at}.1`, '255.255.255.0')]])
    )
    expect(realInterfaces(() => many)).toHaveLength(16)
  })

  it('know which addresses are in their network', () => {
    const on = { name: 'eth0', address: '192.168.1.20', netmask: '255.255.255.0', broadcast: '192.168.1.255' }
    expect(isOnLink(on, '192.168.1.1')).toBe(true)
    expect(isOnLink(on, '192.168.2.1')).toBe(false)
    expect(isOnLink(on, 'fe80::1')).toBe(false)
  })
})
