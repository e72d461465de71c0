/**
 * All sequences of steps of one turn, those that ask for the same icons taken together. Camels only go forward, so
 * positions are worked through by the sum of the spaces they stand on: whatever leads to one is known before it is left.
 */
import { topTask } from '../../../engine/agenda'
import type { Seat } from '../../../engine/rules'
import type { Track } from '../content'
import { requirementIds, requirements, type RequirementId } from '../content/requirements'
import { ballastRefusal, camelRefusal, nextFree } from '../movement'
import { countOf, type Count } from '../paying'
import { camelAt, seatOf } from '../seats'
import type { State } from '../types'
import { plannedHand, type PlannedHand } from './hand'
import { moved, type Move } from './moves'
import { bestWant, nothingWanted, readingsOf, wantsWith, type Asked, type Reading, type Want } from './wants'

/** A sequence of steps, with all that the hand can make of its icons. */
export interface Trail {
  readonly state: State
  /** The last step and what was before it; absent at the start. */
  readonly move?: Move
  readonly before?: Trail
  /** What its cards are for; absent at the start and where it was ballast. */
  readonly asked?: Asked | undefined
  /** How often each icon is asked for, in the order of `requirementIds`; what is left of a payment is not counted. */
  readonly icons: readonly number[]
  readonly wants: readonly Want[]
  readonly worth: number
  readonly cards: number
  readonly gold: 0 | 1
  /** How often another camel than before was moved. */
  readonly switches: number
}

/** What a search found. */
export interface Found {
  readonly hand: PlannedHand
  /** Every trail worth a look, by the space its last step entered: by camel, space and gold. */
  readonly arrivals: ReadonlyMap<string, Trail>
  /** The best trails by where all camels of the seat stand and by gold. */
  readonly stands: ReadonlyMap<string, Trail>
}

/** Fewer cards, then what leaves the better hand, then fewer changes between camels. */
function better(a: Trail, b: Trail | undefined): boolean {
  if (!b) return true
  return (a.cards - b.cards || a.worth - b.worth || a.switches - b.switches) < 0
}

/** Names an arrival in `Found.arrivals`. */
export const arrivalKey = (camel: number, to: number, gold: 0 | 1): string => `${camel} ${to} ${gold}`

const noCards: Count = countOf({ count: 0, cards: [] })

/** Searches the rest of a turn; the hand must be visible and the turn be this seat's. */
export function search(state: State, track: Track, seat: Seat): Found {
  return new Search(state, track, seat).found
}

class Search {
  readonly found: Found
  readonly #track: Track
  readonly #seat: Seat
  readonly #hand: PlannedHand
  readonly #wants = new Map<string, readonly Want[]>()
  readonly #arrivals = new Map<string, Trail>()
  readonly #stands = new Map<string, Trail>()
  /** Trails still to be followed: by the sum of the spaces, then by position. */
  readonly #waiting: Map<string, Trail[]>[] = []

