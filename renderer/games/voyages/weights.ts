/** How much each event matters to somebody who looks back. */
import type { Event } from '../../../shared/games/voyages/types'
import type { ModuleEvent } from '../../../shared/polo/open-game'
import type { EventTable } from '../../kit/event-table'
import { familyWeights } from '../../polo/weights'
import type { Brief, Weight } from '../../contract/event-weight'

export const weightTable: EventTable<Event, Weight> = {
  ...familyWeights,
  contractsTaken: 'gain',
  rowCleared: 'detail',
  rowDealt: 'detail'
}

/** Shortens a journey in a summary to where it led, without its single steps and payments. */
export function brief(event: Event | ModuleEvent): Brief | undefined {
  if (event.type === 'stepped') return 'last'
  if (event.type !== 'paid') return undefined
  const { kind } = event.cause
  return kind === 'route' || kind === 'travelTable' ? 'omit' : undefined
}
