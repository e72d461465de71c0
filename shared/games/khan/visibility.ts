/** Who sees what: declared for every field of the state and every event. Views of both are derived from this. */
import type { Visibility } from '../../engine/agenda-game'
import {
  each,
  fields,
  fixed,
  perSeat,
  recordOf,
  revealingEvent,
  openEvent,
  zone
} from '../../engine/visibility'
import { commonEventsShown, commonSeatShown, commonStateShown } from '../../polo/visibility'
import type { Khan } from './game'
import type { SeatState, State } from './types'

const seatShown = fields<SeatState>({
  ...commonSeatShown,
  character: fixed(),
  stock: recordOf(fixed()),
  points: recordOf(fixed()),
  seals: each(fixed()),
  improved: each(fixed()),
  kept: each(fixed())
})

/** Only piles and goal cards are secret; the top offer tile of each pile is in `offers` and therefore public. */
export const visibility: Visibility<Khan> = {
  state: fields<State>({
    ...commonStateShown,
    turn: recordOf<State['turn']>(fixed()),
    phase: fixed(),
    offered: each(fixed()),
    seats: perSeat(seatShown),
    agenda: each(each(fixed())),
    hourglass: fixed(),
    travelRank: fixed(),
    blackDice: each(fixed()),
    rollsBlack: fixed(),
    offers: recordOf(each(fixed())),
    offerPiles: recordOf<State['offerPiles']>(zone('nobody')),
    goneOffers: each(fixed()),
    cityContracts: recordOf(fixed()),
    pile: zone('nobody'),
    removed: each(fixed()),
    cityCards: fixed(),
    areaCards: fixed(),
    cardPile: zone('nobody'),
    besideCards: each(fixed()),
    goneCards: each(fixed()),
    cityBonuses: fixed()
  }),
  events: {
    ...commonEventsShown,
    contractsTaken: openEvent,
    contractsLaid: revealingEvent,
    sealTaken: openEvent,
    sealImproved: openEvent,
    outpostKept: openEvent,
    outpostUsed: openEvent,
    cityCardUsed: openEvent,
    areaCardsDealt: revealingEvent,
    offersTurned: revealingEvent,
    blackDiceRolled: openEvent
  }
}
