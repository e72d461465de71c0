// What the sources of discovery (mDNS, beacon) report to the finder, and what a host announces about itself.

import { z } from 'zod'
import type { LinkState } from './per-interface'

/** How a host was found. */
export type Via = 'mdns' | 'beacon' | 'recent' | 'typed'

/** The id of a host: random and unique, and kept across restarts. Anybody can copy it, so it proves nothing. */
export const hostIdSchema = z.string().regex(/^[a-z0-9-]{8,40}$/)

/** What a host announces about itself; its tables are requested by a hello. */
export interface Announcement {
  readonly hostId: string
  /** Shown by other programs that list network services; any text. */
  readonly name: string
  /** TCP port of the host's server. */
  readonly port: number
  /** The protocol version. */
  readonly protocol: number
  /** Version of the app, as in package.json. */
  readonly app: string
}

/** A report that there is a host, or that it is leaving. Nothing of it is proven. */
export interface Sighting {
  readonly kind: 'here' | 'gone'
  readonly via: Via
  readonly hostId?: string
  /** Where it may be reached, the most likely address first; at least one. */
  readonly addresses: readonly string[]
  readonly port: number
}

/** A source of sightings. Sends nothing before `start`. */
export interface Source {
  start(hear: (sighting: Sighting) => void): void
  stop(): Promise<void>
  /** Whether it works on each interface. */
  state(): readonly LinkState[]
}
