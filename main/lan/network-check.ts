// The network check behind "Can't see the game?": facts about this machine's network, without secrets.

import { homedir } from 'node:os'
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
    firewall: firewallCommand(announcedOn ?? usualPort)
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

/** What decides about the command for the firewall; tests replace it. */
export interface FirewallSystem {
  readonly platform: NodeJS.Platform
  /** The running program, and the folder of its user. */
  readonly program: string
  readonly home: string
}

const thisSystem = (): FirewallSystem => ({
  platform: process.platform,
  program: process.execPath,
  home: homedir()
})

/**
 * The command with which a person can let guests through the system's own firewall. It works in each of the system's
 * terminals, and asks for an administrator's rights itself.
 */
export function firewallCommand(
  port: number,
  { platform, program, home }: FirewallSystem = thisSystem()
): string {
  if (platform === 'win32') {
    const rule = (name: string, protocol: string, ports: string): string =>
      `netsh advfirewall firewall add rule name=${name} dir=in action=allow protocol=${protocol} localport=${ports}`
    const rules = [
      rule('Caravanserai', 'TCP', String(port)),
      rule('Caravanserai-finding', 'UDP', `${beaconPort},5353`)
    ]
    // Outside quotes, PowerShell does not accept `&`.
    return `powershell -Command "Start-Process cmd -Verb RunAs -ArgumentList '/c ${rules.join(' & ')}'"`
  }
  if (platform === 'darwin') {
    const bundle = program.replace(/\.app\/Contents\/.*$/, '.app')
    const short = bundle.startsWith(`${home}/`) ? `~${bundle.slice(home.length)}` : bundle
    const path = short.replace(/[^\w/.~-]/g, '\\$&')
    const tool = 'sudo /usr/libexec/ApplicationFirewall/socketfilterfw'
    // Only a program that is in its list can be let through.
    return `${tool} --add ${path} && ${tool} --unblockapp ${path}`
  }
  return `sudo ufw allow ${port}/tcp && sudo ufw allow ${beaconPort}/udp && sudo ufw allow 5353/udp`
}
