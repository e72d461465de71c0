// Endpoints at which somebody answered with a host's id but did not prove to be that host.

import type { Endpoint } from '../../shared/lan/ipv4'

/** How long such an endpoint is avoided, in milliseconds; after that it is better than none. */
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
