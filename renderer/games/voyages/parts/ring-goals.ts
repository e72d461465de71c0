/** Rings the cities of goals on the map while they are pointed at. */
import { onBeforeUnmount, watch } from 'vue'
import type { Content } from '../../../../shared/games/voyages/content'
import type { GoalId } from '../../../../shared/games/voyages/types'
import { pointAt } from '../../../kit/flights/anchors'

/** Rings the cities of the goals that `goals` returns, as long as there are some. Call in a component's setup. */
export function ringGoals(content: Content, goals: () => readonly GoalId[]): void {
  let stop: (() => void) | undefined
  const places = (): string =>
    goals()
      .flatMap((goal) => content.goal(goal).places)
      .join(' ')
  watch(
    places,
    (now) => {
      stop?.()
      stop = now === '' ? undefined : pointAt(now.split(' ').map((place) => `place:${place}`))
    },
    { immediate: true }
  )
  onBeforeUnmount(() => stop?.())
}
