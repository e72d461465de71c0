// Addresses at which somebody answered under a host's name and did not prove to be it.

import type { Endpoint } from '../../shared/lan/ipv4'

/** How long such an address is left alone, in milliseconds: after it, it is better than none. */
const avoidedFor = 10_000

export class UnprovenEndpoints {
  readonly #until = new Map<string, number>()

  add({ address, port }: Endpoint): void {
    this.#until.set(`${address}:${port}`, performance.now() + avoidedFor)
  }

  has({ address, port }: Endpoint): boolean {
    return (this.#until.get(`${address}:${port}`) ?? 0) > performance.now()
  }
}
