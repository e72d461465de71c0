/** Which goals have their cities ringed on the map: those of a peek, those to choose from, or the one under the pointer. */
import { computed, onUnmounted, shallowRef, type ComputedRef } from 'vue'
import type { Zone } from '../../../shared/engine/visibility'
import type { Peek } from '../../kit/peek/use-peek'
import { useTable } from '../../stores/table'
import type { GoalRing } from './goal-ring'

/** A goal that is pointed at; `posts`: the cities with posts of its owner. */
interface Pointed {
  readonly goal: string
  readonly posts: readonly string[]
}

const pointed = shallowRef<Pointed>()

/**
 * Listeners for a goal's open face: its cities are ringed while the pointer rests on it. Call in a component's setup.
 */
export function pointsAtGoal(goalOf: () => Pointed) {
  const show = (): void => {
    pointed.value = goalOf()
  }
  const hide = (): void => {
    if (pointed.value?.goal === goalOf().goal) pointed.value = undefined
  }
  onUnmounted(hide)
  return { pointerenter: show, pointerleave: hide }
}

/** The goal whose button a key has reached, or undefined when that loses the focus. A focus given by the page rings nothing. */
export function focusGoal(goal: Pointed | undefined): void {
  pointed.value = goal
}

/** What rings need of a game's table. */
interface Source {
  readonly own: ComputedRef<{ readonly goals: Zone; readonly posts: readonly string[] }>
  readonly task: ComputedRef<{ readonly kind: string } | undefined>
  /** The goals of the front seat while they may be shown. */
  readonly goals: ComputedRef<readonly string[] | undefined>
  readonly peek: Peek
}

/**
 * One ring for each city of these goals; `citiesOf` returns those of a goal whose owner has these posts. Never includes
 * goals that this view may not show.
 */
export function goalRings(
  { goals, own, peek, task }: Source,
  citiesOf: (goal: string, posts: readonly string[]) => readonly string[]
): ComputedRef<readonly GoalRing[]> {
  const table = useTable()
  const open = computed((): readonly string[] => {
    if (task.value?.kind === 'keep-goals' && table.secrets) return own.value.goals.cards ?? []
    return peek.secrets.value === undefined ? [] : (goals.value ?? [])
  })
  return computed(() => {
    const one = pointed.value
    const posts = one?.posts ?? own.value.posts
    const shown = one ? [one.goal] : open.value
    return shown.flatMap((goal, i) =>
      citiesOf(goal, posts).map((place) => ({
        place,
        nth: shown.length > 1 ? i + 1 : 0,
        met: posts.includes(place)
      }))
    )
  })
}
