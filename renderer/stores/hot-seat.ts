/** Hot-seat: which seat sits at this device next, and whether a curtain must fall first. Pure. */
import type { Seat } from '../../shared/engine/rules'
import type { Secrecy } from '../../shared/games/game'
import type { OpenDecision } from '../../shared/protocol/messages'

/** What is known when the question comes up. */
export interface Situation {
  readonly seats: number
  readonly seat: Seat | null
  /** The view holds the taken-over seat's secrets. */
  readonly secrets: boolean
  readonly decisions: readonly OpenDecision[]
  /** With `curtain` a seat's secrets are open in all its turn: it hands the device on itself. */
  readonly secrecy: Secrecy
  /** Tasks that wait behind a curtain. */
  readonly curtainTasks: readonly string[]
  /** An open table: nobody hides anything from anybody. */
  readonly openTable?: boolean
  /** Seats that belong to this device. */
  readonly own: readonly Seat[]
}

/**
 * What to do: nothing more, or take a seat over, without its secrets unless `open`. `curtain` is the seat the device
 * goes to. `passTo`: the seat that sits here looks at the end of its turn, with its secrets, until it passes the
 * device to that seat.
 */
export interface Step {
  readonly take?: Seat | null
  readonly open?: true
  readonly curtain?: Seat
  readonly passTo?: Seat
}

/** The clockwise first of those of this device who are asked, starting after the seat that sits here; else the first one listed. */
function nextAsked({ seats, seat, decisions, own }: Situation): OpenDecision | undefined {
  const here = decisions.filter((decision) => own.includes(decision.seat))
  if (seat === null) return here[0]
  const distance = (to: Seat): number => (to - seat + seats) % seats
  return [...here].sort((a, b) => distance(a.seat) - distance(b.seat))[0]
}

/** The next step of the hand-over. Asked again after each step until it takes no seat. */
export function nextStep(situation: Situation): Step {
  const { seat, secrets, secrecy, decisions, curtainTasks, own } = situation
  const [only] = own
  // Nobody else sits at this device: there is nobody to hide anything from.
  if (own.length === 1 && only !== undefined)
    return seat === only && secrets ? {} : { take: only, open: true }
  // A seat that went to another device has left this one.
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
