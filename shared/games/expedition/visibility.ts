/** The visibility of every field of the state and of each event. Views and event views are derived from it. */
import { openAgenda, type EventsShown, type Visibility } from '../../engine/agenda-game'
import {
  each,
  fields,
  fixed,
  ofSeat,
  ownerOnly,
  perSeat,
  recordOf,
  zone,
  openEvent,
  revealingEvent
} from '../../engine/visibility'
import type { Expedition } from './game'
import type { EventOf, SeatState, State, TurnState } from './types'

/** Ruling 4: gold, display, discards and the number of cards in each hand are open; hands and the deck are not. */
const seatShown = fields<SeatState>({
  gold: recordOf(fixed()),
  hand: zone('owner'),
  tray: zone('owner'),
  camels: each(fixed())
})

const stateShown = fields<State>({
  players: fixed(),
  track: fixed(),
  bothCamels: fixed(),
  reached: each(each(fixed())),
  phase: fixed(),
  startSeat: fixed(),
  activeSeat: fixed(),
  turn: fields<TurnState>({ ballast: fixed(), moved: fixed(), camel: fixed(), stopped: each(fixed()) }),
  interim: fixed(),
  idle: fixed(),
  seats: perSeat(seatShown),
  chests: each(fixed()),
  supply: fixed(),
  display: each(fixed()),
  deck: zone('nobody'),
  discards: each(fixed()),
  agenda: each(each(fixed()))
})

/** Visibility of every event kind. */
export const eventsShown: EventsShown<Expedition> = {
  ...openAgenda,
  turnStarted: openEvent,
  cardLaid: {
    shown: ofSeat(fields<EventOf<'cardLaid'>>({ type: fixed(), seat: fixed(), card: ownerOnly('') }))
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
    shown: ofSeat(fields<EventOf<'cardDrawn'>>({ type: fixed(), seat: fixed(), drawn: zone('owner') }))
  },
  deckShuffled: {
    shown: fields<EventOf<'deckShuffled'>>({ type: fixed(), deck: zone('nobody') })
  },
  interimScored: openEvent,
  turnEnded: openEvent,
  // Once a game is over, everyone may read its file with every hand, so it cannot be undone.
  gameScored: revealingEvent
}

export const visibility: Visibility<Expedition> = { state: stateShown, events: eventsShown }
