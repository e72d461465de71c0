// Where this machine can be reached on the LAN.

import { isLocalNetwork } from '../../shared/lan/ipv4'
import { roomCode } from '../../shared/lan/room-code'
import type { LanState } from '../../shared/protocol/messages'
import type { Interface } from './discovery/index'

/** Names that systems give to tunnels and to the networks of virtual machines. */
const tunnels =
  /^(?:tun|tap|utun|ppp|wg|zt|ipsec|nordlynx|tailscale|proton)|vpn|wireguard|tailscale|zerotier/i
const virtual = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|podman|cni)|vEthernet|VirtualBox|VMware|Hyper-V/i

/** True for an adapter that looks like one of a VPN. */
export const looksLikeVpn = ({ name }: Pick<Interface, 'name'>): boolean => tunnels.test(name)

/** Addresses for people, the likeliest first: real networks of homes, then virtual ones, then tunnels. */
export function likeliest(interfaces: readonly Interface[]): readonly string[] {
  const rank = (one: Interface): number =>
    (isLocalNetwork(one.address) ? 0 : 2) + (virtual.test(one.name) ? 3 : 0) + (looksLikeVpn(one) ? 4 : 0)
  return [...interfaces].sort((a, b) => rank(a) - rank(b)).map(({ address }) => address)
}

/** An open LAN as people are told of it. */
export function stateOf(addresses: readonly string[], port: number): LanState {
  const told = addresses.map((address) => ({
    address,
    code: roomCode({ address, port }) ?? '',
    link: `http://${address}:${port}/`
  }))
  return { open: true, port, addresses: told }
}
