/** Which goals have their cities ringed on the map: those of a peek, those to choose from, or the one under the pointer. */
import { computed, shallowRef, type ComputedRef } from 'vue'
import type { GoalId } from '../../../shared/games/voyages/types'
import { useTable } from '../../stores/table'
import type { GoalRing } from '../../polo/map/goal-ring'
import type { GameModel } from './game-model'

const pointed = shallowRef<GoalId>()

/** Tells whether the pointer rests on a goal's open face. */
export function showGoal(goal: GoalId, here: boolean): void {
  if (here) pointed.value = goal
  else if (pointed.value === goal) pointed.value = undefined
}

/** One ring for each city of these goals. Never includes goals that this view may not show. */
export function goalRings({ content, goals, own, peek, task }: GameModel): ComputedRef<readonly GoalRing[]> {
  const table = useTable()
  const open = computed<readonly GoalId[]>(() => {
    if (pointed.value !== undefined) return [pointed.value]
    if (task.value?.kind === 'keep-goals' && table.secrets) return own.value.goals.cards ?? []
    return peek.secrets.value === undefined ? [] : (goals.value ?? [])
  })
  return computed(() =>
    open.value.flatMap((goal, nth) =>
      content.goal(goal).places.map((place) => ({
        place,
        nth: pointed.value === undefined ? nth + 1 : 0,
        met: own.value.posts.includes(place)
      }))
    )
  )
}
