/** What every event sounds like. */
import type { Bundle, Event } from '../../../shared/games/voyages/types'
import type { PieceSound } from '../../sound/types'
import type { EventTable } from '../event-table'

/** The sound of what is heard best in a bundle. */
function soundOfItems(items: Bundle): PieceSound | undefined {
  if (items.coin) return 'coin'
  if (items.camel) return 'camel'
  if (items.pepper || items.silk || items.gold) return 'goods'
  return items.vp ? 'points' : undefined
}

export const sounds: EventTable<Event, PieceSound | undefined> = {
  taskOpened: undefined,
  taskAmended: undefined,
  taskClosed: undefined,
  phaseStarted: undefined,
  turnStarted: undefined,
  turnEnded: undefined,
  characterTaken: 'card',
  goalsDealt: 'card',
  goalsKept: 'card',
  roundStarted: 'post',
  diceRolled: 'roll',
  dicePlaced: 'die',
  dieRerolled: 'roll',
  dieAdjusted: 'die',
  blackDieTaken: 'roll',
  paid: ({ items }) => soundOfItems(items),
  gained: ({ items }) => soundOfItems(items),
  rewardLost: undefined,
  contractsTaken: 'card',
  contractDiscarded: 'card',
  contractDrawn: 'card',
  contractKept: 'card',
  contractDeclined: 'card',
  contractCompleted: 'points',
  rowCleared: 'card',
  rowDealt: 'card',
  stepped: 'step',
  postPlaced: 'post',
  postMoved: 'post',
  outpostTaken: 'points',
  gameScored: 'points'
}
