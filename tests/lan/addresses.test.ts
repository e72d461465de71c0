// Which of a machine's addresses guests are told first, and the Host headers that lead to it.

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { isHostOf, likeliestFirst } from '../../main/lan/addresses'
import { BrowserAccess } from '../../main/lan/browser-access'
import type { Interface } from '../../main/lan/discovery/interfaces'

const on = (name: string, address: string): Interface => ({
  name,
  address,
  netmask: '255.255.255.0',
  broadcast: '255.255.255.255'
})

describe('The address that guests are told first', () => {
  it('is the one of the network, not one that an adapter without a network has given itself', () => {
    expect(
      likeliestFirst([
        on('Ethernet', '169.254.30.92'),
        on('VirtualBox Host-Only Network', '192.168.56.1'),
        on('Wi-Fi', '192.168.0.13'),
        on('Bluetooth Network Connection', '169.254.180.72')
      ])
    ).toEqual(['192.168.0.13', '169.254.30.92', '169.254.180.72', '192.168.56.1'])
  })

  it('is one that the machine has given itself where two are joined by a cable alone', () => {
    expect(
      likeliestFirst([on('tun0', '10.8.0.2'), on('docker0', '172.17.0.1'), on('eth0', '169.254.7.7')])
    ).toEqual(['169.254.7.7', '172.17.0.1', '10.8.0.2'])
  })
})

describe('The Host header of a browser', () => {
  it('names the port, unless it is 80', () => {
    const [address, v6] = ['192.168.1.20', 'fd00::2']
    expect(isHostOf('192.168.1.20:41270', { address, port: 41270 })).toBe(true)
    expect(isHostOf('[fd00::2]:41270', { address: v6, port: 41270 })).toBe(true)
    expect(isHostOf('192.168.1.20', { address, port: 41270 })).toBe(false)
    expect(isHostOf('192.168.1.20', { address, port: 80 })).toBe(true)
    expect(isHostOf('[fd00::2]', { address: v6, port: 80 })).toBe(true)
    expect(isHostOf('192.168.1.20:80', { address, port: 80 })).toBe(true)
    expect(isHostOf('192.168.1.2', { address, port: 80 })).toBe(false)
    expect(isHostOf(undefined, { address, port: 80 })).toBe(false)
  })

  it('lets a browser at the host’s machine in on port 80, too', () => {
    const request = new IncomingMessage(new Socket())
    request.headers.host = 'localhost'
    request.headers.origin = 'http://localhost'
    const access = new BrowserAccess(80)
    expect([access.isOurHost(request), access.isOurOrigin(request)]).toEqual([true, true])
    expect(new BrowserAccess(8080).isOurHost(request)).toBe(false)
  })
})
