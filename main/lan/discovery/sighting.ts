// What the ways of finding hosts tell the finder, and what a host tells about itself.

import { z } from 'zod'
import type { LinkState } from './per-interface'

/** How a host came to be known. */
export type Via = 'mdns' | 'beacon' | 'recent' | 'typed'

/** Names a host for as long as it runs and after: random, so that no two are alike. No proof of anything. */
export const hostIdSchema = z.string().regex(/^[a-z0-9-]{8,40}$/)

/** What a host announces of itself; its tables are asked for by a hello. */
export interface Announcement {
  readonly hostId: string
  /** For people who look at their network with other programs; any text. */
  readonly name: string
  /** TCP port of the host's server. */
  readonly port: number
  /** Version of the messages. */
  readonly protocol: number
  /** Version of the app, as in package.json. */
  readonly app: string
}

/** Someone said that there is a host, or that it goes. Nothing of it is proven. */
export interface Sighting {
  readonly kind: 'here' | 'gone'
  readonly via: Via
  readonly hostId?: string
  /** Where it may be reached, the likeliest first; at least one. */
  readonly addresses: readonly string[]
  readonly port: number
}

/** A way of finding hosts. Sends nothing before `start`. */
export interface Source {
  start(hear: (sighting: Sighting) => void): void
  stop(): Promise<void>
  /** How it is doing on each interface. */
  state(): readonly LinkState[]
}
