/** Hot-seat: which seat sits at this device next, and whether a curtain must fall first. Pure. */
import type { Seat } from '../../shared/engine/rules'
import type { OpenDecision } from '../../shared/protocol/messages'

/** What is known when the question comes up. */
export interface Sitting {
  readonly seats: number
  readonly seat: Seat | null
  /** The view holds the taken-over seat's secrets. */
  readonly secrets: boolean
  readonly decisions: readonly OpenDecision[]
  /** Tasks that wait behind a curtain. */
  readonly curtainTasks: readonly string[]
  /** Seats that sit elsewhere. */
  readonly elsewhere: ReadonlySet<Seat>
}

/** What to do: nothing more, or take a seat over without its secrets. `curtain` is the seat the device goes to. */
export interface Step {
  readonly take?: Seat | null
  readonly curtain?: Seat
}

/** The clockwise first of those asked, starting after the seat that sits here; else the first one listed. */
function nextAsked({ seats, seat, decisions, elsewhere }: Sitting): OpenDecision | undefined {
  const here = decisions.filter((decision) => !elsewhere.has(decision.seat))
  if (seat === null) return here[0]
  const distance = (to: Seat): number => (to - seat + seats) % seats
  return [...here].sort((a, b) => distance(a.seat) - distance(b.seat))[0]
}

/** The next step of the hand-over. Asked again after each step until it takes no seat. */
export function nextStep(sitting: Sitting): Step {
  const { seat, secrets, decisions, curtainTasks } = sitting
  const mine = decisions.find((decision) => decision.seat === seat)
  if (mine) {
    const curtained = curtainTasks.includes(mine.task)
    if (curtained) return secrets ? {} : { curtain: mine.seat }
    return secrets ? { take: seat } : {}
  }
  const next = nextAsked(sitting)
  if (!next) return secrets ? { take: seat } : {}
  return curtainTasks.includes(next.task) ? { take: next.seat, curtain: next.seat } : { take: next.seat }
}
