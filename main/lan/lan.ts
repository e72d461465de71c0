// The host's network: server and announcement while a table is shared, and connections to other hosts.

import project from '../../package.json' with { type: 'json' }
import { protocolVersion, type LanState } from '../../shared/protocol/messages'
import { readHostFile, writeHostFile } from '../host/folder/hostfile'
import type { Host, Lan } from '../host/index'
import { reasonOf, refuse } from '../host/refusal-error'
import { likeliestFirst, openLanState } from './addresses'
import {
  announce,
  ipv6Addresses,
  realInterfaces,
  type Announced,
  type NetworkOptions
} from './discovery/index'
import { openLanServer, type LanLimits, type LanServer } from './lan-server'
import type { BuiltPage } from './built-page'
import { LanClient } from './lan-client'

export interface LanOptions {
  readonly host: Host
  readonly renderer: BuiltPage
  /** Receives log lines for developers, which contain no secrets. */
  readonly log?: (line: string) => void
  /** The only address to listen on and to announce; default: all. */
  readonly address?: string
  /** As in `LanServerOptions`. */
  readonly port?: number
  /** For tests: the network in which hosts are announced and searched. */
  readonly network?: NetworkOptions
  readonly limits?: LanLimits
}

/** Makes the network of a host. It opens no socket before `open`, `find`, `join` or `check`. */
export function lanOf(options: LanOptions): Lan {
  const { host, log = () => undefined, address } = options
  const interfaces =
    options.network?.interfaces ??
    (() => realInterfaces().filter((one) => address === undefined || one.address === address))
  const network: NetworkOptions = { ...options.network, interfaces }
  let open: { readonly server: LanServer; readonly announced: Announced } | undefined
  /** Opening, closing and renaming run one after another, in the order of the calls. */
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const openNow = async (): Promise<void> => {
    if (open) return
    const kept = readHostFile(host.folder)
    try {
      const server = await openLanServer({ ...options, log }, kept.lanPort)
      const { port } = server
      if (kept.lanPort !== port || kept.id !== host.id)
        await writeHostFile(host.folder, { id: host.id, lanPort: port }, host.fence).catch((error: unknown) =>
          log(`host.json could not be written: ${reasonOf(error)}`)
        )
      open = { server, announced: announceOn(port) }
    } catch (error) {
      refuse('lan-failed', { reason: reasonOf(error) })
    }
  }
  const announceOn = (port: number): Announced => {
    const about = { hostId: host.id, name: host.name, port, protocol: protocolVersion, app: project.version }
    return announce(about, network)
  }
  const renameNow = async (): Promise<void> => {
    if (!open) return
    await open.announced.stop()
    open = { ...open, announced: announceOn(open.server.port) }
  }
  const closeNow = async (): Promise<void> => {
    const was = open
    open = undefined
    await was?.announced.stop()
    await was?.server.close()
  }
  const state = (): LanState => {
    if (!open) return { open: false }
    const { port, ipv6 } = open.server
    const overIpv6 = ipv6 ? (network.ipv6 ?? ipv6Addresses)() : []
    return openLanState(address === undefined ? likeliestFirst(interfaces(), overIpv6) : [address], port)
  }
  const client = new LanClient({ host, log, network, announcedOn: () => open?.server.port })
  return {
    open: () => enqueue(openNow),
    close: () => enqueue(closeNow),
    renamed: () => enqueue(renameNow),
    state,
    find: (hear) => client.find(hear),
    join: (to, hear) => client.join(to, hear),
    check: (typed) => client.check(typed)
  }
}
