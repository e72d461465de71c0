/** What is lit on the map: where a journey leads, and where a question may be answered. */
import { computed, type ComputedRef } from 'vue'
import type { LocationId } from '../../../shared/games/voyages/types'
import { PLACE_LAYOUTS, type TargetState } from './atlas/layout'
import type { Desk } from './desk'

export interface MapLit {
  readonly stateOf: (place: LocationId) => TargetState
  readonly isLit: (place: LocationId) => boolean
  /** The lit places, and where a journey to them begins. */
  readonly aim: ComputedRef<readonly LocationId[]>
}

export function mapLit({ tour, act, own, refusal }: Desk): MapLit {
  function stateNow(place: LocationId): TargetState {
    if (tour.target.value === place) return 'selected'
    const choice = act.placeChoice(place)
    if (choice) return refusal(choice) ? 'idle' : 'legal'
    return tour.ways.value.has(place) ? 'legal' : 'idle'
  }
  const states = computed(() => new Map(PLACE_LAYOUTS.map(({ id }) => [id, stateNow(id)])))
  const stateOf = (place: LocationId): TargetState => states.value.get(place) ?? 'idle'
  const isLit = (place: LocationId): boolean => stateOf(place) !== 'idle'
  return {
    stateOf,
    isLit,
    aim: computed(() => {
      const lit = PLACE_LAYOUTS.map(({ id }) => id).filter(isLit)
      return tour.ways.value.size > 0 ? [...lit, ...own.value.figures] : lit
    })
  }
}
