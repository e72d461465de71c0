// The addresses under which guests can reach this machine on the LAN.

import { endpointText } from '../../shared/lan/endpoint'
import { isLocalNetwork } from '../../shared/lan/ipv4'
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
 * tunnels; of each kind IPv4 before IPv6, because only IPv4 has room codes and is found automatically.
 */
export function likeliestFirst(
  interfaces: readonly Interface[],
  ipv6: readonly Ipv6Address[] = []
): readonly string[] {
  const rank = (one: Ipv6Address): number =>
    (isLocalNetwork(one.address) ? 0 : one.address.includes(':') ? 1 : 2) +
    (virtual.test(one.name) ? 3 : 0) +
    (looksLikeVpn(one) ? 4 : 0)
  return [...interfaces, ...ipv6].sort((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}

/** A peer's address in one notation: on an IPv6 socket, an IPv4 address loses its `::ffff:` prefix. */
export function plainAddress(address: string | undefined): string {
  return (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
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
