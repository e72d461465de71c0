/** The sound of every event. */
import type { Event } from '../../../shared/games/expedition/types'
import type { PieceSound } from '../../contract/sound'
import type { EventTable } from '../../kit/event-table'

export const sounds: EventTable<Event, PieceSound | undefined> = {
  taskOpened: undefined,
  taskAmended: undefined,
  taskClosed: undefined,
  turnStarted: undefined,
  turnEnded: undefined,
  movingStopped: undefined,
  cardLaid: 'deal',
  spaceEntered: 'camel',
  ballastDropped: 'coin',
  chestTaken: 'chest',
  camelGathered: 'camel',
  displayTaken: 'deal',
  displayFilled: 'deal',
  cardDrawn: 'deal',
  deckShuffled: 'deal',
  interimScored: 'chest',
  gameScored: undefined
}
