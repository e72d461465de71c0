/**
 * Gold by source at any time, and what the next scoring would add in the present position (T-12, rulings 32 and 38).
 */
import { standingOf, type Standing } from '../../../engine/standing'
import type { Track } from '../content'
import { scoresOf } from '../scoring'
import { goldSources, type State } from '../types'

/**
 * Every seat's gold so far and after the next scoring: first the interim one, then the final one. All of it is open
 * information.
 */
export function standing(track: Track, view: State): readonly Standing[] {
  const next = view.interim ? ('final' as const) : ('interim' as const)
  const [after, city] = view.interim ? [track.stageCity, track.finalCity] : [0, track.stageCity]
  const scores = view.phase === 'over' ? [] : scoresOf(view, track, after, city)
  return view.seats.map(({ gold }, seat) => {
    const coming = scores.reduce((sum, score) => (score.seat === seat ? sum + score.gold : sum), 0)
    const lines = goldSources.map((source) => ({
      source,
      now: gold[source],
      coming: source === next ? coming : 0
    }))
    return standingOf(seat, lines)
  })
}
