/** Travel on the map: what can be reached with the chosen dice, the way on show, and sending it as one batch. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
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
import { isPlanner } from '../../stores/assistance'
import type { Selection } from '../../polo/selection'
import { journeyOf, type Journey } from './journey'
import type { Facts } from './facts'
import { partsOf, type Payment } from './payment'
import type { Targets } from './targets'

export type { Way }

export interface TravelPlan {
  /** The movement that is planned: one under way, or that of the chosen dice. */
  readonly outlook: ComputedRef<Outlook | undefined>
  /** The Travel space that the chosen dice may go to. */
  readonly space: ComputedRef<TravelSpace | undefined>
  readonly ways: ComputedRef<Ways>
  readonly target: ShallowRef<LocationId | undefined>
  readonly hovered: ShallowRef<LocationId | undefined>
  readonly focused: ShallowRef<LocationId | undefined>
  /** The way to a place that may be shown; in plain only single steps are. */
  readonly shownWay: (place: LocationId) => Way | undefined
  readonly pick: ShallowRef<number>
  readonly way: ComputedRef<Way | undefined>
  /** Cities on the way in which a post may be left. */
  readonly passing: ComputedRef<readonly LocationId[]>
  readonly skipped: ShallowRef<ReadonlySet<LocationId>>
  readonly journey: ComputedRef<Journey | undefined>
  /** Several figures may go. */
  readonly several: ComputedRef<boolean>
  /** Why no journey leads to a place; undefined where one does. */
  readonly short: (place: LocationId) => Refusal | undefined
  readonly choose: (place: LocationId) => void
  readonly go: (stop: boolean) => Promise<void>
  readonly clear: () => void
}

export function planningTravel(
  facts: Facts,
  selection: Selection,
  targets: Targets,
  payment: Payment
): TravelPlan {
  const { content, view, own, task } = facts
  const target = shallowRef<LocationId>()
  const hovered = shallowRef<LocationId>()
  const focused = shallowRef<LocationId>()
  const pick = shallowRef(0)
  const skipped = shallowRef<ReadonlySet<LocationId>>(new Set())
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

  /** The movement that the best dice of the hand would open: that with the most steps. */
  function hopeful(): Outlook | undefined {
    if (!targets.placing.value) return undefined
    const values = own.value.dice.map((die) => die.value || selection.value.value || 6).sort((a, b) => b - a)
    const { onlyTravel } = content.character(own.value.character)
    return content.numbers.travelSpaces
      .filter(({ id, dice }) => dice <= values.length && (onlyTravel ?? id) === id)
      .map((one) => outlookWith(one, values[one.dice - 1] ?? 1))
      .toSorted((a, b) => b.left - a.left)[0]
  }
  function short(place: LocationId): Refusal | undefined {
    const most = outlook.value ?? hopeful()
    if (!most || ways.value.has(place) || own.value.figures.includes(place)) return undefined
    return shortOf(content, view.value, facts.me.value, most, place)
  }

  function clear(): void {
    target.value = undefined
    pick.value = 0
    skipped.value = new Set()
  }
  watch(outlook, clear, { flush: 'sync' })

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
      const parts = part ? partsOf(own.value.stock, prices, part) : []
      return [...placing, ...steps].map((choice, at) => {
        const own = parts[at]
        return own ? { ...choice, jade: own } : choice
      })
    })
  }

  return {
    ...{ outlook, space, ways, target, hovered, focused, shownWay, pick, way, passing, skipped, journey },
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
