// Where this machine can be reached on the LAN.

import { endpointText } from '../../shared/lan/endpoint'
import { isLocalNetwork } from '../../shared/lan/ipv4'
import { roomCode } from '../../shared/lan/room-code'
import type { LanState } from '../../shared/protocol/messages'
import type { Interface, Ipv6Address } from './discovery/index'

/** Names that systems give to tunnels and to the networks of virtual machines. */
const tunnels =
  /^(?:tun|tap|utun|ppp|wg|zt|ipsec|nordlynx|tailscale|proton)|vpn|wireguard|tailscale|zerotier/i
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni)|vEthernet|VirtualBox|VMware|Hyper-V/i

/** True for an adapter that looks like one of a VPN. */
export const looksLikeVpn = ({ name }: Pick<Interface, 'name'>): boolean => tunnels.test(name)

/**
 * Addresses for people, the likeliest first: real networks of homes, then virtual ones, then tunnels; of each kind IPv4,
 * which has room codes and is found by itself, before IPv6.
 */
export function likeliest(
  interfaces: readonly Interface[],
  ipv6: readonly Ipv6Address[] = []
): readonly string[] {
  const rank = (one: Ipv6Address): number =>
    (isLocalNetwork(one.address) ? 0 : one.address.includes(':') ? 1 : 2) +
    (virtual.test(one.name) ? 3 : 0) +
    (looksLikeVpn(one) ? 4 : 0)
  return [...interfaces, ...ipv6].sort((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}

/** The address at the other end of a connection, written in one way: an IPv4 address stays one on a socket of IPv6. */
export function plainAddress(address: string | undefined): string {
  return (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '')
}

/** An open LAN as people are told of it. */
export function stateOf(addresses: readonly string[], port: number): LanState {
  const told = addresses.map((address) => ({
    address,
    code: roomCode({ address, port }) ?? '',
    link: `http://${endpointText({ address, port })}/`
  }))
  return { open: true, port, addresses: told }
}
