/** Travel on the map: what can be reached, the way on show, and sending it as one batch. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import { shortOf } from '../../../shared/games/voyages/assist/fares'
import { journeyOf, type Journey } from '../../../shared/games/voyages/assist/journey'
import { travelWith, waysByValue, waysOf } from '../../../shared/games/voyages/assist/ways'
import type { LocationId } from '../../../shared/games/voyages/types'
import {
  outlookOf,
  passingCities,
  walk,
  type Outlook,
  type Way,
  type Ways
} from '../../../shared/games/voyages/planner'
import { isPlanner } from '../../settings/assistance'
import type { Facts } from './desk'
import type { Lighting } from './lit'
import type { Selection } from './selection'

export interface Tour {
  /** The movement that is open, or that the chosen dice would open. */
  readonly outlook: ComputedRef<Outlook | undefined>
  /** Best ways by place, over all figures that may move. */
  readonly ways: ComputedRef<Ways>
  readonly target: ShallowRef<LocationId | undefined>
  /** The places the pointer and the keyboard rest on. */
  readonly hovered: ShallowRef<LocationId | undefined>
  readonly focused: ShallowRef<LocationId | undefined>
  /** What a place's journey is said to cost beside it; in plain only where that is the printed price of one road. */
  readonly told: (place: LocationId) => Way | undefined
  /** Which of the ways to the target. */
  readonly pick: ShallowRef<number>
  /** The way drawn on the map: to the target, else to the place under the pointer, else to the one with the focus, as far as it is told. */
  readonly way: ComputedRef<Way | undefined>
  /** Cities in which a post may be left on the chosen way, and those where none shall be. */
  readonly passing: ComputedRef<readonly LocationId[]>
  readonly skipped: ShallowRef<ReadonlySet<LocationId>>
  /** What the way on show costs and brings. */
  readonly journey: ComputedRef<Journey | undefined>
  readonly several: ComputedRef<boolean>
  /** Why no journey leads to a place, with the best dice where none are chosen; undefined where it is not asked. */
  readonly short: (place: LocationId) => Refusal | undefined
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
  const withLowest = (lowest: number): Outlook => travelWith(view.value, me.value, lowest)
  const outlook = computed(() => {
    const open = task.value
    if (open?.kind === 'move') return outlookOf(open)
    return planned.value ? withLowest(selection.lowest.value) : undefined
  })
  /** The movement a way belongs to: that of the chosen dice, or of the value the way asks for. */
  const aheadOf = (chosen: Way): Outlook | undefined =>
    valueless.value ? withLowest(chosen.path.length) : outlook.value

  const ways = computed<Ways>(() => {
    const most = outlook.value
    if (!most) return new Map()
    return valueless.value
      ? waysByValue(content, view.value, me.value, most.left)
      : waysOf(content, view.value, me.value, most)
  })

  function told(place: LocationId): Way | undefined {
    const [best] = ways.value.get(place) ?? []
    return isPlanner.value || best?.path.length === 1 ? best : undefined
  }

  const way = computed(() => {
    const shown = [hovered.value, focused.value].find((place) => place !== undefined && told(place))
    const to = target.value ?? shown
    const found = to === undefined ? undefined : ways.value.get(to)
    return found?.[to === target.value ? pick.value : 0] ?? found?.[0]
  })
  const ahead = computed(() => way.value && aheadOf(way.value))
  const passing = computed(() =>
    way.value && ahead.value ? passingCities(content, view.value, me.value, ahead.value, way.value) : []
  )
  const leaving = computed(() => passing.value.filter((city) => !skipped.value.has(city)))
  const journey = computed(() =>
    way.value && ahead.value
      ? journeyOf(content, view.value, me.value, {
          outlook: ahead.value,
          way: way.value,
          leave: leaving.value,
          goals: facts.goals.value
        })
      : undefined
  )

  /** The movement that the best two dice of the hand would open. */
  function hopeful(): Outlook | undefined {
    const values = own.value.dice.map((die) => die.value || 6).sort((a, b) => b - a)
    return lit.placing.value ? withLowest(values[1] ?? 0) : undefined
  }
  function short(place: LocationId): Refusal | undefined {
    const most = outlook.value ?? hopeful()
    if (!most || ways.value.has(place) || own.value.figures.includes(place)) return undefined
    if (own.value.dice.length < 2 && !outlook.value)
      return { code: 'dice-count', numbers: { needs: 2, given: own.value.dice.length } }
    return shortOf(content, view.value, me.value, most, place)
  }

  function clear(): void {
    target.value = undefined
    pick.value = 0
    skipped.value = new Set()
  }
  watch(outlook, clear, { flush: 'sync' })

  async function go(stop: boolean): Promise<void> {
    const chosen = way.value
    const open = ahead.value
    if (!chosen || !open) return
    const steps = walk(chosen, new Set(leaving.value), open, stop)
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
    told,
    pick,
    way,
    passing,
    skipped,
    journey,
    several: computed(() => own.value.figures.length > 1),
    short,
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
