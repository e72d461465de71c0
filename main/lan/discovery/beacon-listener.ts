/**
 * Listens to the beacons of hosts, and asks "who is there?" so that running hosts are found at once. It asks from a
 * port of its own on each interface: of several programs that share the beacon port, only one would get the answer.
 */
import type { Endpoint } from '../../../shared/lan/ipv4'
import { beaconPort } from '../../../shared/lan/ports'
import type { NetworkOptions } from './announcer'
import { allInterfaces, receiveLimits } from './beacon'
import { askMessage, decode, encode } from './beacon-message'
import { repeatWithGaps, systemClock, type Clock } from './clock'
import { isOnLink, realInterfaces, type Interface } from './interfaces'
import { PerInterface, type LinkState } from './per-interface'
import type { Sighting, Source } from './sighting'
import { openUdp, type Udp } from './udp'

export class BeaconListener implements Source {
  readonly #clock: Clock
  readonly #receiver: PerInterface<Udp>
  readonly #askers: PerInterface<Udp>
  #hear: (sighting: Sighting) => void = () => undefined
  #end = (): void => undefined

  constructor(options: NetworkOptions = {}) {
    const { interfaces = realInterfaces, open = openUdp, clock = systemClock } = options
    this.#clock = clock
    const udp = (address: string, port: number): Promise<Udp> =>
      open({
        address,
        port,
        limits: receiveLimits,
        hear: (bytes, from) => this.#heard(bytes, from),
        now: clock.now
      })
    this.#receiver = new PerInterface(
      () => [allInterfaces],
      ({ address }) => udp(address, beaconPort),
      clock
    )
    this.#askers = new PerInterface(
      interfaces,
      async (on) => {
        const asker = await udp(on.address, 0)
        await ask(asker, on)
        return asker
      },
      clock
    )
  }

  start(hear: (sighting: Sighting) => void): void {
    this.#hear = hear
    this.#receiver.start()
    this.#askers.start()
    this.#end = repeatWithGaps(this.#clock, () => {
      for (const { interface: on, link } of this.#askers.links) void ask(link, on)
    })
  }

  async stop(): Promise<void> {
    this.#hear = () => undefined
    this.#end()
    await Promise.all([this.#receiver.stop(), this.#askers.stop()])
  }

  state(): readonly LinkState[] {
    return this.#askers.state()
  }

  #heard(bytes: Buffer, { address }: Endpoint): void {
    const message = decode(bytes)
    if (!message || message.say === 'ask') return
    if (!this.#askers.state().some(({ interface: on }) => isOnLink(on, address))) return
    const { say, id, port } = message
    this.#hear({ kind: say, via: 'beacon', hostId: id, addresses: [address], port })
  }
}

function ask(asker: Udp, { broadcast }: Interface): Promise<unknown> {
  return asker.send(encode(askMessage), { address: broadcast, port: beaconPort })
}
