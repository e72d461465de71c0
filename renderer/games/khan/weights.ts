/** How much each event matters to somebody who looks back. */
import type { Event } from '../../../shared/games/khan/types'
import type { EventTable } from '../../kit/event-table'
import type { Brief, Weight } from '../../contract/event-weight'
import { familyWeights } from '../../polo/weights'

export const weightTable: EventTable<Event, Weight> = {
  ...familyWeights,
  contractsTaken: 'gain',
  contractsLaid: 'detail',
  sealTaken: 'gain',
  sealImproved: 'gain',
  outpostKept: 'gain',
  outpostUsed: 'detail',
  cityCardUsed: 'space',
  areaCardsDealt: 'detail',
  offersTurned: 'detail',
  blackDiceRolled: 'detail'
}

/** Shortens a journey in a summary to where it led, without its single steps and payments. */
export function brief(event: Event): Brief | undefined {
  if (event.type === 'stepped') return 'last'
  return event.type === 'paid' && (event.cause.kind === 'route' || event.cause.kind === 'fee')
    ? 'omit'
    : undefined
}
