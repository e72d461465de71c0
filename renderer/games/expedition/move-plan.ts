/** The plan of a move: the planner's ways to spaces within reach, the one on show, and sending it space by space. */
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { outlook, type Outlook, type Way } from '../../../shared/games/expedition/planner'
import { isPlanner } from '../../stores/assistance'
import type { Facts } from './facts'
import { countsOf, kindsIn, type Counts } from './hand'
import { paymentOf } from './payment'
import type { Selection } from './selection'

export interface MovePlan {
  readonly plan: ComputedRef<Outlook>
  /** The camel chosen to move, if a seat has two that may; undefined for whichever gets there cheapest. */
  readonly camel: ShallowRef<number | undefined>
  /** Ways by space: first the chosen cards if they pay for it, then the planner's, cheapest first. */
  readonly ways: ComputedRef<ReadonlyMap<number, readonly Way[]>>
  /** The spaces the chosen cards pay for exactly: the next free one of a camel. */
  readonly paid: ComputedRef<readonly number[]>
  /** The chosen space, and those under the pointer and with the keyboard focus. */
  readonly target: ShallowRef<number | undefined>
  readonly hovered: ShallowRef<number | undefined>
  readonly focused: ShallowRef<number | undefined>
  /** The way whose cost is shown beside a space; in plain mode only for the next free space. */
  readonly shownWay: (space: number) => Way | undefined
  /** Which way to the target is on show, by its index. */
  readonly pick: ShallowRef<number>
  /** The space whose way is on show; the ways to choose from and the chosen one follow. */
  readonly shown: ComputedRef<number | undefined>
  /** The ways to it, then the one that also moves the other camel (ruling 46); in plain mode only the first. */
  readonly choices: ComputedRef<readonly Way[]>
  readonly way: ComputedRef<Way | undefined>
  /** Cards the way on show would spend. */
  readonly spent: ComputedRef<Counts>
  readonly choose: (space: number) => void
  /** Sends the way on show; each space is a batch of its own, because paying reveals cards. */
  readonly go: () => Promise<void>
  readonly clear: () => void
}

/**
 * Ways without gold come first, because gold decides the game and shall only be spent deliberately; then those with the
 * fewest cards.
 */
const byCost = (a: Way, b: Way): number => a.gold - b.gold || a.cards - b.cards || a.camel - b.camel

/** True for a way that spends more gold than another one without saving a card. */
const wasteful = (way: Way, ways: readonly Way[]): boolean =>
  ways.some((other) => other.gold < way.gold && other.cards <= way.cards)

export function makeMovePlan(facts: Facts, selection: Selection): MovePlan {
  const { content, view, me, own, track, task } = facts
  const camel = shallowRef<number>()
  const target = shallowRef<number>()
  const hovered = shallowRef<number>()
  const focused = shallowRef<number>()
  const pick = shallowRef(0)

  const planned = computed((): Outlook =>
    task.value ? outlook(content.value, view.value, me.value) : { camels: [], joint: () => undefined }
  )
  const cheapest = computed(() => {
    const all = new Map<number, readonly Way[]>()
    for (const one of planned.value.camels) {
      if (camel.value !== undefined && camel.value !== one.camel) continue
      for (const { to, ways } of one.targets) {
        const worthwhile = ways.filter((way) => !wasteful(way, ways))
        all.set(to, [...(all.get(to) ?? []), ...worthwhile].toSorted(byCost))
      }
    }
    return all
  })

  /** The chosen cards as a way, for every camel whose next space they pay for. */
  const chosen = computed((): readonly Way[] => {
    const cards = selection.cards.value
    if (cards.length === 0) return []
    return [...cheapest.value].flatMap(([to, ways]) => {
      const payment = paymentOf(track.value.requirement(to), cards, kindsIn(own.value.tray))
      if (payment !== 'exact') return []
      return ways
        .filter(({ steps, gold }) => steps.length === 1 && gold === 0)
        .map((way) => withCards(way, cards))
    })
  })
  const ways = computed(() => {
    const all = new Map(cheapest.value)
    for (const way of chosen.value) {
      const to = way.steps[0]?.to ?? 0
      all.set(to, [way, ...(all.get(to) ?? []).filter((other) => !samePayment(other, way))])
    }
    return all
  })

  function shownWay(space: number): Way | undefined {
    const [best] = ways.value.get(space) ?? []
    return isPlanner.value || best?.steps.length === 1 ? best : undefined
  }

  const shown = computed(() =>
    target.value !== undefined && ways.value.has(target.value)
      ? target.value
      : [hovered.value, focused.value].find((space) => space !== undefined && shownWay(space))
  )
  const singleWays = computed(() => (shown.value === undefined ? [] : (ways.value.get(shown.value) ?? [])))
  /** Ways that move both camels, planned only for the chosen space: hovering must not start another search. */
  const jointWays = computed(() => {
    const [first] = singleWays.value
    if (!first || shown.value === undefined || shown.value !== target.value) return []
    const found = planned.value.joint(first.camel, shown.value)?.ways ?? []
    return found.filter((way) => !singleWays.value.some((other) => sameSteps(other, way)))
  })
  const choices = computed(() =>
    isPlanner.value ? [...singleWays.value, ...jointWays.value] : singleWays.value.slice(0, 1)
  )
  const way = computed(() => choices.value[shown.value === target.value ? pick.value : 0] ?? choices.value[0])

  function clear(): void {
    target.value = undefined
    pick.value = 0
  }
  watch([view, me], clear, { flush: 'sync' })
  watch([me, () => view.value.activeSeat], () => (camel.value = undefined), { flush: 'sync' })

  async function go(): Promise<void> {
    const going = way.value
    if (!going) return
    clear()
    selection.clear()
    for (const choices of going.choices) if (await facts.choose(...choices)) return
  }

  return {
    plan: planned,
    camel,
    ways,
    paid: computed(() => chosen.value.map(({ steps }) => steps[0]?.to ?? 0)),
    target,
    hovered,
    focused,
    shownWay,
    pick,
    shown,
    choices,
    way,
    spent: computed(() => countsOf(way.value?.spent ?? [])),
    choose: (space) => {
      clear()
      selection.clear()
      target.value = space
    },
    go,
    clear
  }
}

/** A way of one step, paid with these cards instead of the planner's. */
function withCards(way: Way, cards: Way['spent']): Way {
  return {
    ...way,
    spent: cards,
    steps: way.steps.map((step) => ({ ...step, cards })),
    choices: [cards.map((card) => ({ type: 'pay', camel: way.camel, card }))]
  }
}

const sameSteps = (a: Way, b: Way): boolean => JSON.stringify(a.steps) === JSON.stringify(b.steps)
const samePayment = (a: Way, b: Way): boolean =>
  a.camel === b.camel && a.gold === b.gold && a.spent.join() === b.spent.join()
