// Ways to other hosts: finding them, going to one, and finding out why none is seen.

import { games } from '../../shared/games/index'
import type { Endpoint } from '../../shared/lan/ipv4'
import type { HostRow, NetworkReport, Push, TableInfo } from '../../shared/protocol/messages'
import { readHostFile, writeHostFile } from '../host/hostfile'
import type { Host } from '../host/index'
import type { JoinTarget, Visit } from '../host/lan'
import { reasonOf, refuse } from '../host/refused'
import { finder, hostIdSchema, type Finder, type Found, type NetworkOptions } from './discovery/index'
import { codeEndpoint, typedEndpoint } from './endpoints'
import { greet, type Greeting } from './greeting'
import { checkNetwork } from './network-check'
import { visit } from './visit'

export interface OutingsOptions {
  readonly host: Host
  readonly log: (line: string) => void
  readonly network: NetworkOptions
  /** The port this host is announced with, while it is. */
  readonly announcedOn: () => number | undefined
}

/** Hosts remembered as recent. */
const mostRecent = 16

type Hear = (hosts: readonly HostRow[]) => void

export class Outings {
  readonly #options: OutingsOptions
  readonly #hearers = new Set<Hear>()
  #finder: Finder<Greeting> | undefined

  constructor(options: OutingsOptions) {
    this.#options = options
  }

  /** Hears of hosts until the answer is called. All who look share one finder. */
  find(hear: Hear): () => void {
    this.#hearers.add(hear)
    this.#finder ??= this.#look()
    hear(this.#rows())
    return () => {
      if (!this.#hearers.delete(hear) || this.#hearers.size > 0) return
      const idle = this.#finder
      this.#finder = undefined
      void idle?.stop()
    }
  }

  /** Refusals: code-wrong, address-wrong, unknown-host, those of `visit`. */
  async join(to: JoinTarget, hear: (push: Push) => void): Promise<Visit> {
    const endpoint = this.#endpoint(to)
    const versions = games.map(({ rules }) => [rules.id, rules.version] as const)
    const going = await visit({ endpoint, games: Object.fromEntries(versions), hear })
    await this.#remember({ ...endpoint, hostId: going.joined.host })
    return going
  }

  /** Refusal: address-wrong. */
  check(typed: string | undefined): Promise<NetworkReport> {
    const { host, network, announcedOn } = this.#options
    const endpoint = typed === undefined ? undefined : typedEndpoint(typed)
    return checkNetwork({ hostId: host.id, network, announcedOn: announcedOn(), endpoint })
  }

  #look(): Finder<Greeting> {
    const { host, network } = this.#options
    const tell = (): void => {
      const rows = this.#rows()
      for (const hear of this.#hearers) hear(rows)
    }
    const known = (readHostFile(host.folder).recent ?? []).filter(
      ({ hostId }) => hostIdSchema.safeParse(hostId).success
    )
    const looking = finder<Greeting>({ ...network, hello: greet, changed: tell, recent: known })
    looking.finder.start()
    return looking.finder
  }

  /** Every host but this one. */
  #rows(): readonly HostRow[] {
    const found = this.#finder?.rows ?? []
    return found.filter(({ hostId }) => hostId !== this.#options.host.id).map(rowOf)
  }

  #endpoint(to: JoinTarget): Endpoint {
    if ('code' in to) return codeEndpoint(to.code)
    if ('address' in to) return typedEndpoint(to.address, to.port)
    const found = this.#finder?.rows.find(({ hostId }) => hostId === to.host)
    return found?.endpoint ?? refuse('unknown-host')
  }

  async #remember(one: Endpoint & { readonly hostId: string }): Promise<void> {
    const { host, log } = this.#options
    const others = (readHostFile(host.folder).recent ?? []).filter(({ hostId }) => hostId !== one.hostId)
    const { hostId, address, port } = one
    const recent = [{ hostId, address, port }, ...others].slice(0, mostRecent)
    await writeHostFile(host.folder, { recent }).catch((error: unknown) =>
      log(`host.json could not be written: ${reasonOf(error)}`)
    )
  }
}

function rowOf({ hostId, endpoint, ping, via, hello }: Found<Greeting>): HostRow {
  const { name, app, fits } = hello
  const tables: readonly TableInfo[] = hello.tables
  return { host: hostId, name, ...endpoint, app, fits, ping: Math.round(ping), via, tables }
}
