/** Who sees what: declared for every field of the state and every event. Views of both are derived from this. */
import type { EventsShown, Visibility } from '../../engine/agenda-game'
import {
  each,
  fields,
  fixed,
  named,
  perSeat,
  recordOf,
  zone,
  openEvent,
  revealingEvent,
  type Shown
} from '../../engine/visibility'
import { joinedTables } from '../../polo/modules'
import { commonEventsShown, commonSeatShown, commonStateShown } from '../../polo/visibility'
import type { Module, Voyages } from './game'
import type { SeatState, State } from './types'

const seatShown = fields<SeatState>({
  ...commonSeatShown,
  character: fixed(),
  stock: recordOf(fixed()),
  points: recordOf(fixed())
})

const stateShown = (modules: Shown<NonNullable<State['modules']>>): Shown<State> =>
  fields<State>({
    ...commonStateShown,
    phase: fixed(),
    lastTraveller: fixed(),
    seats: perSeat(seatShown),
    blackDice: fixed(),
    row: fixed(),
    piles: each(zone('nobody')),
    special: zone('nobody'),
    removed: each(fixed()),
    goalsToDeal: fixed(),
    cityCards: fixed(),
    cityBonuses: fixed(),
    beijing: each(fixed()),
    offered: each(fixed()),
    agenda: each(each(fixed())),
    modules
  })

/** Visibility of every event kind. */
export const eventsShown: EventsShown<Voyages> = {
  ...commonEventsShown,
  contractsTaken: openEvent,
  rowCleared: openEvent,
  rowDealt: revealingEvent
}

/** Who sees what in a game in which these modules may be switched on. */
export const visibilityWith = (modules: readonly Pick<Module, 'id' | 'shown'>[]): Visibility<Voyages> => ({
  state: stateShown(named(Object.fromEntries(modules.map(({ id, shown }) => [id, shown.state])))),
  events: { ...eventsShown, ...joinedTables(modules.map(({ shown }) => shown.events)) }
})
