// Tells those who look at the list of tables what it shows now.

import type { Push, TableInfo } from '../../../shared/protocol/messages'
import type { Connection } from './connection'
import { Refused } from '../refusal-error'
import type { Listing } from '../table/listing'

/** Tells each of these connections that wants the list: people at this machine of all tables, guests of shared ones. */
export function tellList(
  connections: readonly Connection[],
  listing: Pick<Listing, 'all' | 'shared'>,
  log: (line: string) => void
): void {
  const listeners = connections.filter((one) => one.wantsTables)
  const [guests, local] = [true, false].map((guest) => listeners.filter((one) => one.guest === guest))
  const tell = (to: readonly Connection[] = [], list: () => TableInfo[]): void => {
    if (to.length === 0) return
    try {
      const push: Push = { type: 'tables', tables: list() }
      for (const connection of to) connection.push(push)
    } catch (error) {
      // The folder cannot be read: a request for the list is answered with that.
      log(`list: ${error instanceof Refused ? error.refusal.code : String(error)}`)
    }
  }
  tell(local, () => listing.all())
  tell(guests, () => listing.shared())
}
