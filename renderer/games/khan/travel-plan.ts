/** Travel on the map: the places in reach of the chosen dice, the way on show, and sending it as one batch. */
import { computed, type ComputedRef } from 'vue'
import type { Refusal } from '../../../shared/engine/rules'
import type { TravelSpace } from '../../../shared/games/khan/content/numbers'
import { holdsPosts, Traveller } from '../../../shared/games/khan/movement'
import {
  movementOutlook,
  shortOf,
  travelOutlook,
  waysOf,
  type Outlook,
  type Way,
  type Ways
} from '../../../shared/games/khan/planner'
import { free } from '../../../shared/games/khan/stock'
import type { Choice, LocationId } from '../../../shared/games/khan/types'
import { stepTo } from '../../../shared/polo/roads/movement'
import { passedOn, walk } from '../../../shared/polo/roads/planner'
import type { Selection } from '../../polo/selection'
import { makeWayChoice, type TravelPlan as PlanOf } from '../../polo/travel/plan'
import { journeyOf, type Journey } from './journey'
import type { Facts } from './facts'
import { splitJade, type Payment } from './payment'
import type { Targets } from './targets'

export type { Way }

export interface TravelPlan extends PlanOf<Way, Outlook> {
  /** The Travel space where the chosen dice can be placed. */
  readonly space: ComputedRef<TravelSpace | undefined>
  /** What the way on show costs and brings. */
  readonly journey: ComputedRef<Journey | undefined>
  /** The Travel space is chosen with its dice, and the map waits for a place. */
  readonly awaitsPlace: ComputedRef<boolean>
}

export function makeTravelPlan(
  facts: Facts,
  selection: Selection,
  targets: Targets,
  payment: Payment
): TravelPlan {
  const { content, view, own, task } = facts
  const traveller = computed(() => new Traveller(content, own.value))

  const outlookWith = (space: TravelSpace, lowest: number): Outlook =>
    travelOutlook(content, view.value, facts.me.value, space, lowest)
  const space = computed(() => {
    const dice = selection.chosen.value.length
    const found = content.numbers.travelSpaces.find((one) => one.dice === dice)
    return found && targets.placing.value && targets.space(found.id).light === 'legal' ? found : undefined
  })
  const outlook = computed(() => {
    const open = task.value
    if (open?.kind === 'move') return movementOutlook(open)
    if (!space.value || payment.pending.value) return undefined
    return outlookWith(space.value, targets.lowestOf(targets.placement(space.value.id)))
  })
  const ways = computed<Ways>(() =>
    outlook.value ? waysOf(content, view.value, facts.me.value, outlook.value) : new Map()
  )

  const choice = makeWayChoice(outlook, ways)
  const { way, skipped, clear } = choice
  const passing = computed(() => {
    const ahead = outlook.value
    const { character, posts, postsLeft } = own.value
    if (!way.value || !ahead || !content.character(character).leavesPosts) return []
    const may = (city: LocationId): boolean =>
      holdsPosts(content, city) && !posts.includes(city) && !ahead.marks.includes(city)
    return passedOn(way.value, ahead, may, postsLeft - ahead.marks.length)
  })
  const leaving = computed(() => passing.value.filter((city) => !skipped.value.has(city)))
  const journey = computed(() =>
    way.value && outlook.value
      ? journeyOf(content, view.value, facts.me.value, {
          outlook: outlook.value,
          way: way.value,
          leave: leaving.value
        })
      : undefined
  )

  /** The movement with the most steps that dice in hand could open. */
  function bestOutlook(): Outlook | undefined {
    if (!targets.placing.value) return undefined
    const values = selection.handValues()
    const { onlyTravel } = content.character(own.value.character)
    return content.numbers.travelSpaces
      .filter(({ id, dice }) => dice <= values.length && (onlyTravel ?? id) === id)
      .map((one) => outlookWith(one, values[one.dice - 1] ?? 1))
      .toSorted((a, b) => b.left - a.left)[0]
  }
  function short(place: LocationId): Refusal | undefined {
    const most = outlook.value ?? bestOutlook()
    if (!most || ways.value.has(place) || own.value.figures.includes(place)) return undefined
    return shortOf(content, view.value, facts.me.value, most, place)
  }

  async function go(stop: boolean): Promise<void> {
    const chosen = way.value
    const ahead = outlook.value
    if (!chosen || !ahead) return
    const steps = walk(chosen, new Set(leaving.value), ahead, stop)
    const placing: readonly Choice[] = task.value?.kind === 'turn' ? [targets.placement(ahead.travel)] : []
    const prices = [
      ...placing.map(() => ahead.reserved),
      ...chosen.path.map(
        (to, at) =>
          stepTo(traveller.value, chosen.path[at - 1] ?? chosen.from, to, chosen.roads?.[at])?.price ?? free
      )
    ]
    const { coin, camel, jade } = chosen.price
    clear()
    await payment.send({ coin, camel, jade }, (part) => {
      const parts = part ? splitJade(own.value.stock, prices, part) : []
      return [...placing, ...steps].map((choice, at) => {
        const own = parts[at]
        return own ? { ...choice, jade: own } : choice
      })
    })
  }

  return {
    ...choice,
    outlook,
    space,
    ways,
    passing,
    journey,
    short,
    go,
    awaitsPlace: computed(
      () =>
        space.value?.id === selection.target.value &&
        selection.target.value !== undefined &&
        choice.target.value === undefined &&
        ways.value.size > 0
    ),
    several: computed(() => own.value.figures.length > 1)
  }
}
