/** Which places the map highlights: where a journey leads, and where a question can be answered. */
import { computed, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { MapLayout, TargetState } from './layout'

export interface LitPlaces {
  readonly stateOf: (place: string) => TargetState
  readonly isLit: (place: string) => boolean
  /** The lit places, and where a journey to them begins. */
  readonly aim: ComputedRef<readonly string[]>
}

/** What the map needs of a game's model; `Choice` answers a question by a place. */
interface Source<Choice> {
  readonly travelPlan: {
    readonly target: ShallowRef<string | undefined>
    readonly ways: ComputedRef<ReadonlyMap<string, unknown>>
  }
  readonly act: { readonly placeChoice: (place: string) => Choice | undefined }
  readonly own: ComputedRef<{ readonly figures: readonly string[] }>
  readonly refusal: (choice: Choice) => Refusal | undefined
}

export function litPlaces<Choice>(
  map: MapLayout,
  { travelPlan, act, own, refusal }: Source<Choice>
): LitPlaces {
  function stateNow(place: string): TargetState {
    if (travelPlan.target.value === place) return 'selected'
    const choice = act.placeChoice(place)
    if (choice) return refusal(choice) ? 'idle' : 'legal'
    return travelPlan.ways.value.has(place) ? 'legal' : 'idle'
  }
  const states = computed(() => new Map(map.places.map(({ id }) => [id, stateNow(id)])))
  const stateOf = (place: string): TargetState => states.value.get(place) ?? 'idle'
  const isLit = (place: string): boolean => stateOf(place) !== 'idle'
  return {
    stateOf,
    isLit,
    aim: computed(() => {
      const targets = map.places.map(({ id }) => id).filter(isLit)
      return travelPlan.ways.value.size > 0 ? [...targets, ...own.value.figures] : targets
    })
  }
}
