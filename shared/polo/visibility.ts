/** Visibility of the state and events common to the family, for a game's own declarations. */
import type { Seat } from '../engine/rules'
import { openAgenda } from '../engine/agenda-game'
import {
  each,
  fields,
  fixed,
  ofSeat,
  openEvent,
  recordOf,
  revealingEvent,
  zone,
  type Zone
} from '../engine/visibility'
import type { Die, PlacedDie } from './dice'

/** The fields of a seat whose types are the same in all games. */
export const commonSeatShown = {
  dice: each(fixed<Die>()),
  postsLeft: fixed<number>(),
  posts: each(fixed<string>()),
  figures: each(fixed<string>()),
  contracts: each(fixed<string>()),
  offer: fixed<string>(),
  completed: each(fixed<string>()),
  goals: zone('owner'),
  shownGoals: fixed<string[]>()
}

/** The fields of the table. */
export const commonStateShown = {
  players: fixed<number>(),
  round: fixed<number>(),
  startSeat: fixed<Seat>(),
  activeSeat: fixed<Seat>(),
  turn: recordOf<{ mainDone: boolean; blackDieBought: boolean }>(fixed()),
  spaces: recordOf<Record<string, PlacedDie[]>>(each(fixed())),
  goalPile: zone('nobody'),
  outposts: recordOf<Record<string, string>>(fixed())
}

interface GoalsDealt {
  readonly type: 'goalsDealt'
  readonly seat: Seat
  readonly dealt: Zone
}
interface GoalsKept {
  readonly type: 'goalsKept'
  readonly seat: Seat
  readonly kept: Zone
}

/** The events. */
export const commonEventsShown = {
  ...openAgenda,
  characterTaken: openEvent,
  goalsDealt: {
    reveals: true as const,
    shown: ofSeat(fields<GoalsDealt>({ type: fixed(), seat: fixed(), dealt: zone('owner') }))
  },
  goalsKept: {
    shown: ofSeat(fields<GoalsKept>({ type: fixed(), seat: fixed(), kept: zone('owner') }))
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
  contractDiscarded: openEvent,
  contractDrawn: revealingEvent,
  contractKept: openEvent,
  contractDeclined: openEvent,
  contractCompleted: openEvent,
  stepped: openEvent,
  postPlaced: openEvent,
  postMoved: openEvent,
  outpostTaken: openEvent,
  gameScored: revealingEvent
}
