/** Movement in Voyages: which steps a seat may take and what they cost (rulings 30 to 34, 44 to 49). */
import type { Seat } from '../../engine/rules'
import { joinedWith } from '../../polo/hooks'
import * as roads from '../../polo/roads/movement'
import { stepAlong, withOwn, type Price } from '../../polo/roads/map'
import { fareItems, type FareItem, type Step } from './content/map'
import { refuse, type RefusalCode, type VoyagesRefusal } from './refusals'
import { seatOf } from './seats'
import { fareShort, paysFare } from './stock'
import type { Aid, Content, Declarable, Play } from './game'
import type { LocationId, Movement, SeatState, State } from './types'

const free: Price<FareItem> = { coin: 0, camel: 0 }
const none: readonly never[] = []

/** A seat in a movement; `travel` is true for the Travel action. */
export class Traveller implements roads.Traveller<FareItem, RefusalCode> {
  readonly spares = 'camel'
  readonly passes: number
  readonly #content: Content
  readonly #seat: SeatState
  readonly #travel: boolean
  readonly #aids: readonly Aid[]

  /** `aids`: the seat's aids, from `aidsOf`; `passed`: how many steps that need a pass it has already taken. */
  constructor(content: Content, seat: SeatState, travel: boolean, aids: readonly Aid[], passed = 0) {
    this.#content = content
    this.#seat = seat
    this.#travel = travel
    this.#aids = aids
    this.passes = aids.length === 0 ? 0 : sumOf(aids, 'passes') - passed
  }

