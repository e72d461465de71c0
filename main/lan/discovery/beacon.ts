/**
 * The second way to be found: while it hosts, a machine calls into each of its networks every 1.5 s by UDP broadcast
 * and answers those who ask. It needs nothing but an IPv4 network; some routers pass on broadcasts where they lose
 * multicast. Nothing is sent before `start`; `stop` tells everybody that the host goes.
 */
import { beaconPort } from '../../../shared/lan/ports'
import type { NetworkOptions } from './announcer'
import {
  decode,
  encode,
  goneMessage,
  hereMessage,
  largestMessage,
  type BeaconMessage
} from './beacon-message'
import { systemClock, type Clock } from './clock'
import { isOnLink, realInterfaces, type Interface } from './interfaces'
import { PerInterface, type Link, type LinkState } from './per-interface'
import type { Announcement } from './sighting'
import { openUdp, type Udp } from './udp'
import type { Endpoint } from '../../../shared/lan/ipv4'

/** Milliseconds between two calls. */
export const beat = 1500

/** Datagrams heard a second, on all interfaces together. */
export const hearing = { largest: largestMessage, perSecond: 100 }

/** Stands for all interfaces: a socket bound to no address of its own hears what is said to everybody. */
export const everywhere: Interface = {
  name: 'all',
  address: '0.0.0.0',
  netmask: '0.0.0.0',
  broadcast: '255.255.255.255'
}

interface Voice extends Link {
  /** To everybody, or to one. */
  say(message: BeaconMessage, to?: Endpoint): Promise<unknown>
}

export class Beacon {
  readonly #announcement: Announcement
  readonly #clock: Clock
  /** One for each interface, whose address is the sender's. */
  readonly #voices: PerInterface<Voice>
  readonly #ear: PerInterface<Udp>
  #cancel = (): void => undefined

  constructor(announcement: Announcement, options: NetworkOptions = {}) {
    const { interfaces = realInterfaces, open = openUdp, clock = systemClock } = options
    this.#announcement = announcement
    this.#clock = clock
    const limits = hearing
    this.#voices = new PerInterface(
      interfaces,
      async ({ address, broadcast }) => {
        const voice = await open({ address, port: 0, limits, hear: () => undefined, now: clock.now })
        const all = { address: broadcast, port: beaconPort }
        await voice.send(encode(hereMessage(announcement)), all)
        return {
          get trouble() {
            return voice.trouble
          },
          renew: () => voice.renew(),
          say: (message: BeaconMessage, to = all) => voice.send(encode(message), to),
          close: async () => {
            await voice.send(encode(goneMessage(announcement)), all)
            await voice.close()
          }
        }
      },
      clock
    )
    const hear = (bytes: Buffer, from: Endpoint): void => {
      if (decode(bytes)?.say === 'ask') this.#answer(from)
    }
    this.#ear = new PerInterface(
      () => [everywhere],
      ({ address }) => open({ address, port: beaconPort, limits, hear, now: clock.now }),
      clock
    )
  }

  start(): void {
    this.#ear.start()
    this.#voices.start()
    this.#cancel = this.#clock.after(beat, () => this.#call())
  }

  async stop(): Promise<void> {
    this.#cancel()
    await Promise.all([this.#ear.stop(), this.#voices.stop()])
  }

  /** On which interfaces it calls, and why not on others. */
  state(): readonly LinkState[] {
    return this.#voices.state()
  }

  #call(): void {
    for (const { link } of this.#voices.links) void link.say(hereMessage(this.#announcement))
    this.#cancel = this.#clock.after(beat, () => this.#call())
  }

  /** Only to those in a network of ours: nobody else can be sent an answer in another's name. */
  #answer(to: Endpoint): void {
    const near = this.#voices.links.find(({ interface: on }) => isOnLink(on, to.address))
    void near?.link.say(hereMessage(this.#announcement), to)
  }
}
