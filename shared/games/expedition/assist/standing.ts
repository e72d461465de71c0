/** Gold by source at any time, with what the next scoring would bring as the camels stand (T-12, rulings 32 and 38). */
import { standingOf, type Standing } from '../../../engine/standing'
import type { Track } from '../content'
import { scoresOf } from '../scoring'
import { goldSources, type State } from '../types'

/** Every seat's gold so far, and with the scoring that comes next: the interim one, then the final one. All is open. */
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
