/** How much each event matters to somebody who looks back. Gold decides this game. */
import type { Event } from '../../../shared/games/expedition/types'
import type { EventTable } from '../../kit/event-table'
import type { Weight } from '../../contract/event-weight'

export const weightTable: EventTable<Event, Weight> = {
  taskOpened: 'detail',
  taskAmended: 'detail',
  taskClosed: 'detail',
  turnStarted: 'detail',
  turnEnded: 'detail',
  movingStopped: 'detail',
  cardLaid: 'detail',
  spaceEntered: 'space',
  ballastDropped: 'points',
  chestTaken: 'points',
  camelGathered: 'space',
  displayTaken: 'gain',
  displayFilled: 'detail',
  cardDrawn: 'detail',
  deckShuffled: 'detail',
  interimScored: 'points',
  gameScored: 'points'
}
