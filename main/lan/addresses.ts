// The addresses under which guests can reach this machine on the LAN.

import { endpointText } from '../../shared/lan/endpoint'
import { isLocalNetwork, isSelfAssigned, type Endpoint } from '../../shared/lan/ipv4'
import { roomCode } from '../../shared/lan/room-code'
import type { LanState } from '../../shared/protocol/messages'
import type { Interface, Ipv6Address } from './discovery/index'

/** Interface names of VPN tunnels, and of the networks of virtual machines and containers. */
const tunnels =
  /^(?:tun|tap|utun|ppp|wg|zt|ipsec|nordlynx|tailscale|proton)|vpn|wireguard|tailscale|zerotier/i
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni)|vEthernet|VirtualBox|VMware|Hyper-V/i

/** True if an adapter's name looks like that of a VPN. */
export const looksLikeVpn = ({ name }: Pick<Interface, 'name'>): boolean => tunnels.test(name)

/**
 * Sorts addresses by how likely guests can use them: those of local networks first, then of virtual ones, then of
 * tunnels; of each kind IPv4 before IPv6, because only IPv4 has room codes and is found automatically. An IPv4 address that
 * the machine has given itself comes last of its kind: an adapter that is connected to nothing has such a one, too.
 */
export function likeliestFirst(
  interfaces: readonly Interface[],
  ipv6: readonly Ipv6Address[] = []
): readonly string[] {
  const rank = (one: Ipv6Address): number =>
    kindOf(one.address) + (virtual.test(one.name) ? 4 : 0) + (looksLikeVpn(one) ? 8 : 0)
  return [...interfaces, ...ipv6].sort((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}

/** Of addresses on one kind of interface: 0 for the likeliest, up to 3. */
function kindOf(address: string): number {
  if (isSelfAssigned(address)) return 3
  return isLocalNetwork(address) ? 0 : address.includes(':') ? 1 : 2
}

/** A peer's address in one notation: on an IPv6 socket, an IPv4 address loses its `::ffff:` prefix. */
export function plainAddress(address: string | undefined): string {
  return (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** True if a Host header is that of the endpoint. Browsers leave out port 80. */
export const isHostOf = (header: string | undefined, endpoint: Endpoint): boolean => {
  const text = endpointText(endpoint)
  return header === text || (endpoint.port === 80 && header === text.replace(/:80$/, ''))
}

/** The state of an open LAN, with a link and (for IPv4) a room code for each address. */
export function openLanState(addresses: readonly string[], port: number): LanState {
  const described = addresses.map((address) => ({
    address,
    code: roomCode({ address, port }) ?? '',
    link: `http://${endpointText({ address, port })}/`
  }))
  return { open: true, port, addresses: described }
}
