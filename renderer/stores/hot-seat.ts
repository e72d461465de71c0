/** Hot-seat play: which seat of this device sits down next, and whether a curtain must hide the table first. Pure. */
import type { Seat } from '../../shared/engine/rules'
import type { Secrecy } from '../../shared/games/game'
import type { OpenDecision } from '../../shared/protocol/messages'

/** The table as far as the next step depends on it. */
export interface Situation {
  readonly seats: number
  readonly seat: Seat | null
  /** The view contains that seat's secrets. */
  readonly secrets: boolean
  readonly decisions: readonly OpenDecision[]
  /** With `curtain`, a seat sees its secrets during its whole turn and passes the device on by a button. */
  readonly secrecy: Secrecy
  /** Tasks that need the seat's secrets, so that a curtain falls before them. */
  readonly curtainTasks: readonly string[]
  /** All hidden information is open to everybody. */
  readonly openTable?: boolean
  /** Seats that belong to this device. */
  readonly own: readonly Seat[]
}

/**
 * One step of the hand-over; empty if nothing is to be done. `take`: the seat to take over, without its secrets unless
 * `open`. `curtain`: hide the table until this seat has the device. `passTo`: the seat here keeps its view, with its
 * secrets, until it passes the device to this seat.
 */
export interface Step {
  readonly take?: Seat | null
  readonly open?: true
  readonly curtain?: Seat
  readonly passTo?: Seat
}

/** The open decision of this device's next seat: clockwise from the seat that sits here, or the first listed if none does. */
function nextAsked({ seats, seat, decisions, own }: Situation): OpenDecision | undefined {
  const here = decisions.filter((decision) => own.includes(decision.seat))
  if (seat === null) return here[0]
  const distance = (to: Seat): number => (to - seat + seats) % seats
  return [...here].sort((a, b) => distance(a.seat) - distance(b.seat))[0]
}

/** The next step of the hand-over. Call it again after each step until a step takes no seat. */
export function nextStep(situation: Situation): Step {
  const { seat, secrets, secrecy, decisions, curtainTasks, own } = situation
  const [only] = own
  // Only one seat plays at this device: there is nobody to hide its secrets from.
  if (own.length === 1 && only !== undefined)
    return seat === only && secrets ? {} : { take: only, open: true }
  // The seat has moved to another device.
  if (seat !== null && !own.includes(seat)) return { take: null }
  const mine = decisions.find((decision) => decision.seat === seat)
  if (situation.openTable) {
    const asked = mine ? undefined : nextAsked(situation)
    return asked ? { take: asked.seat } : {}
  }
  if (mine) {
    if (!curtainTasks.includes(mine.task)) return secrets ? { take: seat } : {}
    return secrets ? {} : { curtain: mine.seat }
  }
  const next = nextAsked(situation)
  if (!next) return secrets ? { take: seat } : {}
  if (secrets && secrecy === 'curtain') return { passTo: next.seat }
  return curtainTasks.includes(next.task) ? { take: next.seat, curtain: next.seat } : { take: next.seat }
}
