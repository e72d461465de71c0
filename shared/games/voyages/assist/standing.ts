/** The projected score by source, at any time and from any view (T-12, rulings 69 and 70). */
import type { Viewer } from '../../../engine/rules'
import { standingOf, type Standing } from '../../../engine/standing'
import { isOfModule } from '../../../polo/open-game'
import { endPoints, goalPoints, modulePoints } from '../scoring'
import type { Content } from '../game'
import { pointSources, type GoalId, type State } from '../types'

/**
 * Every seat's points so far, and those it would get if the game ended now. Goals count for the viewer's seat only (for
 * all seats to `seats` and `open`), if they are in the view or the viewer has peeked at them: `peeked`.
 */
export function standing(
  content: Content,
  view: State,
  viewer: Viewer,
  peeked?: readonly GoalId[]
): readonly Standing[] {
  return view.seats.map((me, seat) => {
    const mine = viewer === seat || viewer === 'seats' || viewer === 'open'
    const goals = mine ? (me.goals.cards ?? (viewer === seat ? peeked : undefined)) : undefined
    const over = view.phase === 'over'
    const coming = {
      ...endPoints(content, view, seat),
      ...(goals && !over && { goals: goalPoints(content, me.posts, goals) })
    }
    const points = modulePoints(content, view, seat)
    const sources = Object.keys({ ...me.points, ...points }).filter(isOfModule)
    const ofModules = sources.map((source) => ({
      source,
      now: me.points[source] ?? 0,
      coming: points[source] ?? 0
    }))
    const lines = pointSources.map((source) => ({
      source,
      now: me.points[source],
      coming: coming[source] ?? 0
    }))
    return standingOf(seat, [...lines, ...ofModules], goals || over || me.goals.count === 0 ? [] : ['goals'])
  })
}
