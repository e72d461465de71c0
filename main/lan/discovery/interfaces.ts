// The network interfaces on which hosts and guests can find each other.

import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
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

/** True if `address` belongs to the same network, so that no router lies between. */
export function isOnLink({ address, netmask }: Interface, other: string): boolean {
  const [own, mask, far] = [address, netmask, other].map(ipv4Number)
  if (own === undefined || mask === undefined || far === undefined) return false
  return (own & mask) === (far & mask)
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
