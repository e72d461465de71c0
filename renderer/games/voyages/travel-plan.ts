/** Travel on the map: the places in reach, the way on show, and sending it as one batch. */
import { computed, shallowRef, watch, type ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import {
  aidedWays,
  aidedOutlooks,
  saving,
  withAided,
  type AidedWays
} from '../../../shared/games/voyages/assist/aids'
import { shortByValue, shortOf } from '../../../shared/games/voyages/assist/fares'
import { journeyOf, type Journey } from '../../../shared/games/voyages/assist/journey'
import { travelWith, waysByValue, waysOf } from '../../../shared/games/voyages/assist/ways'
import { placeable } from '../../../shared/polo/dice'
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
import { makeWayChoice, type AnyWay, type TravelPlan as PlanOf } from '../../polo/travel/plan'
import { taskOf } from '../../polo/facts'
import type { Facts } from './facts'
import type { Targets } from './targets'
import type { Selection } from './selected'

export interface TravelPlan extends PlanOf<Way, Outlook> {
  /** Ids of the helps, such as path tokens, that can be declared for a journey now. */
  readonly helps: ComputedRef<readonly string[]>
  /** The picked help: only ways that use it are planned. */
  readonly help: ComputedRef<string | undefined>
  /** Picks a help, or puts it back. */
  readonly takeHelp: (aid: string) => void
  /** The help that a way uses; undefined for none. */
  readonly helpOf: (way: AnyWay) => string | undefined
  /** How much less a way with help costs than without; undefined if no way leads there without help. */
  readonly saved: (way: Way) => Way['price'] | undefined
  /** What the way on show costs and brings. */
  readonly journey: ComputedRef<Journey | undefined>
}

const none: Ways = new Map()

export function makeTravelPlan(facts: Facts, selection: Selection, targets: Targets): TravelPlan {
  const { view, own, me, content, task } = facts
  const planned = computed(
    () =>
      targets.placing.value &&
      diceCounts(content, view.value, me.value, 'travel').includes(selection.chosen.value.length) &&
      targets.space('travel').light === 'legal'
  )
  /**
   * True if dice without a value take the number of steps of the way as their value, which is the lowest and cheapest
   * that walks it. False once the player has chosen a value.
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
    return aidedOutlooks(content, view.value, me.value, begun).map(({ aid }) => aid)
  })
  const picked = shallowRef<string>()
  const help = computed(() => helps.value.find((aid) => aid === picked.value))
  /** No journey can begin any more in this turn, and none is under way: the next one is planned without the help. */
  const isOver = (): boolean => !task.value || (task.value.kind === 'turn' && !targets.placing.value)
  watch(isOver, () => (picked.value = undefined), { flush: 'sync' })
  /** With dice without a value, helps are declared only once the journey has begun. */
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
    const found = new Map<AnyWay, AidedWays>()
    for (const one of aided.value)
      for (const list of one.ways.values()) for (const way of list) found.set(way, one)
    return found
  })
  /** The movement of a way: that of the chosen dice, or of the value that the way needs, including its help. */
  const aheadOf = (chosen: Way): Outlook | undefined =>
    valueless.value ? withLowest(chosen.path.length) : (aidOf.value.get(chosen)?.outlook ?? outlook.value)

  const choice = makeWayChoice(outlook, ways)
  const { way, skipped, clear } = choice
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

  /** The movement that the best two dice in hand would open. */
  function bestOutlook(): Outlook | undefined {
    return targets.placing.value ? withLowest(selection.handValues()[1] ?? 0) : undefined
  }
  function short(place: LocationId): Refusal | undefined {
    const begun = outlook.value ?? bestOutlook()
    const wanted =
      begun && aidedOutlooks(content, view.value, me.value, begun).find(({ aid }) => aid === help.value)
    const most = wanted?.outlook ?? begun
    if (!most || ways.value.has(place) || own.value.figures.includes(place)) return undefined
    const given = placeable(own.value.dice).length
    if (given < 2 && !outlook.value) return { code: 'dice-count', numbers: { needs: 2, given } }
    const chosen = selection.chosen.value
    return most.travel && !most.taken && byLength(chosen.length > 0 ? chosen : own.value.dice)
      ? shortByValue(content, view.value, me.value, { most: most.left, to: place })
      : shortOf(content, view.value, me.value, most, place)
  }

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
    ...choice,
    outlook,
    ways,
    passing,
    helps,
    help,
    journey,
    short,
    go,
    takeHelp: (aid) => {
      clear()
      picked.value = help.value === aid ? undefined : aid
    },
    helpOf: (chosen) => aidOf.value.get(chosen)?.aid,
    saved: (chosen) => saving(plain.value, chosen),
    several: computed(() => own.value.figures.length > 1)
  }
}
