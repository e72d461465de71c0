/** Travel on the map: what can be reached, the way on show, and sending it as one batch. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import {
  aidedWays,
  helped,
  saving,
  withAided,
  type AidedWays
} from '../../../shared/games/voyages/assist/aids'
import { shortByValue, shortOf } from '../../../shared/games/voyages/assist/fares'
import { journeyOf, type Journey } from '../../../shared/games/voyages/assist/journey'
import { travelWith, waysByValue, waysOf } from '../../../shared/games/voyages/assist/ways'
import { diceCounts } from '../../../shared/games/voyages/spaces'
import type { LocationId } from '../../../shared/games/voyages/types'
import {
  outlookOf,
  passingCities,
  walk,
  type Outlook,
  type Way,
  type Ways
} from '../../../shared/games/voyages/planner'
import { isPlanner } from '../../stores/assistance'
import { taskOf, type Facts } from './facts'
import type { Targets } from './targets'
import type { Selection } from './selected'

export interface TravelPlan {
  /** The movement that is open, or that the chosen dice would open. */
  readonly outlook: ComputedRef<Outlook | undefined>
  /** Best ways by place, over all figures that may move. */
  readonly ways: ComputedRef<Ways>
  readonly target: ShallowRef<LocationId | undefined>
  /** The places the pointer and the keyboard rest on. */
  readonly hovered: ShallowRef<LocationId | undefined>
  readonly focused: ShallowRef<LocationId | undefined>
  /** What a place's journey is said to cost beside it; in plain only where that is the printed price of one road. */
  readonly shownWay: (place: LocationId) => Way | undefined
  /** Which of the ways to the target. */
  readonly pick: ShallowRef<number>
  /** The way drawn on the map: to the target, else to the place under the pointer, else to the one with the focus, as far as it is told. */
  readonly way: ComputedRef<Way | undefined>
  /** Cities in which a post may be left on the chosen way, and those where none shall be. */
  readonly passing: ComputedRef<readonly LocationId[]>
  readonly skipped: ShallowRef<ReadonlySet<LocationId>>
  /** Helps that may be declared for a journey now, as path tokens. */
  readonly helps: ComputedRef<readonly string[]>
  /** The help that was picked up: no other ways are planned than those with it. */
  readonly help: ComputedRef<string | undefined>
  /** Picks a help up, or puts it back. */
  readonly takeHelp: (aid: string) => void
  /** The help by which a way is walked; undefined for none. */
  readonly helpOf: (way: Way) => string | undefined
  /** What a way with help costs less than without any; undefined where no way leads there without. */
  readonly saved: (way: Way) => Way['price'] | undefined
  /** What the way on show costs and brings. */
  readonly journey: ComputedRef<Journey | undefined>
  readonly several: ComputedRef<boolean>
  /** Why no journey leads to a place, with the best dice where none are chosen; undefined where it is not asked. */
  readonly short: (place: LocationId) => Refusal | undefined
  readonly choose: (place: LocationId) => void
  readonly go: (stop: boolean) => Promise<void>
  readonly clear: () => void
}

const none: Ways = new Map()

