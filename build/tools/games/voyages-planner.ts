/** Voyages' travel planner, for the bench: all possible routes, and what each costs and brings. */
import type { Seat } from '../../../shared/engine/rules'
import { voyages } from '../../../shared/games/voyages'
import { journeyOf } from '../../../shared/games/voyages/assist/journey'
import { travelWith, waysOf } from '../../../shared/games/voyages/assist/ways'
import { outlookOf, passingCities } from '../../../shared/games/voyages/planner'
import { seatOf } from '../../../shared/games/voyages/seats'
import type { State } from '../../../shared/games/voyages/types'

/** Plans the present movement, or else a Travel action of six steps, the most that two dice allow. */
export function planVoyages(given: unknown, seat: Seat): unknown {
  const state = given as State
  const content = voyages.contentIn(state)
  const task = state.agenda[seat]?.at(-1)
  const outlook = task?.kind === 'move' ? outlookOf(task) : travelWith(content, state, seat, 6)
  const goals = seatOf(state, seat).goals.cards
  return [...waysOf(content, state, seat, outlook).values()].flat().map((way) => {
    const leave = passingCities(content, state, seat, outlook, way)
    return journeyOf(content, state, seat, { outlook, way, leave, goals })
  })
}
