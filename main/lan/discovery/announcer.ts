/**
 * Announces a host over mDNS on every real interface, also on those that appear later. Nothing is sent before `start`;
 * `stop` sends a goodbye on all of them and closes their sockets.
 *
 * The service name contains the host's id: two services of the same name would replace each other in lists, and a
 * unique name needs no probing. The TXT record has `v` (protocol), `app` and `id`; tables are requested by a hello.
 */
import { systemClock, type Clock } from './clock'
import { realInterfaces, type Interface, type Interfaces, type Ipv6Address } from './interfaces'
import { openMdns, serviceType } from './mdns'
import { PerInterface, type Link, type LinkState } from './per-interface'
import type { Announcement } from './sighting'
import { openUdp, type OpenUdp } from './udp'

export interface NetworkOptions {
  readonly interfaces?: Interfaces
  /** IPv6 addresses under which the host can be reached; nothing is announced on them. */
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

  /** Resolves when all goodbyes are sent and all sockets are closed. */
  stop(): Promise<void> {
    return this.#links.stop()
  }

  /** For each interface, whether the host is announced there, or why not. */
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
  // Not the machine's own host name, for which the system itself answers.
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

/** The service's name: unique by the host's id, at most 63 bytes, without dots and control characters. */
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
