// The way to other hosts: finds them, connects to one, and diagnoses why none is found.

import { games } from '../../shared/games/index'
import type { Endpoint } from '../../shared/lan/ipv4'
import type { HostRow, NetworkReport, Push, TableInfo } from '../../shared/protocol/messages'
import { isName } from '../../shared/protocol/names'
import { readHostFile, writeHostFile } from '../host/folder/hostfile'
import type { Host } from '../host/index'
import type { JoinTarget, RemoteHost } from '../host/session/lan'
import { reasonOf, refuse } from '../host/refusal-error'
import { finder, hostIdSchema, type Finder, type Found, type NetworkOptions } from './discovery/index'
import { codeEndpoint, typedEndpoint } from './endpoints'
import { helloTo, type HostHello } from './host-hello'
import { checkNetwork } from './network-check'
import { joinRemoteHost } from './remote-host'

export interface LanClientOptions {
  readonly host: Host
  readonly log: (line: string) => void
  readonly network: NetworkOptions
  /** The port with which this host is announced; undefined while it is not. */
  readonly announcedOn: () => number | undefined
}

/** How many recently visited hosts are remembered. */
const mostRecent = 16

type Hear = (hosts: readonly HostRow[]) => void

export class LanClient {
  readonly #options: LanClientOptions
  readonly #listeners = new Set<Hear>()
  #finder: Finder<HostHello> | undefined

  constructor(options: LanClientOptions) {
    this.#options = options
  }

  /** Searches for hosts: `hear` gets the list now and at each change. The returned function ends it. */
  find(hear: Hear): () => void {
    this.#listeners.add(hear)
    this.#finder ??= this.#startFinder()
    hear(this.#rows())
    return () => {
      if (!this.#listeners.delete(hear) || this.#listeners.size > 0) return
      const idle = this.#finder
      this.#finder = undefined
      void idle?.stop()
    }
  }

  /** See `Lan.join`. Refusals: code-wrong, address-wrong, unknown-host, those of `joinRemoteHost`. */
  async join(to: JoinTarget, hear: (push: Push) => void): Promise<RemoteHost> {
    const endpoint = this.#endpoint(to)
    const versions = games.map(({ rules }) => [rules.id, rules.version] as const)
    return joinRemoteHost({
      endpoint,
      games: Object.fromEntries(versions),
      hear,
      seek: (host, shuns, found) => this.#seek(host, shuns, found),
      at: (hostId, at) => this.#remember({ ...at, hostId })
    })
  }

  /** See `Lan.check`. Refusal: address-wrong. */
  check(typed: string | undefined): Promise<NetworkReport> {
    const { host, network, announcedOn } = this.#options
    const endpoint = typed === undefined ? undefined : typedEndpoint(typed)
    return checkNetwork({ hostId: host.id, network, announcedOn: announcedOn(), endpoint })
  }

  /** Starts the finder that all callers of `find` share. */
  #startFinder(): Finder<HostHello> {
    const { host, network } = this.#options
    const tell = (): void => {
      const rows = this.#rows()
      for (const hear of this.#listeners) hear(rows)
    }
    const known = (readHostFile(host.folder).recent ?? []).filter(
      ({ hostId }) => hostIdSchema.safeParse(hostId).success
    )
    const search = finder<HostHello>({ ...network, hello: helloTo, changed: tell, recent: known })
    search.finder.start()
    return search.finder
  }

  /** Searches for one host in all ways; `found` is called at each hello from it. The returned function ends it. */
  #seek(
    host: string,
    shuns: (endpoint: Endpoint) => boolean,
    found: (endpoint: Endpoint) => void
  ): () => void {
    const hello = async (endpoint: Endpoint, signal: AbortSignal): Promise<HostHello | undefined> => {
      const greeting = shuns(endpoint) ? undefined : await helloTo(endpoint, signal)
      return greeting?.hostId === host ? greeting : undefined
    }
    const changed = ([row]: readonly Found<HostHello>[]): void => {
      if (row) found(row.endpoint)
    }
    const search = finder<HostHello>({ ...this.#options.network, hello, changed })
    search.finder.start()
    return () => void search.finder.stop()
  }

  /** All hosts found, except this one. */
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
    await writeHostFile(host.folder, { recent }, host.fence).catch((error: unknown) =>
      log(`host.json could not be written: ${reasonOf(error)}`)
    )
  }
}

/** The list entry of a host, named by its address if its name is not readable. */
function rowOf({ hostId, endpoint, ping, via, hello }: Found<HostHello>): HostRow {
  const { app, fits } = hello
  const name = isName(hello.name) ? hello.name : endpoint.address
  const tables: readonly TableInfo[] = hello.tables
  return { host: hostId, name, ...endpoint, app, fits, ping: Math.round(ping), via, tables }
}
