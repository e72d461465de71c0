// The network check behind "Can't see the game?": facts about this machine's network, without secrets.

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
const listenTime = 3000

export interface CheckOptions {
  /** The id of this host. */
  readonly hostId: string
  readonly network: NetworkOptions
  /** The port with which this host is announced, if it is. */
  readonly announcedOn: number | undefined
  /** An endpoint at which a host is expected, if one is to be tried. */
  readonly endpoint: Endpoint | undefined
}

/**
 * Reports the adapters, whether this host's own announcement is received, and whether a host answers at the endpoint.
 */
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

/** Searches for hosts as a guest would, until this one was found in both ways or the time is over. */
function hearOwn(hostId: string, network: NetworkOptions): Promise<{ mdns: boolean; beacon: boolean }> {
  return new Promise((resolve) => {
    const ways = (): readonly Via[] => search.finder.rows.find((row) => row.hostId === hostId)?.via ?? []
    const end = (): void => {
      clearTimeout(timer)
      clearInterval(poll)
      const via = ways()
      void search.finder
        .stop()
        .then(() => resolve({ mdns: via.includes('mdns'), beacon: via.includes('beacon') }))
    }
    const search = finder<HostHello>({ ...network, hello: helloTo, changed: () => undefined })
    const timer = setTimeout(end, listenTime)
    const poll = setInterval(() => {
      if (ways().includes('mdns') && ways().includes('beacon')) end()
    }, 100)
    search.finder.start()
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
    // A host of another version is still a host that answers.
    if (code === 'protocol-differs') return { address, ok: true, code }
    return { address, ok: false, code: String(numbers?.['reason'] ?? code) }
  }
}

/** The command with which a person can let guests through the system's own firewall. */
export function firewallCommand(platform: NodeJS.Platform, port: number): string {
  if (platform === 'win32')
    return `netsh advfirewall firewall add rule name="Caravanserai" dir=in action=allow protocol=TCP localport=${port} & netsh advfirewall firewall add rule name="Caravanserai finding" dir=in action=allow protocol=UDP localport=${beaconPort},5353`
  if (platform === 'darwin')
    return '/usr/libexec/ApplicationFirewall/socketfilterfw --unblockapp /Applications/Caravanserai.app'
  return `sudo ufw allow ${port}/tcp && sudo ufw allow ${beaconPort}/udp && sudo ufw allow 5353/udp`
}
