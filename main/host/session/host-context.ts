import type { Answers } from '../../../shared/protocol/messages'
import type { Analyses } from '../folder/analyses'
import type { Lan } from './lan'
import type { Records } from '../folder/records'
import type { SettingsFile } from '../folder/settings'
import type { Tables } from '../table/tables'
import type { Updates } from '../updates/updates'
import type { PasswordLimiter } from './password-limiter'

/** What connections and handlers need of their host. */
export interface HostContext {
  readonly tables: Tables
  readonly settings: SettingsFile
  /** Finished games of one person against the computer. */
  readonly records: Records
  readonly updates: Updates
  /** Analyses of finished games. */
  readonly analyses: Analyses
  /** Limits on wrong passwords: for an address at a table, and for a table as a whole. */
  readonly passwordLimiters: { readonly byAddress: PasswordLimiter; readonly byTable: PasswordLimiter }
  /** The network, if this host has one. */
  readonly lan: Lan | undefined
  /** The host's id and name, and the rules version of each game. */
  readonly about: Pick<Answers['hello'], 'host' | 'games'>
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Refuses if the host takes no requests any more: closing, folder-lost. */
  requireOpen(): void
  /** Opens the LAN in the background, for a table that is shared. */
  openLan(): void
  /** Closes the LAN if no table needs it any more. */
  settleLan(): Promise<void>
  /** Sends the settings to every connection at this machine. */
  tellSettings(): void
  /** Sends every connection the list of tables that it may see. */
  tellTables(): void
  /** Ends the program; undefined where it ends with its window. */
  readonly stop: (() => void) | undefined
  /** Logs what clients cause, at a limited rate. */
  readonly log: (line: string) => void
}
