// The network interfaces on which hosts and guests can find each other.

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { ipv6Groups, ipv6Kind } from '../../../shared/lan/endpoint'
import { ipv4Number, ipv4Text } from '../../../shared/lan/ipv4'

/** An IPv4 address of this machine, with its network. */
export interface Interface {
  /** The system's name of the interface, such as `eth0` or `Wi-Fi`. */
  readonly name: string
  readonly address: string
  readonly netmask: string
  /** The broadcast address of its network. */
  readonly broadcast: string
}

export type Interfaces = () => readonly Interface[]

/** The most interfaces used: a server with hundreds of virtual networks would flood itself. */
const most = 16

/**
 * All IPv4 interfaces except loopback and point-to-point tunnels (prefix 31 or 32), where nobody else can be found.
 * Empty if the system cannot list them.
 */
export function realInterfaces(
  all: () => NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces
): readonly Interface[] {
  return Object.entries(orNone(all))
    .flatMap(([name, infos]) =>
      (infos ?? []).map((info) => (info.internal ? undefined : interfaceOf(name, info)))
    )
    .filter((found) => found !== undefined)
    .slice(0, most)
}

/** True if the peer's address is in the interface's network, so that there is no router in between. */
export function isOnLink({ address, netmask }: Interface, peer: string): boolean {
  const [own, mask, theirs] = [address, netmask, peer].map(ipv4Number)
  if (own === undefined || mask === undefined || theirs === undefined) return false
  return (own & mask) === (theirs & mask)
}

/** An IPv6 address of this machine that others can reach without a zone: private (ULA) or global. */
export interface Ipv6Address {
  /** The system's name of its interface. */
  readonly name: string
  readonly address: string
}

/**
 * One IPv6 address for each interface, a private one if possible; the others of an interface are redundant, and some of
 * them expire soon. Link-local addresses (fe80::…) are left out, because browsers cannot open them.
 */
export function ipv6Addresses(
  all: () => NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces
): readonly Ipv6Address[] {
  return Object.entries(orNone(all))
    .flatMap(([name, infos]) => {
      const own = (infos ?? []).filter(({ family, internal }) => family === 'IPv6' && !internal)
      const ofKind = (kind: string): Ipv6Address[] =>
        own.flatMap(({ address }) => (ipv6Kind(address) === kind ? [{ name, address }] : []))
      return [...ofKind('private'), ...ofKind('global')].slice(0, 1)
    })
    .slice(0, most)
}

/**
 * True for a peer that may be a guest of the LAN. A global IPv6 address must be in a network of this machine, because
 * over IPv6 the whole internet could connect. All IPv4 addresses are accepted: there the router's NAT keeps others out.
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
    Object.values(orNone(all)).some((infos) =>
      infos?.some((own) => own.family === 'IPv6' && networkOf(own.address) === networkOf(address))
    )
  )
}

function interfaceOf(
  name: string,
  { family, address, netmask }: NetworkInterfaceInfo
): Interface | undefined {
  const [own, mask] = [ipv4Number(address), ipv4Number(netmask)]
  if (family !== 'IPv4' || own === undefined || mask === undefined || mask >= 0xfffffffe) return undefined
  return { name, address, netmask, broadcast: ipv4Text((own | ~mask) >>> 0) }
}

/** The system's interfaces; none if it throws. */
function orNone(all: () => NodeJS.Dict<NetworkInterfaceInfo[]>): NodeJS.Dict<NetworkInterfaceInfo[]> {
  try {
    return all()
  } catch {
    return {}
  }
}
