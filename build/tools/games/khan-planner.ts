/** The Khan's travel planner, for the bench: the best ways to every place, from each Travel space. */
import type { Seat } from '../../../shared/engine/rules'
import { khan } from '../../../shared/games/khan'
import { movementOutlook, travelOutlook, waysOf } from '../../../shared/games/khan/planner'
import type { State } from '../../../shared/games/khan/types'

/** Plans the present movement, or else the Travel action of every space with dice that allow all of its steps. */
export function planKhan(given: unknown, seat: Seat): unknown {
  const state = given as State
  const content = khan.content
  const task = state.agenda[seat]?.at(-1)
  const outlooks =
    task?.kind === 'move'
      ? [movementOutlook(task)]
      : content.numbers.travelSpaces.map((space) => travelOutlook(content, state, seat, space, space.steps))
  return outlooks.map((outlook) => waysOf(content, state, seat, outlook))
}