  /** Steps from a place, those of the character's own roads included (rulings 44, 49). */
  stepsFrom(from: LocationId): readonly Step[] {
    const { character, steps, oases } = this.#content
    const own = character(this.#seat.character).routesFrom?.(from, oases)
    const all =
      !own || own.length === 0
        ? steps(from)
        : withOwn(
            steps(from),
            own.map((route) => stepAlong(fareItems, route, route.to))
          )
    return this.#aids.length === 0 ? all : this.#aided(from, all)
  }

  /** `spent` and what the travel table charges for the next step; nothing more in a bonus movement (ruling 32). */
  surcharge(taken: number, spent: Price<FareItem> = free): Price<FareItem> {
    return this.#travel ? { coin: spent.coin + this.#stepCost(taken), camel: spent.camel } : spent
  }

  /** What the travel table charges for the next step, in coins. */
  #stepCost(taken: number): number {
    if (this.#aids.length === 0) return this.#content.numbers.travelRise[taken] ?? 0
    return this.#totalCost(taken + 1) - this.#totalCost(taken)
  }

  /** Applies the aids to `all` steps from a place: first camels off, then declared roads (ruling 135). */
  #aided(from: LocationId, all: readonly Step[]): readonly Step[] {
    const off = sumOf(this.#aids, 'camelsOff')
    let steps = off > 0 ? all.map((step) => lessCamels(step, off)) : all
    for (const { roads: declared } of this.#aids) if (declared) steps = declared(this.#content, from, steps)
    return this.passes > 0 ? steps : steps.filter(({ pass }) => !pass)
  }

  /** Coins that the travel table charges for so many steps: extra steps are free, and coins off never go below 0. */
  #totalCost(taken: number): number {
    const beyond = sumOf(this.#aids, 'steps')
    const counted = taken === 0 ? 0 : Math.max(1, taken - beyond)
    let coins = -sumOf(this.#aids, 'coinsOff')
    for (let step = 0; step < counted; step++) coins += this.#content.numbers.travelRise[step] ?? 0
    return Math.max(0, coins)
  }

  pays(price: Price<FareItem>, more?: Price<FareItem>): boolean {
    return paysFare(this.#seat.stock, price, more)
  }

  short(price: Price<FareItem>, more?: Price<FareItem>): VoyagesRefusal | undefined {
    return fareShort(this.#seat.stock, price, more)
  }
}

const sumOf = (aids: readonly Aid[], what: 'steps' | 'coinsOff' | 'camelsOff' | 'passes' | 'posts'): number =>
  aids.reduce((sum, aid) => sum + (aid[what] ?? 0), 0)

function lessCamels(step: Step, off: number): Step {
  const { coin, camel } = step.price
  return camel > 0 ? { ...step, price: { coin, camel: Math.max(0, camel - off) } } : step
}

/** The aids that modules give a seat in a movement; `declared` is the id of the aid declared for it. */
export function aidsOf(content: Content, state: State, seat: Seat, declared?: string): readonly Aid[] {
  let all: readonly Aid[] = none
  for (const aids of content.hooks.aids) all = joinedWith(all, aids(content, state, seat, declared))
  return all
}

/** The aids that a seat may declare for a movement about to begin. */
export function declarable(
  content: Content,
  state: State,
  seat: Seat,
  travel: boolean
): readonly Declarable[] {
  let all: readonly Declarable[] = none
  for (const declare of content.hooks.declarable) all = joinedWith(all, declare(content, state, seat, travel))
  return all
}

/** True if a first step can be paid after `reserved` coins for the space, perhaps with a declared aid (ruling 6). */
export function canMove(content: Content, state: State, seat: Seat, travel: boolean, reserved = 0): boolean {
  if (canSetOut(content, state, seat, travel, reserved)) return true
  return declarable(content, state, seat, travel).some(({ aid }) =>
    canSetOut(content, state, seat, travel, reserved, aid)
  )
}

/** The same with exactly this aid declared; none if it is left out. */
export function canSetOut(
  content: Content,
  state: State,
  seat: Seat,
  travel: boolean,
  reserved = 0,
  declared?: string
): boolean {
  const own = seatOf(state, seat)
  const traveller = new Traveller(content, own, travel, aidsOf(content, state, seat, declared))
  return roads.canSetOut(traveller, own.figures, { coin: reserved, camel: 0 })
}

/** The refusal when no first step can be paid, with the cost of the cheapest one and the `price` of the space. */
export function noAffordableStep(
  content: Content,
  state: State,
  seat: Seat,
  travel: boolean,
  price = 0
): VoyagesRefusal {
  const own = seatOf(state, seat)
  const traveller = new Traveller(content, own, travel, aidsOf(content, state, seat))
  const { coin, camel } = roads.cheapestStep(traveller, own.figures) ?? free
  return refuse('no-affordable-step', { coins: coin, camels: camel, price })
}

/** True for places that can hold trading posts (ruling 37). */
function holdsPosts(content: Content, location: LocationId): boolean {
  const { kind } = content.place(location)
  return kind !== 'oasis' && kind !== 'start'
}

/** A seat's posts, as the family's movement rules read them. */
export const postHolder = (content: Content, { posts, postsLeft }: SeatState): roads.PostHolder => ({
  posts,
  postsLeft,
  holdsPosts: (place) => holdsPosts(content, place)
})

/** Asks a seat for its movement, step by step. */
export function openMovement(
  play: Play,
  seat: Seat,
  { travel, steps, ...movement }: Pick<Movement, 'travel' | 'steps' | 'cause' | 'aid'>
): void {
  const moved = play.seat(seat).figures.map(() => false)
  // Game files depend on this order of the fields.
  play.open(seat, { kind: 'move', travel, steps, taken: 0, moved, marks: [], ...movement })
}

/** The next step of a movement under way: who travels, and where posts may be left. */
export function askedStep(
  content: Content,
  state: State,
  seat: Seat,
  task: Movement
): roads.AskedStep<FareItem, RefusalCode> {
  const own = seatOf(state, seat)
  const holder = postHolder(content, own)
  const aids = aidsOf(content, state, seat, task.aid)
  const most = postsOnTheWay(content, state, seat, aids)
  return {
    traveller: new Traveller(content, own, task.travel, aids, task.passes),
    figures: own.figures,
    moving: task,
    mayLeave: (figure) => most > 0 && roads.mayLeavePost(holder, task, figure, own.figures[figure], most)
  }
}

/** How many posts a movement may leave in cities passed through, by the character's ability or by modules. */
export function postsOnTheWay(
  { character, hooks }: Content,
  state: State,
  seat: Seat,
  aids: readonly Aid[]
): number {
  if (character(seatOf(state, seat).character).leavesPosts) return Infinity
  let most = postsDeclared(aids)
  for (const posts of hooks.postsOnTheWay) most += posts(state, seat)
  return most
}

/** How many of them the aids allow. */
export const postsDeclared = (aids: readonly Aid[]): number => sumOf(aids, 'posts')

/** How many steps the aids give beyond those of the dice. */
export const stepsBeyond = (aids: readonly Aid[]): number => sumOf(aids, 'steps')
