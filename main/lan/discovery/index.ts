/**
 * How hosts and guests find each other on the LAN (docs/lan.md, "Finding"). A host announces itself by mDNS and beacon.
 * A guest's finder listens to both, asks recent hosts and typed addresses, and lists every host that answers a hello.
 */
import { Announcer, type NetworkOptions } from './announcer'
import { Beacon } from './beacon'
import { BeaconListener } from './beacon-listener'
import { Finder, type FinderOptions } from './finder'
import { MdnsBrowse } from './mdns-browse'
import type { LinkState } from './per-interface'
import type { HelloLike } from './probe'
import type { Announcement } from './sighting'

export type { NetworkOptions } from './announcer'
export type { Finder, Found, Recent } from './finder'
export { ipv6Addresses, isNearby, realInterfaces, type Interface, type Ipv6Address } from './interfaces'
export type { LinkState } from './per-interface'
export type { HelloLike, SayHello } from './probe'
export { hostIdSchema, type Announcement, type Via } from './sighting'

/** Whether mDNS and beacon work on each interface. */
export interface WaysState {
  readonly mdns: readonly LinkState[]
  readonly beacon: readonly LinkState[]
}

/** A running announcement of a host. */
export interface Announced {
  state(): WaysState
  /** Withdraws the announcement and closes all sockets. */
  stop(): Promise<void>
}

/** Announces a host by mDNS and beacon from now on. Never throws: `state` tells what does not work. */
export function announce(announcement: Announcement, options: NetworkOptions = {}): Announced {
  const mdns = new Announcer(announcement, options)
  const beacon = new Beacon(announcement, options)
  mdns.start()
  beacon.start()
  return {
    state: () => ({ mdns: mdns.state(), beacon: beacon.state() }),
    stop: async () => {
      await Promise.all([mdns.stop(), beacon.stop()])
    }
  }
}

/** Makes a finder that uses mDNS and beacon. It still has to be started. */
export function finder<H extends HelloLike>(
  options: Omit<FinderOptions<H>, 'sources' | 'clock'> & NetworkOptions
): { readonly finder: Finder<H>; state(): WaysState } {
  const [mdns, beacon] = [new MdnsBrowse(options), new BeaconListener(options)]
  return {
    finder: new Finder({ ...options, sources: [mdns, beacon] }),
    state: () => ({ mdns: mdns.state(), beacon: beacon.state() })
  }
}
