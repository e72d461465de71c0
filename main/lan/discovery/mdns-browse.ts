/**
 * Searches for hosts by mDNS on every real interface. The library's browser sends one query, never forgets a service
 * and reports it only once; so each round uses a new browser, which is stopped early in a flood of services.
 */
import type { Browser } from 'bonjour-service'
import { z } from 'zod'
import { ipv4Number, isLocalNetwork } from '../../../shared/lan/ipv4'
import type { NetworkOptions } from './announcer'
import { repeatWithGaps, systemClock, type Clock } from './clock'
import { realInterfaces, type Interface } from './interfaces'
import { openMdns, serviceType } from './mdns'
import { PerInterface, type Link, type LinkState } from './per-interface'
import { hostIdSchema, type Sighting, type Source } from './sighting'
import { openUdp, type OpenUdp } from './udp'

/** The most services received in one round on one interface; the rest of a flood is left to the next round. */
export const mostServices = 128

type Hear = (sighting: Sighting) => void

interface BrowseLink extends Link {
  ask(): void
}

export class MdnsBrowse implements Source {
  readonly #links: PerInterface<BrowseLink>
  readonly #clock: Clock
  #hear: Hear = () => undefined
  #end = (): void => undefined

  constructor(options: NetworkOptions = {}) {
    const { interfaces = realInterfaces, open = openUdp, clock = systemClock } = options
    this.#clock = clock
    this.#links = new PerInterface(
      interfaces,
      (on) => browseOn(on, (sighting) => this.#hear(sighting), open, clock),
      clock
    )
  }

  start(hear: Hear): void {
    this.#hear = hear
    this.#links.start()
    this.#end = repeatWithGaps(this.#clock, () => {
      for (const { link } of this.#links.links) link.ask()
    })
  }

  stop(): Promise<void> {
    this.#hear = () => undefined
    this.#end()
    return this.#links.stop()
  }

  state(): readonly LinkState[] {
    return this.#links.state()
  }
}

async function browseOn(on: Interface, hear: Hear, open: OpenUdp, clock: Clock): Promise<BrowseLink> {
  const mdns = await openMdns(on, [`_${serviceType}`], open, clock)
  const tell = (kind: Sighting['kind']) => (service: unknown) => {
    const sighting = sightingOf(kind, service)
    if (sighting) hear(sighting)
  }
  const newBrowser = (): Browser => {
    const browser = mdns.bonjour.find({ type: serviceType })
    browser.on('up', tell('here'))
    browser.on('up', () => {
      if (browser.services.length >= mostServices) browser.stop()
    })
    browser.on('srv-update', tell('here'))
    browser.on('txt-update', tell('here'))
    browser.on('down', tell('gone'))
    return browser
  }
  let browser = newBrowser()
  return {
    get trouble() {
      return mdns.udp.trouble
    },
    renew: () => mdns.udp.renew(),
    ask: () => {
      browser.stop()
      browser = newBrowser()
    },
    close: () => {
      browser.stop()
      return mdns.close()
    }
  }
}

const ipv4 = z.string().refine((text) => ipv4Number(text) !== undefined)

/** The parts of a service that are used. A missing or invalid id is ignored: the host is asked all the same. */
const serviceSchema = z.object({
  port: z.number().int().min(1).max(65535),
  referer: z.object({ address: ipv4 }),
  addresses: z.array(z.unknown()).catch([]),
  txt: z.object({ id: hostIdSchema.optional().catch(undefined) }).catch({ id: undefined })
})

/** How many announced addresses are asked beside the sender's. */
const mostAddresses = 4

/**
 * The sighting of a service; undefined if the service is invalid. The sender's address comes first, because some that a
 * host announces are reachable only from itself. The others must be local network addresses, so that no announcement
 * can make this machine connect to the internet.
 */
export function sightingOf(kind: Sighting['kind'], service: unknown): Sighting | undefined {
  const known = serviceSchema.safeParse(service)
  if (!known.success) return undefined
  const { port, referer, addresses, txt } = known.data
  const others = addresses.filter((address) => typeof address === 'string').filter(isLocalNetwork)
  return {
    kind,
    via: 'mdns',
    port,
    ...(txt.id === undefined ? {} : { hostId: txt.id }),
    addresses: [...new Set([referer.address, ...others.slice(0, mostAddresses)])]
  }
}
