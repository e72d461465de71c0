/** Who sees what: beside every field of the state and of each event. Views and event views are derived from it. */
import {
  fields,
  ofSeat,
  open,
  ownerOnly,
  perSeat,
  zone,
  openEvent,
  revealingEvent,
  type EventShown
} from '../../engine/visibility'
import type { Event, EventOf, EventType, SeatState, State } from './types'

/** Ruling 4: gold, display, discards and the numbers of cards are open; hands and the deck are not. */
const seatShown = fields<SeatState>({
  gold: open(),
  hand: zone('owner'),
  tray: zone('owner'),
  camels: open()
})

/** Visibility of the state. */
export const stateShown = fields<State>({
  players: open(),
  track: open(),
  bothCamels: open(),
  phase: open(),
  startSeat: open(),
  activeSeat: open(),
  turn: open(),
  interim: open(),
  idle: open(),
  seats: perSeat(seatShown),
  chests: open(),
  supply: open(),
  display: open(),
  deck: zone('nobody'),
  discards: open(),
  agenda: open()
})

/** Visibility of every event kind. */
export const eventsShown: { readonly [K in EventType]: EventShown<EventOf<K>> } = {
  taskOpened: openEvent,
  taskAmended: openEvent,
  taskClosed: openEvent,
  turnStarted: openEvent,
  cardLaid: {
    shown: ofSeat(fields<EventOf<'cardLaid'>>({ type: open(), seat: open(), card: ownerOnly('') }))
  },
  spaceEntered: revealingEvent,
  ballastDropped: openEvent,
  chestTaken: openEvent,
  camelGathered: openEvent,
  movingStopped: openEvent,
  displayTaken: openEvent,
  displayFilled: revealingEvent,
  cardDrawn: {
    reveals: true,
    shown: ofSeat(fields<EventOf<'cardDrawn'>>({ type: open(), seat: open(), drawn: zone('owner') }))
  },
  deckShuffled: {
    shown: fields<EventOf<'deckShuffled'>>({ type: open(), deck: zone('nobody') })
  },
  interimScored: openEvent,
  turnEnded: openEvent,
  // Once a game is over its file may be read by all, with every hand: no way leads back from there.
  gameScored: revealingEvent
}

/** Visibility of an event of any kind. */
export function shownOf(event: Event): EventShown<Event> {
  return eventsShown[event.type]
}
