/** Travel on the map: what can be reached, the way on show, and sending it as one batch. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { LocationId } from '../../../shared/games/voyages/types'
import { occupiedPrice } from '../../../shared/games/voyages/spaces'
import {
  arrival,
  outlookOf,
  passingCities,
  reachable,
  travelOutlook,
  walk,
  type Arrival,
  type Outlook,
  type Way
} from '../../../shared/games/voyages/planner'
import type { Facts } from './desk'
import type { Lighting } from './lit'
import type { Selection } from './selection'

export interface Tour {
  /** The movement that is open, or that the chosen dice would open. */
  readonly outlook: ComputedRef<Outlook | undefined>
  /** Best ways by place, over all figures that may move. */
  readonly ways: ComputedRef<ReadonlyMap<LocationId, readonly Way[]>>
  readonly target: ShallowRef<LocationId | undefined>
  /** The places the pointer and the keyboard rest on. */
  readonly hovered: ShallowRef<LocationId | undefined>
  readonly focused: ShallowRef<LocationId | undefined>
  /** Which of the ways to the target. */
  readonly pick: ShallowRef<number>
  /** The way drawn on the map: to the target, else to the place under the pointer, else to the one with the focus. */
  readonly way: ComputedRef<Way | undefined>
  /** Cities in which a post may be left on the chosen way, and those where none shall be. */
  readonly passing: ComputedRef<readonly LocationId[]>
  readonly skipped: ShallowRef<ReadonlySet<LocationId>>
  readonly arrival: ComputedRef<Arrival | undefined>
  readonly several: ComputedRef<boolean>
  readonly choose: (place: LocationId) => void
  readonly go: (stop: boolean) => Promise<void>
  readonly clear: () => void
}

export function touring(facts: Facts, selection: Selection, lit: Lighting): Tour {
  const { view, own, me, content, task } = facts
  const target = shallowRef<LocationId>()
  const hovered = shallowRef<LocationId>()
  const focused = shallowRef<LocationId>()
  const pick = shallowRef(0)
  const skipped = shallowRef<ReadonlySet<LocationId>>(new Set())

  const planned = computed(
    () => lit.placing.value && selection.chosen.value.length === 2 && lit.space('travel').light === 'legal'
  )
  /** Dice without a value get the steps of the way as theirs: the least that walks it, and the least to pay. */
  const valueless = computed(() => planned.value && selection.chosen.value.some((die) => die.value === 0))
  const travelWith = (lowest: number): Outlook =>
    travelOutlook(lowest, occupiedPrice(view.value, me.value, 'travel', lowest), own.value.figures.length)
  const outlook = computed(() => {
    const open = task.value
    if (open?.kind === 'move') return outlookOf(open)
    return planned.value ? travelWith(selection.lowest.value) : undefined
  })
  /** The movement a way belongs to: that of the chosen dice, or of the value the way asks for. */
  const aheadOf = (chosen: Way): Outlook | undefined =>
    valueless.value ? travelWith(chosen.path.length) : outlook.value

  const ways = computed(() => {
    const all = new Map<LocationId, readonly Way[]>()
    const most = outlook.value
    if (!most) return all
    own.value.figures.forEach((place, figure) => {
      if (figure > 0 && place === own.value.figures[0] && most.moved[figure] === most.moved[0]) return
      for (let steps = valueless.value ? 1 : most.left; steps <= most.left; steps++) {
        const ahead = valueless.value ? travelWith(steps) : most
        for (const [to, found] of reachable(content, view.value, me.value, ahead, figure)) {
          const fitting = valueless.value ? found.filter(({ path }) => path.length === steps) : found
          if (fitting.length > 0) all.set(to, [...(all.get(to) ?? []), ...fitting])
        }
      }
    })
    return all
  })

  const way = computed(() => {
    const shown = [hovered.value, focused.value].find((place) => place !== undefined && ways.value.has(place))
    const to = target.value ?? shown
    const found = to === undefined ? undefined : ways.value.get(to)
    return found?.[to === target.value ? pick.value : 0] ?? found?.[0]
  })
  const passing = computed(() =>
    way.value && outlook.value
      ? passingCities(content, view.value, me.value, aheadOf(way.value) ?? outlook.value, way.value)
      : []
  )
  const leaving = computed(() => passing.value.filter((city) => !skipped.value.has(city)))
  const coming = computed(() =>
    way.value && outlook.value
      ? arrival(content, view.value, me.value, [...outlook.value.marks, ...leaving.value, way.value.to])
      : undefined
  )

  function clear(): void {
    target.value = undefined
    pick.value = 0
    skipped.value = new Set()
  }
  watch(outlook, clear, { flush: 'sync' })

  async function go(stop: boolean): Promise<void> {
    const chosen = way.value
    const ahead = chosen && aheadOf(chosen)
    if (!chosen || !ahead) return
    const steps = walk(chosen, new Set(leaving.value), ahead, stop)
    const place =
      task.value?.kind === 'turn'
        ? [selection.placement('travel', selection.chosen.value, chosen.path.length)]
        : []
    clear()
    await facts.choose(...place, ...steps)
  }

  return {
    outlook,
    ways,
    target,
    hovered,
    focused,
    pick,
    way,
    passing,
    skipped,
    arrival: coming,
    several: computed(() => own.value.figures.length > 1),
    choose: (place) => {
      if (target.value !== place) {
        clear()
        target.value = place
      }
    },
    go,
    clear
  }
}
