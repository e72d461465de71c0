// Sends the current list of tables to those who watch it.

import type { Push } from '../../../shared/protocol/messages'
import type { Connection } from './connection'
import { Refused } from '../refusal-error'
import type { Listing } from '../table/listing'

/**
 * Sends the list to those of the connections that want it: all tables to local ones; shared tables to guests, who may
 * see more of the table that they are at.
 */
export function tellList(
  connections: readonly Connection[],
  listing: Pick<Listing, 'all' | 'shared'>,
  log: (line: string) => void
): void {
  const lists = new Map<string, Push>()
  const listFor = ({ guest, room }: Connection): Push => {
    const key = guest ? `guest ${room?.id ?? ''}` : 'local'
    const known = lists.get(key)
    if (known) return known
    const push: Push = { type: 'tables', tables: guest ? listing.shared(room?.id) : listing.all() }
    lists.set(key, push)
    return push
  }
  try {
    for (const connection of connections) if (connection.wantsTables) connection.push(listFor(connection))
  } catch (error) {
    // The folder cannot be read: the refusal is sent when somebody requests the list.
    log(`list: ${error instanceof Refused ? error.refusal.code : String(error)}`)
  }
}
