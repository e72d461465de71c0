/** The sound of every event. */
import type { Event } from '../../../shared/games/khan/types'
import type { PieceSound } from '../../contract/sound'
import type { EventTable } from '../../kit/event-table'
import { familySounds } from '../../polo/sounds'

export const sounds: EventTable<Event, PieceSound | undefined> = {
  ...familySounds,
  gained: (event) => (event.cause.kind === 'post' ? 'eighth-post' : familySounds.gained(event)),
  contractsTaken: 'deal',
  contractsLaid: 'deal',
  sealTaken: 'stamp',
  sealImproved: 'gong',
  outpostKept: 'lift',
  outpostUsed: 'outpost',
  cityCardUsed: 'stamp',
  areaCardsDealt: 'deal',
  offersTurned: 'turn',
  blackDiceRolled: 'dice-cup'
}