  constructor(state: State, track: Track, seat: Seat) {
    this.#track = track
    this.#seat = seat
    this.#hand = plannedHand(seatOf(state, seat).hand)
    this.found = { hand: this.#hand, arrivals: this.#arrivals, stands: this.#stands }
    const start: Trail = {
      state,
      icons: requirementIds.map(() => 0),
      wants: [nothingWanted],
      worth: 0,
      cards: 0,
      gold: 0,
      switches: 0
    }
    const task = topTask(state.agenda, seat)
    if (task?.kind === 'pay') this.#finish(start, task.camel)
    else this.#follow(start)
    for (let sum = 0; sum < this.#waiting.length; sum++)
      for (const trails of this.#waiting[sum]?.values() ?? [])
        for (const trail of undominated(trails)) this.#follow(trail)
  }

  /** A payment under way must be completed first. */
  #finish(start: Trail, camel: number): void {
    const to = this.#next(start, camel)
    const requirement = requirements[this.#iconOf(to)]
    const readings = readingsOf(requirement, countOf(seatOf(start.state, this.#seat).tray))
    this.#pay(start, camel, to, 'rest', readings)
  }

  /** One step more, with cards and with ballast, for every camel that may move. */
  #follow(trail: Trail): void {
    const { state } = trail
    if (trail.move) keep(this.#stands, `${seatOf(state, this.#seat).camels.join(' ')} ${trail.gold}`, trail)
    if (state.phase === 'over') return
    seatOf(state, this.#seat).camels.forEach((_, camel) => {
      if (camelRefusal(state, this.#seat, camel)) return
      const to = this.#next(trail, camel)
      const icon = this.#iconOf(to)
      this.#pay(trail, camel, to, icon, readingsOf(requirements[icon], noCards))
      if (!ballastRefusal(state, this.#track, this.#seat, to)) this.#lighten(trail, camel, to)
    })
  }

  #pay(trail: Trail, camel: number, to: number, asked: Asked, readings: readonly Reading[]): void {
    const icon = this.#iconOf(to)
    const icons =
      asked === 'rest' ? trail.icons : trail.icons.map((n, i) => n + Number(requirementIds[i] === icon))
    const wants = this.#wantsFor(trail, icons, asked, readings)
    const best = bestWant(wants)
    if (!best) return
    const cards = best.demand.reduce((sum, n) => sum + n, 0)
    const { move, after } = moved(trail.state, this.#track, this.#seat, camel, to, icon)
    this.#add({ ...trail, ...step(trail, move), asked, state: after, icons, wants, worth: best.worth, cards })
  }

  #lighten(trail: Trail, camel: number, to: number): void {
    const { move, after } = moved(trail.state, this.#track, this.#seat, camel, to, 'ballast')
    this.#add({ ...trail, ...step(trail, move), asked: undefined, state: after, gold: 1 })
  }

  /** The wants of a set of icons are found once, whatever order asks for them. */
  #wantsFor(
    trail: Trail,
    icons: readonly number[],
    asked: Asked,
    readings: readonly Reading[]
  ): readonly Want[] {
    const key = icons.join(' ')
    const known = asked === 'rest' ? undefined : this.#wants.get(key)
    if (known) return known
    const wants = wantsWith(this.#hand, trail.wants, asked, readings)
    if (asked !== 'rest') this.#wants.set(key, wants)
    return wants
  }

  #add(trail: Trail): void {
    const { move, state } = trail
    if (!move) return
    keep(this.#arrivals, arrivalKey(move.camel, move.to, trail.gold), trail)
    const { camels } = seatOf(state, this.#seat)
    const sum = camels.reduce((all, at) => all + at, 0)
    const positions = (this.#waiting[sum] ??= new Map<string, Trail[]>())
    const key = `${camels.join(' ')} ${trail.gold}`
    const trails = positions.get(key)
    if (trails) trails.push(trail)
    else positions.set(key, [trail])
  }

  #next({ state }: Trail, camel: number): number {
    return nextFree(state, this.#track, camelAt(seatOf(state, this.#seat), camel))
  }

  #iconOf(space: number): RequirementId {
    const { requirement } = this.#track.space(space)
    if (!requirement) throw new Error(`space ${space} cannot be entered`)
    return requirement
  }
}

const step = (trail: Trail, move: Move): Pick<Trail, 'move' | 'before' | 'switches'> => ({
  move,
  before: trail,
  switches: trail.switches + Number(trail.move !== undefined && trail.move.camel !== move.camel)
})

function keep(map: Map<string, Trail>, key: string, trail: Trail): void {
  if (better(trail, map.get(key))) map.set(key, trail)
}

/** Trails to one position without those that ask for all the icons of another one there, and maybe for more. */
function undominated(trails: readonly Trail[]): Trail[] {
  const kept: Trail[] = []
  const sorted = [...trails].sort((a, b) => a.cards - b.cards || a.switches - b.switches)
  for (const trail of sorted)
    if (!kept.some(({ icons }) => icons.every((n, i) => n <= (trail.icons[i] ?? 0)))) kept.push(trail)
  return kept
}
