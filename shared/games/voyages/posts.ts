/** Points for late posts. */
import type { Seat } from '../../engine/rules'
import { postPoints } from './content/numbers'
import type { Play } from './play'

/** The 8th, 9th and 11th post bring points at once; moved posts never do (rulings 40, 47). */
export function milestone(play: Play, seat: Seat): void {
  const post = play.seat(seat).posts.length
  const vp = postPoints[post]
  if (vp) play.award(seat, { vp }, { kind: 'post', post })
}
