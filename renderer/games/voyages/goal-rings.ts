/** Which goals are ringed on the map: those that are looked at, those to choose from, or the one that is pointed at. */
import { computed, shallowRef, type ComputedRef } from 'vue'
import type { GoalId } from '../../../shared/games/voyages/types'
import { useTable } from '../../stores/table'
import type { GoalRing } from '../../polo/map/goal-ring'
import type { GameModel } from './game-model'

const pointed = shallowRef<GoalId>()

/** The pointer rests on a goal's open face, or no longer. */
export function showGoal(goal: GoalId, here: boolean): void {
  if (here) pointed.value = goal
  else if (pointed.value === goal) pointed.value = undefined
}

/** One ring for each city of the goals in question. Never of goals that this view may not show. */
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
