/** How much every event matters to somebody who looks back. */
import type { Event } from '../../../shared/games/voyages/types'
import type { EventTable } from '../event-table'
import type { Weight } from '../weight'

export const weightTable: EventTable<Event, Weight> = {
  taskOpened: 'detail',
  taskAmended: 'detail',
  taskClosed: 'detail',
  phaseStarted: 'detail',
  turnStarted: 'detail',
  turnEnded: 'detail',
  characterTaken: 'gain',
  goalsDealt: 'detail',
  goalsKept: 'detail',
  roundStarted: 'detail',
  diceRolled: 'detail',
  dicePlaced: 'space',
  dieRerolled: 'detail',
  dieAdjusted: 'detail',
  blackDieTaken: 'detail',
  paid: 'detail',
  gained: ({ items }) => (items.vp ? 'points' : 'detail'),
  rewardLost: 'detail',
  contractsTaken: 'gain',
  contractDiscarded: 'detail',
  contractDrawn: 'detail',
  contractKept: 'gain',
  contractDeclined: 'detail',
  contractCompleted: 'points',
  rowCleared: 'detail',
  rowDealt: 'detail',
  stepped: 'detail',
  postPlaced: 'gain',
  postMoved: 'gain',
  outpostTaken: 'gain',
  gameScored: 'points'
}
