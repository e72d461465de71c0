/**
 * Announces a host over mDNS on every real interface, and follows them as they come and go. Nothing is sent before
 * `start`; `stop` says goodbye on all of them and closes their sockets.
 *
 * The name is made unique with the host's id, so that nothing has to be probed: two services of one name would take
 * each other off the list. Three text items, `v` (protocol), `app` and `id`; tables are asked for by a hello.
 */
import { systemClock, type Clock } from './clock'
import { realInterfaces, type Interface, type Interfaces, type Ipv6Address } from './interfaces'
import { openMdns, serviceType } from './mdns'
import { PerInterface, type Link, type LinkState } from './per-interface'
import type { Announcement } from './sighting'
import { openUdp, type OpenUdp } from './udp'

export interface NetworkOptions {
  readonly interfaces?: Interfaces
  /** Addresses of IPv6: nothing is announced there, but the host can be reached. */
  readonly ipv6?: () => readonly Ipv6Address[]
  readonly open?: OpenUdp
  readonly clock?: Clock
}

export class Announcer {
  readonly #links: PerInterface<Link>

  constructor(announcement: Announcement, options: NetworkOptions = {}) {
    const { interfaces = realInterfaces, open = openUdp, clock = systemClock } = options
    this.#links = new PerInterface(interfaces, (on) => announceOn(on, announcement, open, clock), clock)
  }

  start(): void {
    this.#links.start()
  }

  /** Resolves when the goodbyes are sent and the sockets closed. */
  stop(): Promise<void> {
    return this.#links.stop()
  }

  /** On which interfaces the host is announced, and why not on others. */
  state(): readonly LinkState[] {
    return this.#links.state()
  }
}

async function announceOn(
  on: Interface,
  announcement: Announcement,
  open: OpenUdp,
  clock: Clock
): Promise<Link> {
  const { hostId, port, protocol, app } = announcement
  // Not the machine's own name: the system itself answers for that one.
  const host = `${serviceType}-${hostId}`
  const mdns = await openMdns(on, [`_${serviceType}`, '_services', host], open, clock)
  mdns.bonjour.publish({
    name: serviceName(announcement),
    type: serviceType,
    port,
    host: `${host}.local`,
    txt: { v: String(protocol), app, id: hostId },
    probe: false,
    disableIPv6: true
  })
  return {
    get trouble() {
      return mdns.udp.trouble
    },
    renew: () => mdns.udp.renew(),
    close: async () => {
      await new Promise<void>((sent) => mdns.bonjour.unpublishAll(() => sent()))
      await mdns.close()
    }
  }
}

/** At most 63 bytes, without dots and control characters, alike for no two hosts. */
export function serviceName({ name, hostId }: Announcement): string {
  const letters = [
    ...name
      .slice(0, 40)
      .replace(/[\p{C}\p{Z}.]+/gu, ' ')
      .trim()
  ]
  while (Buffer.byteLength(letters.join('')) > 20) letters.pop()
  const plain = letters.join('')
  return `${plain} ${hostId}`.trim()
}
