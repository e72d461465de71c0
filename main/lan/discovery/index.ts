/**
 * Hosts and guests find each other on the LAN (docs/lan.md, "Finding"). A host announces itself over mDNS and by a
 * beacon; a guest's finder hears both, asks recent hosts and typed addresses, and lists every host that says hello.
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

/** How each way is doing on each interface. */
export interface WaysState {
  readonly mdns: readonly LinkState[]
  readonly beacon: readonly LinkState[]
}

/** A host that can be found. */
export interface Announced {
  state(): WaysState
  /** Says goodbye and closes all sockets. */
  stop(): Promise<void>
}

/** Announces a host in all ways from now on. Never throws: what does not work is in `state`. */
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

/** A finder that looks in all ways once it is started. */
export function finder<H extends HelloLike>(
  options: Omit<FinderOptions<H>, 'sources' | 'clock'> & NetworkOptions
): { readonly finder: Finder<H>; state(): WaysState } {
  const [mdns, beacon] = [new MdnsBrowse(options), new BeaconListener(options)]
  return {
    finder: new Finder({ ...options, sources: [mdns, beacon] }),
    state: () => ({ mdns: mdns.state(), beacon: beacon.state() })
  }
}
