/** The seats of this device at a table of another host's list, as far as its tokens tell. */
import type { Seat } from '../../../shared/engine/rules'
import type { TableInfo } from '../../../shared/protocol/messages'
import { isLive } from '../../../shared/protocol/table-messages'
import { tokensFor } from '../../link/proofs/tokens'

/**
 * The seats that this device may come back to at a table of the host with this id; none once the game is over. The token
 * of a seat that is played at the host's machine by now is no longer valid.
 */
export function ownSeats(
  host: string,
  { status, seats, ...table }: Pick<TableInfo, 'id' | 'after' | 'afterSeats' | 'status' | 'seats'>
): readonly Seat[] {
  if (!isLive(status)) return []
  return tokensFor(host, table).flatMap(({ seat }) => (seats[seat]?.by === 'here' ? [] : [seat]))
}
