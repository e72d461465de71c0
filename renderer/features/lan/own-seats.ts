/** The seats of this device at a table of another host's list, as far as its tokens tell. */
import type { Seat } from '../../../shared/engine/rules'
import type { TableInfo } from '../../../shared/protocol/messages'
import { isLive } from '../../../shared/protocol/table-messages'
import { tokensFor } from '../../link/proofs/tokens'

/** The seats that this device may come back to at a table of the host with this id; none once the game is over. */
export function ownSeats(host: string, table: Pick<TableInfo, 'id' | 'after' | 'status'>): readonly Seat[] {
  return isLive(table.status) ? tokensFor(host, table.id, table.after).map(({ seat }) => seat) : []
}
