/** What every event sounds like. */
import type { Event } from '../../../shared/games/expedition/types'
import type { PieceSound } from '../../sound/types'
import type { EventTable } from '../event-table'

export const sounds: EventTable<Event, PieceSound | undefined> = {
  taskOpened: undefined,
  taskAmended: undefined,
  taskClosed: undefined,
  turnStarted: undefined,
  turnEnded: undefined,
  movingStopped: undefined,
  cardLaid: 'card',
  spaceEntered: 'camel',
  ballastDropped: 'coin',
  chestTaken: 'chest',
  camelGathered: 'camel',
  displayTaken: 'card',
  displayFilled: 'card',
  cardDrawn: 'card',
  deckShuffled: 'card',
  interimScored: 'chest',
  gameScored: 'chest'
}
