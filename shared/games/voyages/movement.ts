/** Steps on the map: where they lead, what they cost, and who can pay (rulings 30 to 34, 44 to 49). */
import type { Seat } from '../../engine/rules'
import { characterOf } from './characters'
import { stepAlong, type Content, type Step } from './content'
import { travelRise } from './content/numbers'
import { seatOf } from './seats'
import type { LocationId, Movement, SeatState, State } from './types'

/** Roads open to a seat from a place, its character's own included. */
export function stepsFrom(content: Content, seat: SeatState, from: LocationId): readonly Step[] {
  const own = characterOf(seat.character).routesFrom?.(from, content.oases)
  if (!own || own.length === 0) return content.steps(from)
  const steps = own.map((route) => stepAlong(route, route.to))
  return [...content.steps(from).filter((step) => !own.some((route) => route.to === step.to)), ...steps]
}

/** Coins the travel table adds for one more step of the Travel action; nothing in a bonus movement (ruling 32). */
export function tableCoins(travel: boolean, taken: number): number {
  return travel ? (travelRise[taken] ?? 0) : 0
}

/** Price of a step within a movement: route and travel table together. */
export function stepPrice(
  step: Step,
  travel: boolean,
  taken: number
): { readonly coin: number; readonly camel: number } {
  return { coin: step.coin + tableCoins(travel, taken), camel: step.camel }
}

/** True if the seat can pay this step, after paying `reserved` coins for something else. */
export function canPay(seat: SeatState, step: Step, travel: boolean, taken: number, reserved = 0): boolean {
  return seat.stock.camel >= step.camel && seat.stock.coin - reserved >= step.coin + tableCoins(travel, taken)
}

/** True if at least one first step of a movement can be paid, after paying `reserved` coins for the space (ruling 6). */
export function canMove(content: Content, state: State, seat: Seat, travel: boolean, reserved = 0): boolean {
  const own = seatOf(state, seat)
  for (const from of own.figures)
    for (const step of stepsFrom(content, own, from)) if (canPay(own, step, travel, 0, reserved)) return true
  return false
}

/** The cheapest first step, for the sentence that none can be paid. */
export function cheapestStep(
  content: Content,
  seat: SeatState,
  travel: boolean
): { readonly coins: number; readonly camels: number } {
  let best: { readonly coins: number; readonly camels: number } | undefined
  for (const from of seat.figures)
    for (const step of stepsFrom(content, seat, from)) {
      const { coin, camel } = stepPrice(step, travel, 0)
      if (!best || coin + camel < best.coins + best.camels) best = { coins: coin, camels: camel }
    }
  return best ?? { coins: 0, camels: 0 }
}

/** True for places that hold trading posts (ruling 37). */
export function holdsPosts(content: Content, location: LocationId): boolean {
  const { kind } = content.place(location)
  return kind !== 'oasis' && kind !== 'start'
}

/** True if a post can be left in the city that this figure is about to leave (ruling 45). */
export function canLeavePost(
  content: Content,
  state: State,
  seat: Seat,
  task: Movement,
  figure: number
): boolean {
  const own = seatOf(state, seat)
  if (!characterOf(own.character).leavesPosts || !task.moved[figure]) return false
  const here = own.figures[figure]
  if (here === undefined || !holdsPosts(content, here)) return false
  return own.postsLeft > task.marks.length && !own.posts.includes(here) && !task.marks.includes(here)
}
