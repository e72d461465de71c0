/** The projected score by source, at any time and from any view (T-12). */
import type { Viewer } from '../../../engine/rules'
import { standingOf, type Standing } from '../../../engine/standing'
import type { Content } from '../game'
import { endPoints } from '../scoring'
import { pointSources, type GoalId, type State } from '../types'

/**
 * Every seat's points so far, and those it would get if the game ended now. The goal card counts for the viewer's seat
 * only (for all seats to `seats` and `open`), if it is in the view or the viewer has peeked at it: `peeked`.
 */
export const standing = (
  content: Content,
  view: State,
  viewer: Viewer,
  peeked?: readonly GoalId[]
): readonly Standing[] =>
  view.seats.map((me, seat) => {
    const mine = viewer === seat || viewer === 'seats' || viewer === 'open'
    const goals = mine ? (me.goals.cards ?? (viewer === seat ? peeked : undefined)) : undefined
    const coming = endPoints(content, view, seat, goals)
    const lines = pointSources.map((source) => ({
      source,
      now: me.points[source],
      coming: coming[source] ?? 0
    }))
    const isKnown = goals !== undefined || view.phase === 'over' || me.goals.count === 0
    return standingOf(seat, lines, isKnown ? [] : ['goals'])
  })
