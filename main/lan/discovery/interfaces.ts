// The network interfaces on which hosts and guests can find each other.

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { ipv6Groups, ipv6Kind } from '../../../shared/lan/endpoint'
import { ipv4Number, ipv4Text } from '../../../shared/lan/ipv4'

/** An IPv4 address of this machine in a network that has other addresses. */
export interface Interface {
  /** The system's name for it, such as `eth0` or `Wi-Fi`. */
  readonly name: string
  readonly address: string
  readonly netmask: string
  /** The address that reaches everybody in this network. */
  readonly broadcast: string
}

export type Interfaces = () => readonly Interface[]

/** More than any machine needs; a server with hundreds of virtual networks would flood itself. */
const most = 16

/**
 * All of them, loopback and tunnels to a single peer (prefix 31 and 32) excepted: nobody else can be found there.
 * Empty if the system does not tell.
 */
export function realInterfaces(
  all: () => NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces
): readonly Interface[] {
  return Object.entries(told(all))
    .flatMap(([name, infos]) => (infos ?? []).map((info) => (info.internal ? undefined : of(name, info))))
    .filter((found) => found !== undefined)
    .slice(0, most)
}

/** True if `address` belongs to the same network, so there is no router in between. */
export function isOnLink({ address, netmask }: Interface, other: string): boolean {
  const [own, mask, far] = [address, netmask, other].map(ipv4Number)
  if (own === undefined || mask === undefined || far === undefined) return false
  return (own & mask) === (far & mask)
}

/** An IPv6 address of this machine that others can reach by itself: private (ULA) or global. */
export interface Ipv6Address {
  /** The system's name of its interface. */
  readonly name: string
  readonly address: string
}

/**
 * One for each interface, a private one if there is any: the others of an interface lead to the same place, and some of
 * them soon expire. Those that work on one cable alone (fe80::…) are left out: no browser goes there.
 */
export function ipv6Addresses(
  all: () => NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces
): readonly Ipv6Address[] {
  return Object.entries(told(all))
    .flatMap(([name, infos]) => {
      const own = (infos ?? []).filter(({ family, internal }) => family === 'IPv6' && !internal)
      const ofKind = (kind: string): Ipv6Address[] =>
        own.flatMap(({ address }) => (ipv6Kind(address) === kind ? [{ name, address }] : []))
      return [...ofKind('private'), ...ofKind('global')].slice(0, 1)
    })
    .slice(0, most)
}

/**
 * True for a peer within the networks of this machine. IPv6 gives machines addresses of the whole internet, which no
 * router has to translate: a connection from another network is not a guest of the LAN. IPv4 is as it was.
 */
export function isNearby(
  peer: string,
  all: () => NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces
): boolean {
  const [address = ''] = peer.split('%')
  const kind = ipv6Kind(address)
  if (ipv4Number(address) !== undefined || kind === 'link' || kind === 'private' || kind === 'loopback')
    return true
  const networkOf = (text: string): string | undefined => ipv6Groups(text)?.slice(0, 4).join()
  return (
    kind === 'global' &&
    Object.values(told(all)).some((infos) =>
      infos?.some((own) => own.family === 'IPv6' && networkOf(own.address) === networkOf(address))
    )
  )
}

function of(name: string, { family, address, netmask }: NetworkInterfaceInfo): Interface | undefined {
  const [own, mask] = [ipv4Number(address), ipv4Number(netmask)]
  if (family !== 'IPv4' || own === undefined || mask === undefined || mask >= 0xfffffffe) return undefined
  return { name, address, netmask, broadcast: ipv4Text((own | ~mask) >>> 0) }
}

function told(all: () => NodeJS.Dict<NetworkInterfaceInfo[]>): NodeJS.Dict<NetworkInterfaceInfo[]> {
  try {
    return all()
  } catch {
    return {}
  }
}