export function planningTravel(facts: Facts, selection: Selection, targets: Targets): TravelPlan {
  const { view, own, me, content, task } = facts
  const target = shallowRef<LocationId>()
  const hovered = shallowRef<LocationId>()
  const focused = shallowRef<LocationId>()
  const pick = shallowRef(0)
  const skipped = shallowRef<ReadonlySet<LocationId>>(new Set())

  const planned = computed(
    () =>
      targets.placing.value &&
      diceCounts(content, view.value, me.value, 'travel').includes(selection.chosen.value.length) &&
      targets.space('travel').light === 'legal'
  )
  /**
   * Dice without a value get the steps of the way as theirs, the least that walks it and the least to pay, unless they
   * shall have another one.
   */
  const byLength = (dice: readonly { readonly value: number }[]): boolean =>
    selection.value.value === 0 && dice.some((die) => die.value === 0)
  const valueless = computed(() => planned.value && byLength(selection.chosen.value))
  const withLowest = (lowest: number): Outlook =>
    travelWith(content, view.value, me.value, lowest, selection.chosen.value.length)
  const moving = computed(() => taskOf(task.value, 'move'))
  const outlook = computed(() => {
    if (moving.value) return outlookOf(moving.value)
    return planned.value ? withLowest(selection.lowest.value) : undefined
  })

  const helps = computed(() => {
    if (!moving.value && !targets.placing.value) return []
    const begun = moving.value ? outlookOf(moving.value) : travelWith(content, view.value, me.value, 1)
    return helped(content, view.value, me.value, begun).map(({ aid }) => aid)
  })
  const picked = shallowRef<string>()
  const help = computed(() => helps.value.find((aid) => aid === picked.value))
  /** Helps of dice without a value are declared once the journey has begun. */
  const aided = computed<readonly AidedWays[]>(() =>
    outlook.value && !valueless.value ? aidedWays(content, view.value, me.value, outlook.value) : []
  )
  const plain = computed<Ways>(() => {
    const most = outlook.value
    if (!most) return none
    return valueless.value
      ? waysByValue(content, view.value, me.value, most.left)
      : waysOf(content, view.value, me.value, most)
  })
  const ways = computed<Ways>(() => {
    if (help.value === undefined || valueless.value) return withAided(plain.value, aided.value)
    return aided.value.find(({ aid }) => aid === help.value)?.ways ?? none
  })
  const aidOf = computed(() => {
    const found = new Map<Way, AidedWays>()
    for (const one of aided.value)
      for (const list of one.ways.values()) for (const way of list) found.set(way, one)
    return found
  })
  /** The movement a way belongs to: that of the chosen dice, or of the value the way asks for, with its help. */
  const aheadOf = (chosen: Way): Outlook | undefined =>
    valueless.value ? withLowest(chosen.path.length) : (aidOf.value.get(chosen)?.outlook ?? outlook.value)

  function shownWay(place: LocationId): Way | undefined {
    const [best] = ways.value.get(place) ?? []
    return isPlanner.value || best?.path.length === 1 ? best : undefined
  }

  const way = computed(() => {
    const shown = [hovered.value, focused.value].find((place) => place !== undefined && shownWay(place))
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
    const values = own.value.dice.map((die) => die.value || selection.value.value || 6).sort((a, b) => b - a)
    return targets.placing.value ? withLowest(values[1] ?? 0) : undefined
  }
  function short(place: LocationId): Refusal | undefined {
    const begun = outlook.value ?? hopeful()
    const wanted = begun && helped(content, view.value, me.value, begun).find(({ aid }) => aid === help.value)
    const most = wanted?.outlook ?? begun
    if (!most || ways.value.has(place) || own.value.figures.includes(place)) return undefined
    if (own.value.dice.length < 2 && !outlook.value)
      return { code: 'dice-count', numbers: { needs: 2, given: own.value.dice.length } }
    const chosen = selection.chosen.value
    return most.travel && !most.taken && byLength(chosen.length > 0 ? chosen : own.value.dice)
      ? shortByValue(content, view.value, me.value, { most: most.left, to: place })
      : shortOf(content, view.value, me.value, most, place)
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
    const declared = aidOf.value.get(chosen)
    const place =
      task.value?.kind === 'turn'
        ? [
            selection.placement(
              'travel',
              selection.chosen.value,
              valueless.value ? chosen.path.length : undefined
            )
          ]
        : []
    clear()
    await facts.choose(...place, ...(declared ? [declared.choice] : []), ...steps)
  }

  return {
    outlook,
    ways,
    target,
    hovered,
    focused,
    shownWay,
    pick,
    way,
    passing,
    skipped,
    helps,
    help,
    takeHelp: (aid) => {
      clear()
      picked.value = help.value === aid ? undefined : aid
    },
    helpOf: (chosen) => aidOf.value.get(chosen)?.aid,
    saved: (chosen) => saving(plain.value, chosen),
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
