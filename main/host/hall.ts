// What a connection and its host know of each other.

import type { Answers } from '../../shared/protocol/messages'
import type { Lan } from './lan'
import type { SettingsFile } from './settings'
import type { Tables } from './tables'
import type { Tries } from './tries'

/** What a connection needs of its host. */
export interface Hall {
  readonly tables: Tables
  readonly settings: SettingsFile
  /** Wrong passwords, by address and table. */
  readonly tries: Tries
  /** The network, if this host has one. */
  readonly lan: Lan | undefined
  /** Who this host is, and by which rules it plays. */
  readonly about: Pick<Answers['hello'], 'host' | 'games'>
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Throws a refusal when the host takes no requests now: closing, folder-lost. */
  requireOpen(): void
  /** Opens the LAN in the background, for a table that is shared. */
  openLan(): void
  /** Closes the LAN if no table needs it any more. */
  settleLan(): Promise<void>
  /** Sends the settings to every connection at this machine. */
  tellSettings(): void
  /** Sends everybody the list of tables they may see. */
  tellTables(): void
  readonly log: (line: string) => void
}

/** Who is at the other end of a connection. */
export interface Caller {
  /** `guest`: came over the LAN. */
  readonly role: 'local' | 'guest'
  /** Network address; wrong passwords are counted for it. */
  readonly address: string
  /** Whether the other end shows life within a few seconds. */
  alive(): Promise<boolean>
}

/** A page at this machine, over the bridge or loopback. */
export const localCaller: Caller = {
  role: 'local',
  address: 'here',
  alive: () => Promise.resolve(true)
}
