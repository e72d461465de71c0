/** The points that a seat would have if the game ended now, as they are drawn. */
import { computed } from 'vue'
import type { Seat } from '../../../shared/engine/rules'
import { underWay } from '../flights/under-way'
import { shownPoints } from '../shown-points'

/**
 * While pieces move, and while the ending counts, the forecast stays what it was: nothing is counted that has not landed.
 * Accessible names and notes use the true one.
 */
export function drawnForecast(seat: () => Seat, projected: () => number): () => number {
  const held = computed<readonly [Seat, number]>((before) =>
    (underWay.value || shownPoints.value) && before?.[0] === seat() ? before : [seat(), projected()]
  )
  return () => held.value[1]
}
