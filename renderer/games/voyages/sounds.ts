/** The sound of every event. */
import type { Event } from '../../../shared/games/voyages/types'
import type { PieceSound } from '../../contract/sound'
import type { EventTable } from '../../kit/event-table'
import { familySounds } from '../../polo/sounds'

export const sounds: EventTable<Event, PieceSound | undefined> = {
  ...familySounds,
  postPlaced: ({ location }) => (location === 'beijing' ? 'gong' : 'post'),
  gained: (event) => (event.cause.kind === 'post' ? 'eighth-post' : familySounds.gained(event)),
  contractsTaken: 'deal',
  rowCleared: 'deal',
  rowDealt: 'deal'
}
