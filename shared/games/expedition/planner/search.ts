/**
 * All sequences of steps of one turn, those that ask for the same icons taken together. Camels only go forward, so
 * positions are worked through by the sum of the spaces they stand on: whatever leads to one is known before it is left.
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
import { restOf, Wants, type Demand, type Want } from './wants'

/** A sequence of steps, with the best that the hand can make of its icons. */
export interface Trail {
  readonly state: State
  /** The last step and what was before it; absent at the start. */
  readonly move?: Move
  readonly before?: Trail
  /** How often each icon is asked for, in the order of `requirementIds`; what is left of a payment is not counted. */
  readonly icons: readonly number[]
  readonly want: Want
  readonly gold: 0 | 1
  /** How often another camel than before was moved. */
  readonly switches: number
}

/** What a search found. */
export interface Found {
  readonly hand: PlannedHand
  /** What the first step of every trail still asks for where a payment is under way. */
  readonly rest: Demand | undefined
  /** Every trail worth a look, by the space its last step entered: by camel, space and gold. */
  readonly arrivals: ReadonlyMap<string, Trail>
  /** The best trails by where all camels of the seat stand and by gold. */
  readonly stands: ReadonlyMap<string, Trail>
}

/** Fewer cards, then what leaves the better hand, then fewer changes between camels. */
function better(a: Trail, b: Trail | undefined): boolean {
  if (!b) return true
  return (a.want.cards - b.want.cards || a.want.worth - b.want.worth || a.switches - b.switches) < 0
}

/** Names an arrival in `Found.arrivals`. */
export const arrivalKey = (camel: number, to: number, gold: 0 | 1): string => `${camel} ${to} ${gold}`

/** Searches the rest of a turn; the hand must be visible and the turn be this seat's. */
export function search(state: State, track: Track, seat: Seat): Found {
  return new Search(state, track, seat).found
}

class Search {
  readonly found: Found
  readonly #track: Track
  readonly #seat: Seat
  readonly #wants: Wants
  readonly #arrivals = new Map<string, Trail>()
  readonly #stands = new Map<string, Trail>()
  /** Trails still to be followed: by the sum of the spaces, then by position. */
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
    this.#wants = new Wants(planned, hand, rest)
    const icons = requirementIds.map(() => 0)
    const want = this.#wants.best(icons)
    if (!want) return
    const start: Trail = { state, icons, want, gold: 0, switches: 0 }
    // A payment under way must be completed first, and what is left of it is asked for from the start.
    if (paying === undefined || !icon) this.#follow(start)
    else this.#enter(start, paying, this.#next(state, paying), icon, { icons, want })
    const farthest = track.finalCity * camels.length
    for (let sum = 0; sum <= farthest; sum++)
      for (const trails of this.#pending[sum]?.values() ?? [])
        for (const trail of undominated(trails)) this.#follow(trail)
  }

  /** One step more, with cards and with ballast, for every camel that may move. */
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
      const want = this.#wants.best(icons)
      if (want) this.#enter(trail, camel, to, icon, { icons, want })
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

/** Trails to one position without those that ask for all the icons of another one there, and maybe for more. */
function undominated(trails: readonly Trail[]): Trail[] {
  const kept: Trail[] = []
  const sorted = [...trails].sort((a, b) => a.want.cards - b.want.cards || a.switches - b.switches)
  for (const trail of sorted)
    if (!kept.some(({ icons }) => icons.every((n, i) => n <= (trail.icons[i] ?? 0)))) kept.push(trail)
  return kept
}
