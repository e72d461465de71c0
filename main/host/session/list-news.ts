// Sends the current list of tables to those who watch it.

import type { Push, TableInfo } from '../../../shared/protocol/messages'
import type { Connection } from './connection'
import { Refused } from '../refusal-error'
import type { Listing } from '../table/listing'

/** Sends the list to those of the connections that want it: all tables to local ones, shared tables to guests. */
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
      // The folder cannot be read: the refusal is sent when somebody requests the list.
      log(`list: ${error instanceof Refused ? error.refusal.code : String(error)}`)
    }
  }
  tell(local, () => listing.all())
  tell(guests, () => listing.shared())
}
