/** The positions of a seat's camels and the next space of each. Pure. */
import type { Seat } from '../../../shared/engine/rules'
import type { Track } from '../../../shared/games/expedition/content'
import type { RequirementId } from '../../../shared/games/expedition/content/requirements'
import { nextFree } from '../../../shared/games/expedition/movement'
import { seatOf } from '../../../shared/games/expedition/seats'
import type { State } from '../../../shared/games/expedition/types'
import { numberOf } from './camels'

export interface CamelPosition {
  readonly camel: number
  readonly number: 1 | 2 | undefined
  readonly at: number
  /** The next free space and its requirement; absent in the last city and once the game is over. */
  readonly next?: number
  readonly requirement?: RequirementId | undefined
}

/** One entry for each camel of a seat. */
export function camelPositions(view: State, track: Track, seat: Seat): readonly CamelPosition[] {
  const { camels } = seatOf(view, seat)
  return camels.map((at, camel): CamelPosition => {
    const place = { camel, at, number: numberOf(camel, camels.length) }
    if (view.phase === 'over' || at >= track.finalCity) return place
    const next = nextFree(view, track, at)
    return { ...place, next, requirement: track.space(next).requirement }
  })
}
