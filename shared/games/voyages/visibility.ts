/** Who sees what: beside every field of the state and of each event. Views and event views are derived from it. */
import {
  each,
  fields,
  ofSeat,
  open,
  perSeat,
  zone,
  openEvent,
  revealingEvent,
  type EventShown
} from '../../engine/visibility'
import type { Event, EventOf, EventType, SeatState, State } from './types'

const seatShown = fields<SeatState>({
  character: open(),
  stock: open(),
  points: open(),
  dice: open(),
  postsLeft: open(),
  posts: open(),
  figures: open(),
  contracts: open(),
  offer: open(),
  completed: open(),
  goals: zone('owner'),
  shownGoals: open()
})

/** Visibility of the state. */
export const stateShown = fields<State>({
  players: open(),
  round: open(),
  phase: open(),
  startSeat: open(),
  activeSeat: open(),
  lastTraveller: open(),
  turn: open(),
  seats: perSeat(seatShown),
  spaces: open(),
  blackDice: open(),
  row: open(),
  piles: each(zone('nobody')),
  special: zone('nobody'),
  removed: open(),
  goalPile: zone('nobody'),
  goalsToDeal: open(),
  cityCards: open(),
  cityBonuses: open(),
  outposts: open(),
  beijing: open(),
  offered: open(),
  agenda: open()
})

/** Visibility of every event kind. */
export const eventsShown: { readonly [K in EventType]: EventShown<EventOf<K>> } = {
  taskOpened: openEvent,
  taskAmended: openEvent,
  taskClosed: openEvent,
  characterTaken: openEvent,
  goalsDealt: {
    reveals: true,
    shown: ofSeat(fields<EventOf<'goalsDealt'>>({ type: open(), seat: open(), dealt: zone('owner') }))
  },
  goalsKept: {
    shown: ofSeat(fields<EventOf<'goalsKept'>>({ type: open(), seat: open(), kept: zone('owner') }))
  },
  roundStarted: openEvent,
  phaseStarted: openEvent,
  diceRolled: openEvent,
  turnStarted: openEvent,
  turnEnded: openEvent,
  dicePlaced: openEvent,
  dieRerolled: openEvent,
  dieAdjusted: openEvent,
  blackDieTaken: openEvent,
  paid: openEvent,
  gained: openEvent,
  rewardLost: openEvent,
  contractsTaken: openEvent,
  contractDiscarded: openEvent,
  contractDrawn: revealingEvent,
  contractKept: openEvent,
  contractDeclined: openEvent,
  contractCompleted: openEvent,
  rowCleared: openEvent,
  rowDealt: revealingEvent,
  stepped: openEvent,
  postPlaced: openEvent,
  postMoved: openEvent,
  outpostTaken: openEvent,
  gameScored: revealingEvent
}

/** Visibility of an event of any kind. */
export function shownOf(event: Event): EventShown<Event> {
  return eventsShown[event.type]
}
