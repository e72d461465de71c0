// "Can't see the game?": what can be found out about this machine's network. Plain facts; no secrets.

import { endpointText } from '../../shared/lan/endpoint'
import type { Endpoint } from '../../shared/lan/ipv4'
import { beaconPort, usualPort } from '../../shared/lan/ports'
import type { NetworkReport } from '../../shared/protocol/messages'
import { Refused } from '../host/refusal-error'
import { looksLikeVpn } from './addresses'
import { finder, ipv6Addresses, realInterfaces, type NetworkOptions, type Via } from './discovery/index'
import { helloTo, type HostHello } from './host-hello'
import { openHostSocket } from './host-socket'

/** How long to wait for this host's own announcement, in milliseconds: discovery takes three seconds at most. */
const listening = 3000

/** Of which host, and what is asked of the network. */
export interface CheckOptions {
  readonly hostId: string
  readonly network: NetworkOptions
  /** The port this host is announced with, if it is. */
  readonly announcedOn: number | undefined
  /** Where somebody should answer. */
  readonly endpoint: Endpoint | undefined
}

/** Looks at the adapters, whether this host's own announcement comes back, and whether somebody answers at the address. */
export async function checkNetwork(options: CheckOptions): Promise<NetworkReport> {
  const { hostId, network, announcedOn, endpoint } = options
  const interfaces = network.interfaces ?? realInterfaces
  const [heard, reached] = await Promise.all([
    announcedOn === undefined ? undefined : hearOwn(hostId, network),
    endpoint && reach(endpoint)
  ])
  return {
    adapters: [...interfaces(), ...(network.ipv6 ?? ipv6Addresses)()].map((one) => ({
      name: one.name,
      address: one.address,
      vpn: looksLikeVpn(one)
    })),
    ...(heard && { heard }),
    ...(reached && { reached }),
    firewall: firewallCommand(process.platform, announcedOn ?? usualPort)
  }
}

/** Looks for hosts as a guest would, until this one is heard in both ways or the time is over. */
function hearOwn(hostId: string, network: NetworkOptions): Promise<{ mdns: boolean; beacon: boolean }> {
  return new Promise((resolve) => {
    const ways = (): readonly Via[] => looking.finder.rows.find((row) => row.hostId === hostId)?.via ?? []
    const end = (): void => {
      clearTimeout(timer)
      clearInterval(poll)
      const via = ways()
      void looking.finder
        .stop()
        .then(() => resolve({ mdns: via.includes('mdns'), beacon: via.includes('beacon') }))
    }
    const looking = finder<HostHello>({ ...network, hello: helloTo, changed: () => undefined })
    const timer = setTimeout(end, listening)
    const poll = setInterval(() => {
      if (ways().includes('mdns') && ways().includes('beacon')) end()
    }, 100)
    looking.finder.start()
  })
}

async function reach(endpoint: Endpoint): Promise<NonNullable<NetworkReport['reached']>> {
  const address = endpointText(endpoint)
  try {
    const socket = await openHostSocket(endpoint, { push: () => undefined, lost: () => undefined })
    socket.close()
    return { address, ok: true }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const { code, numbers } = error.refusal
    // Another version is somebody who answers.
    if (code === 'protocol-differs') return { address, ok: true, code }
    return { address, ok: false, code: String(numbers?.['reason'] ?? code) }
  }
}

/** The command that lets guests through the system's own firewall, for a person to run. */
export function firewallCommand(platform: NodeJS.Platform, port: number): string {
  if (platform === 'win32')
    return `netsh advfirewall firewall add rule name="Caravanserai" dir=in action=allow protocol=TCP localport=${port} & netsh advfirewall firewall add rule name="Caravanserai finding" dir=in action=allow protocol=UDP localport=${beaconPort},5353`
  if (platform === 'darwin')
    return '/usr/libexec/ApplicationFirewall/socketfilterfw --unblockapp /Applications/Caravanserai.app'
  return `sudo ufw allow ${port}/tcp && sudo ufw allow ${beaconPort}/udp && sudo ufw allow 5353/udp`
}
