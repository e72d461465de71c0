/**
 * The search over all sequences of steps in one turn; sequences with the same icons are merged. Camels only go forward,
 * so positions are processed by the sum of the spaces of the camels: all trails to a position are known before it is
 * expanded.
 */
import { topTask } from '../../../engine/agenda'
import type { Seat } from '../../../engine/rules'
import type { Track } from '../content'
import { requirementIds, type RequirementId } from '../content/requirements'
import { ballastRefusal, camelRefusal, nextFree } from '../movement'
import { camelAt, seatOf } from '../seats'
import type { State } from '../types'
import { plannedHand, type PlannedHand } from './hand'
import { enterSpace, type Move } from './moves'
import { Payments, restOf, type Demand, type Payment } from './payments'

/** A sequence of steps, with the best payment of its icons from the hand. */
export interface Trail {
  readonly state: State
  /** The last step and the trail before it; absent at the start. */
  readonly move?: Move
  readonly before?: Trail
  /** How often each icon is asked for, in the order of `requirementIds`, without the rest of a payment under way. */
  readonly icons: readonly number[]
  readonly payment: Payment
  readonly gold: 0 | 1
  /** How often another camel than before was moved. */
  readonly switches: number
}

/** What a search found. */
export interface Found {
  readonly hand: PlannedHand
  /** What the first step of every trail still asks for, if a payment is under way. */
  readonly rest: Demand | undefined
  /** The best trails by the camel, space and gold of their last step; see `arrivalKey`. */
  readonly arrivals: ReadonlyMap<string, Trail>
  /** The best trails by the spaces of all camels of the seat and by gold. */
  readonly stands: ReadonlyMap<string, Trail>
}

/** True if a trail is better: fewer cards, then the better remaining hand, then fewer switches between camels. */
function better(a: Trail, b: Trail | undefined): boolean {
  if (!b) return true
  return (
    (a.payment.cards - b.payment.cards || a.payment.worth - b.payment.worth || a.switches - b.switches) < 0
  )
}

/** The key of an arrival in `Found.arrivals`. */
export const arrivalKey = (camel: number, to: number, gold: 0 | 1): string => `${camel} ${to} ${gold}`

/** Searches the rest of a turn; the hand must be visible and it must be this seat's turn. */
export function search(state: State, track: Track, seat: Seat): Found {
  return new Search(state, track, seat).found
}

class Search {
  readonly found: Found
  readonly #track: Track
  readonly #seat: Seat
  readonly #payments: Payments
  readonly #arrivals = new Map<string, Trail>()
  readonly #stands = new Map<string, Trail>()
  /** Trails to be expanded, by the sum of the spaces, then by position. */
  readonly #pending: Map<string, Trail[]>[] = []

  constructor(state: State, track: Track, seat: Seat) {
    this.#track = track
    this.#seat = seat
    const { hand, tray, camels } = seatOf(state, seat)
    const planned = plannedHand(hand)
    const task = topTask(state.agenda, seat)
    const paying = task?.kind === 'pay' ? task.camel : undefined
    const icon = paying === undefined ? undefined : this.#iconOf(this.#next(state, paying))
    const rest = icon && restOf(icon, tray)
    this.found = { hand: planned, rest, arrivals: this.#arrivals, stands: this.#stands }
    this.#payments = new Payments(planned, hand, rest)
    const icons = requirementIds.map(() => 0)
    const payment = this.#payments.best(icons)
    if (!payment) return
    const start: Trail = { state, icons, payment, gold: 0, switches: 0 }
    // A payment under way must be completed first; what is left of it is part of every demand from the start.
    if (paying === undefined || !icon) this.#follow(start)
    else this.#enter(start, paying, this.#next(state, paying), icon, { icons, payment })
    const farthest = track.finalCity * camels.length
    for (let sum = 0; sum <= farthest; sum++)
      for (const trails of this.#pending[sum]?.values() ?? [])
        for (const trail of undominated(trails)) this.#follow(trail)
  }

  /** Extends a trail by one step, with cards and with ballast, for every camel that may move. */
  #follow(trail: Trail): void {
    const { state } = trail
    const { camels } = seatOf(state, this.#seat)
    if (trail.move) keep(this.#stands, `${camels.join(' ')} ${trail.gold}`, trail)
    if (state.phase === 'over') return
    camels.forEach((_, camel) => {
      if (camelRefusal(state, this.#seat, camel)) return
      const to = this.#next(state, camel)
      const icon = this.#iconOf(to)
      const icons = trail.icons.map((n, i) => n + Number(requirementIds[i] === icon))
      const payment = this.#payments.best(icons)
      if (payment) this.#enter(trail, camel, to, icon, { icons, payment })
      if (!ballastRefusal(state, this.#track, this.#seat, to))
        this.#enter(trail, camel, to, 'ballast', { gold: 1 })
    })
  }

  #enter(trail: Trail, camel: number, to: number, by: Move['by'], paid: Partial<Trail>): void {
    const { move, after } = enterSpace(trail.state, this.#track, this.#seat, camel, to, by)
    const switched = trail.move !== undefined && trail.move.camel !== camel
    const switches = trail.switches + Number(switched)
    const next: Trail = { ...trail, ...paid, state: after, move, before: trail, switches }
    keep(this.#arrivals, arrivalKey(camel, to, next.gold), next)
    const { camels } = seatOf(after, this.#seat)
    const sum = camels.reduce((all, at) => all + at, 0)
    const positions = (this.#pending[sum] ??= new Map<string, Trail[]>())
    const key = `${camels.join(' ')} ${next.gold}`
    const trails = positions.get(key)
    if (trails) trails.push(next)
    else positions.set(key, [next])
  }

  #next(state: State, camel: number): number {
    return nextFree(state, this.#track, camelAt(seatOf(state, this.#seat), camel))
  }

  #iconOf(space: number): RequirementId {
    const { requirement } = this.#track.space(space)
    if (!requirement) throw new Error(`space ${space} cannot be entered`)
    return requirement
  }
}

function keep(map: Map<string, Trail>, key: string, trail: Trail): void {
  if (better(trail, map.get(key))) map.set(key, trail)
}

/** The trails to one position, without those that ask for at least the icons of another one there. */
function undominated(trails: readonly Trail[]): Trail[] {
  const kept: Trail[] = []
  const sorted = [...trails].sort((a, b) => a.payment.cards - b.payment.cards || a.switches - b.switches)
  for (const trail of sorted)
    if (!kept.some(({ icons }) => icons.every((n, i) => n <= (trail.icons[i] ?? 0)))) kept.push(trail)
  return kept
}
