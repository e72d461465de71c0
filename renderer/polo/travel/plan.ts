/** A journey being planned on the map: the possible ways, the one on show, and the posts that are left on it. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { Outlook, Way } from '../../../shared/polo/roads/planner'
import { isPlanner } from '../../stores/assistance'

/** The fields of a way that are shown; `price` is in the items that pay for roads. */
export type AnyWay = Pick<Way<string>, 'figure' | 'from' | 'path' | 'price' | 'uncounted'>

/** A movement: the steps it has left, and those taken. */
type AnyOutlook = Pick<Outlook<string>, 'left' | 'taken'>

/** Which of the open ways is on show. */
export interface WayChoice<W extends AnyWay> {
  /** The chosen place, and those under the pointer and with the keyboard focus. */
  readonly target: ShallowRef<string | undefined>
  readonly hovered: ShallowRef<string | undefined>
  readonly focused: ShallowRef<string | undefined>
  /** The way to a place that hovering and focus may show; in plain mode only single steps. */
  readonly shownWay: (place: string) => W | undefined
  /** Which way to the chosen place is on show, by its index. */
  readonly pick: ShallowRef<number>
  /** The way drawn on the map: to the chosen place, else to the one under the pointer, else to the one with the focus. */
  readonly way: ComputedRef<W | undefined>
  /** Cities on the way in which no post shall be left. */
  readonly skipped: ShallowRef<ReadonlySet<string>>
  /** Changes whether a post is left in this city on the way. */
  readonly skip: (city: string) => void
  readonly choose: (place: string) => void
  readonly clear: () => void
}

/** What panels and presses need of a game's travel plan. */
export interface TravelPlan<
  W extends AnyWay = AnyWay,
  Ahead extends AnyOutlook = AnyOutlook
> extends WayChoice<W> {
  /** The planned movement: the one under way, or the one that the chosen dice allow. */
  readonly outlook: ComputedRef<Ahead | undefined>
  /** Best ways by place, over all figures that may move. */
  readonly ways: ComputedRef<ReadonlyMap<string, readonly W[]>>
  /** Cities on the way on show in which a post may be left. */
  readonly passing: ComputedRef<readonly string[]>
  /** Several figures may go. */
  readonly several: ComputedRef<boolean>
  /** Why no journey leads to a place, with the best dice if none are chosen; undefined if one does. */
  readonly short: (place: string) => Refusal | undefined
  /** Starts the journey on show; `stop` ends the movement with it. */
  readonly go: (stop: boolean) => Promise<void>
}

/** The choice of a way; it is cleared when the movement changes. */
export function makeWayChoice<W extends AnyWay>(
  outlook: ComputedRef<unknown>,
  ways: ComputedRef<ReadonlyMap<string, readonly W[]>>
): WayChoice<W> {
  const target = shallowRef<string>()
  const hovered = shallowRef<string>()
  const focused = shallowRef<string>()
  const pick = shallowRef(0)
  const skipped = shallowRef<ReadonlySet<string>>(new Set())

  function shownWay(place: string): W | undefined {
    const [best] = ways.value.get(place) ?? []
    return isPlanner.value || best?.path.length === 1 ? best : undefined
  }
  const way = computed(() => {
    const shown = [hovered.value, focused.value].find((place) => place !== undefined && shownWay(place))
    const to = target.value ?? shown
    const found = to === undefined ? undefined : ways.value.get(to)
    return found?.[to === target.value ? pick.value : 0] ?? found?.[0]
  })

  function clear(): void {
    target.value = undefined
    pick.value = 0
    skipped.value = new Set()
  }
  watch(outlook, clear, { flush: 'sync' })

  return {
    target,
    hovered,
    focused,
    shownWay,
    pick,
    way,
    skipped,
    clear,
    skip: (city) => {
      const next = new Set(skipped.value)
      if (!next.delete(city)) next.add(city)
      skipped.value = next
    },
    choose: (place) => {
      if (target.value === place) return
      clear()
      target.value = place
    }
  }
}
