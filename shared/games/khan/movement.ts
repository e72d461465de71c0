/** Movement: which steps a seat may take and what they cost (rulings 20 to 29, 46, 49, 52). */
import type { Seat } from '../../engine/rules'
import * as roads from '../../polo/roads/movement'
import type { Price } from '../../polo/roads/map'
import type { FareItem, Step } from './content/map'
import type { Content } from './game'
import { refuse, type KhanRefusal, type RefusalCode } from './refusals'
import { seatOf } from './seats'
import { fareShort, free, paysFare } from './stock'
import type { Bundle, LocationId, Movement, SealId, SeatState, State } from './types'

/** A seat in a movement: its stock, its seals and its character. */
export class Traveller implements roads.Traveller<FareItem, RefusalCode> {
  readonly spares = 'camel'
  readonly stepsFrom: (from: LocationId) => readonly Step[]
  readonly #seat: SeatState

  constructor(content: Content, seat: SeatState) {
    this.stepsFrom = content.characterSteps(content.character(seat.character))
    this.#seat = seat
  }

  /** Nothing in addition to the roads: a Travel space is paid for before the movement. */
  surcharge(_taken: number, spent: Price<FareItem> = free): Price<FareItem> {
    return spent
  }

  /** Refuses a road whose seal the seat lacks. A seal, basic or improved, opens it both ways and is kept (ruling 22). */
  barred(seal: string): KhanRefusal | undefined {
    return this.#seat.seals.includes(seal as SealId) ? undefined : refuse('seal-needed', { seal })
  }

  pays(price: Price<FareItem>, more?: Price<FareItem>): boolean {
    return paysFare(this.#seat.stock, price, more)
  }

  short(price: Price<FareItem>, more?: Price<FareItem>): KhanRefusal | undefined {
    return fareShort(this.#seat.stock, price, more)
  }
}

/** True if at least one first step can be taken after paying `reserved` (ruling 11). */
export function canMove(
  content: Content,
  state: State,
  seat: Seat,
  reserved: Price<FareItem> = free
): boolean {
  const me = seatOf(state, seat)
  return roads.canSetOut(new Traveller(content, me), me.figures, reserved)
}

/** The refusal when no first step can be paid, with the cost of the cheapest one. */
export function noAffordableStep(content: Content, me: SeatState): KhanRefusal {
  const { coin, camel, jade } = roads.cheapestStep(new Traveller(content, me), me.figures) ?? free
  return refuse('no-affordable-step', { coins: coin, camels: camel, jade })
}

/** True for places that can hold trading posts: cities (ruling 23). */
export const holdsPosts = (content: Content, location: LocationId): boolean =>
  content.place(location).kind === 'city'

/** A seat's posts, as the family's movement rules read them. */
export const postHolder = (content: Content, { posts, postsLeft }: SeatState): roads.PostHolder => ({
  posts,
  postsLeft,
  holdsPosts: (place) => holdsPosts(content, place)
})

/** The next step of a movement under way: who travels, and where posts may be left. */
export function askedStep(
  content: Content,
  state: State,
  seat: Seat,
  task: Movement
): roads.AskedStep<FareItem, RefusalCode> {
  const own = seatOf(state, seat)
  const holder = postHolder(content, own)
  // Outside of the Travel action one post is placed in all, whoever moves (ruling 29).
  const leaves = task.travel !== '' && content.character(own.character).leavesPosts === true
  return {
    traveller: new Traveller(content, own),
    figures: own.figures,
    moving: task,
    mayLeave: (figure) => leaves && roads.mayLeavePost(holder, task, figure, own.figures[figure])
  }
}

/** How many different oases among the places of a movement reward a character (ruling 46). */
export const rewardedOases = (content: Content, character: string, places: readonly LocationId[]): number =>
  content.character(character).perOasis
    ? new Set(places.filter((place) => content.place(place).kind === 'oasis')).size
    : 0

/** What each of them brings. */
export function oasisRewards(content: Content, character: string): readonly Bundle[] {
  const { perOasis } = content.character(character)
  return perOasis ? [perOasis.reward, { 'coins-or-camel': 1 }] : []
}
