/**
 * Announces a host by beacon, the second way beside mDNS: broadcasts a datagram into each network every 1.5 s and
 * answers those who ask. It needs only IPv4, and some routers forward broadcasts although they lose multicasts. Nothing
 * is sent before `start`; `stop` announces that the host is leaving.
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

/** Time between two broadcasts, in milliseconds. */
const broadcastInterval = 1500

/** Limits on received datagrams, for all interfaces together. */
export const receiveLimits = { largest: largestMessage, perSecond: 100 }

/** Stands for all interfaces: a socket bound to 0.0.0.0 receives the broadcasts of every network. */
export const allInterfaces: Interface = {
  name: 'all',
  address: '0.0.0.0',
  netmask: '0.0.0.0',
  broadcast: '255.255.255.255'
}

interface Sender extends Link {
  /** Sends to everybody in the network, or only to one endpoint. */
  send(message: BeaconMessage, to?: Endpoint): Promise<unknown>
}

export class Beacon {
  readonly #announcement: Announcement
  readonly #clock: Clock
  /** One for each interface, so that the sender's address is the one in that network. */
  readonly #senders: PerInterface<Sender>
  readonly #receiver: PerInterface<Udp>
  #cancel = (): void => undefined

  constructor(announcement: Announcement, options: NetworkOptions = {}) {
    const { interfaces = realInterfaces, open = openUdp, clock = systemClock } = options
    this.#announcement = announcement
    this.#clock = clock
    const limits = receiveLimits
    this.#senders = new PerInterface(
      interfaces,
      async ({ address, broadcast }) => {
        const udp = await open({ address, port: 0, limits, hear: () => undefined, now: clock.now })
        const all = { address: broadcast, port: beaconPort }
        await udp.send(encode(hereMessage(announcement)), all)
        return {
          get trouble() {
            return udp.trouble
          },
          renew: () => udp.renew(),
          send: (message: BeaconMessage, to = all) => udp.send(encode(message), to),
          close: async () => {
            await udp.send(encode(goneMessage(announcement)), all)
            await udp.close()
          }
        }
      },
      clock
    )
    const hear = (bytes: Buffer, from: Endpoint): void => {
      if (decode(bytes)?.say === 'ask') this.#answer(from)
    }
    this.#receiver = new PerInterface(
      () => [allInterfaces],
      ({ address }) => open({ address, port: beaconPort, limits, hear, now: clock.now }),
      clock
    )
  }

  start(): void {
    this.#receiver.start()
    this.#senders.start()
    this.#cancel = this.#clock.after(broadcastInterval, () => this.#broadcast())
  }

  async stop(): Promise<void> {
    this.#cancel()
    await Promise.all([this.#receiver.stop(), this.#senders.stop()])
  }

  /** For each interface, whether it broadcasts there, or why not. */
  state(): readonly LinkState[] {
    return this.#senders.state()
  }

  #broadcast(): void {
    for (const { link } of this.#senders.links) void link.send(hereMessage(this.#announcement))
    this.#cancel = this.#clock.after(broadcastInterval, () => this.#broadcast())
  }

  /** Answers only within our own networks, so that a forged sender address cannot direct answers elsewhere. */
  #answer(to: Endpoint): void {
    const onLink = this.#senders.links.find(({ interface: on }) => isOnLink(on, to.address))
    void onLink?.link.send(hereMessage(this.#announcement), to)
  }
}
