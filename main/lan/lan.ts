// The host's network: the server and the announcement while a table is shared, and ways to other hosts.

import project from '../../package.json' with { type: 'json' }
import { protocolVersion, type LanState } from '../../shared/protocol/messages'
import { readHostFile, writeHostFile } from '../host/folder/hostfile'
import type { Host, Lan } from '../host/index'
import { reasonOf, refuse } from '../host/refusal-error'
import { likeliest, stateOf } from './addresses'
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
  /** Hears lines for developers; no secrets in them. */
  readonly log?: (line: string) => void
  /** The only address to listen on and to be found at; default: all. */
  readonly address?: string
  /** As in `LanServerOptions`. */
  readonly port?: number
  /** For tests: where hosts are announced and looked for. */
  readonly network?: NetworkOptions
  readonly limits?: LanLimits
}

/** The network of a host. No socket is open before `open`, `find`, `join` or `check`. */
export function lanOf(options: LanOptions): Lan {
  const { host, log = () => undefined, address } = options
  const interfaces =
    options.network?.interfaces ??
    (() => realInterfaces().filter((one) => address === undefined || one.address === address))
  const network: NetworkOptions = { ...options.network, interfaces }
  let open: { readonly server: LanServer; readonly announced: Announced } | undefined
  /** Opening and closing come one after the other, in the order they were asked for. */
  let turn: Promise<unknown> = Promise.resolve()
  const next = (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(work)
    turn = mine.catch(() => undefined)
    return mine
  }

  const openNow = async (): Promise<void> => {
    if (open) return
    const kept = readHostFile(host.folder)
    try {
      const server = await openLanServer({ ...options, log }, kept.lanPort)
      const { port } = server
      if (kept.lanPort !== port || kept.id !== host.id)
        await writeHostFile(host.folder, { id: host.id, lanPort: port }).catch((error: unknown) =>
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
    return stateOf(address === undefined ? likeliest(interfaces(), overIpv6) : [address], port)
  }
  const client = new LanClient({ host, log, network, announcedOn: () => open?.server.port })
  return {
    open: () => next(openNow),
    close: () => next(closeNow),
    renamed: () => next(renameNow),
    state,
    find: (hear) => client.find(hear),
    join: (to, hear) => client.join(to, hear),
    check: (typed) => client.check(typed)
  }
}
