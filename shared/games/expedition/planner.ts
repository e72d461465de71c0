/**
 * The planner: how far each set of cards reaches in the rest of this turn, which cards it would spend, and where the one
 * gold helps. It enumerates neither hands nor payments: icons ask cards of rows and columns of the hand (planner/hand.ts),
 * and what they ask together decides. Where camels may go it asks of the rules (movement.ts), and what it proposes is a
 * list of ordinary choices.
 *
 * Of several ways to a space the one with the fewest cards comes first. Of those with as many cards it proposes the one
 * that leaves the better hand, by a simple measure: a card of a good, of the drivers or of a colour counts the more, the
 * fewer of them the hand holds. First the goods and colours to pay with are chosen by it, then the cards.
 */
import { topTask } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Content, Track } from './content'
import { ballastRefusal, camelRefusal, nextFree } from './movement'
import { moved } from './planner/moves'
import { arrivalKey, search, type Found, type Trail } from './planner/search'
import type { BallastOutlook, CamelPlan, Joint, Plan, Target, Way } from './planner/types'
import { cheapestFirst, wayOf } from './planner/ways'
import { refuse } from './refusals'
import { camelAt, seatOf } from './seats'
import type { State } from './types'

export type * from './planner/types'

const golds = [0, 1] as const
const nothing: Plan = { camels: [], together: [] }

/** Plans the rest of the turn of a seat, on the host's state or on that seat's own view. Changes nothing. */
export function plan(content: Content, state: State, seat: Seat): Plan {
  const { hand, camels } = seatOf(state, seat)
  const task = topTask(state.agenda, seat)
  if (state.phase === 'over' || !task || (hand.count > 0 && !hand.cards)) return nothing
  const track = content.track(state.track)
  const found = search(state, track, seat)
  const inTurn = (camel: number): boolean =>
    !camelRefusal(state, seat, camel) && (task.kind === 'turn' || state.bothCamels || task.camel === camel)
  return {
    camels: camels.flatMap((from, camel): CamelPlan[] => {
      if (!inTurn(camel)) return []
      const targets = targetsOf(found, track, camel)
      return [{ camel, from, targets, ballast: outlookOf(state, track, seat, camel, targets) }]
    }),
    together: state.bothCamels ? jointsOf(found, state, seat) : []
  }
}

const waysOf = ({ hand, rest }: Found, trails: readonly (Trail | undefined)[]): Way[] =>
  trails.flatMap((trail) => (trail ? [wayOf(hand, trail, rest)] : [])).sort(cheapestFirst)

/** Spaces a camel can enter, in order. */
function targetsOf(found: Found, track: Track, camel: number): Target[] {
  return track.spaces.flatMap((_, to) => {
    const ways = waysOf(
      found,
      golds.map((gold) => found.arrivals.get(arrivalKey(camel, to, gold)))
    )
    return ways.length > 0 ? [{ to, ways }] : []
  })
}

/** Where the one gold helps a camel that moves alone, and why not elsewhere. While cards are laid they come first. */
function outlookOf(
  state: State,
  track: Track,
  seat: Seat,
  camel: number,
  targets: readonly Target[]
): BallastOutlook[] {
  const task = topTask(state.agenda, seat)
  const list: BallastOutlook[] = []
  for (let now = state; now.phase !== 'over' && !camelRefusal(now, seat, camel);) {
    const to = nextFree(now, track, camelAt(seatOf(now, seat), camel))
    const laying = task?.kind === 'pay' && list.length === 0
    const refusal = laying ? refuse('answer-first', { task: 'pay' }) : ballastRefusal(now, track, seat, to)
    list.push(refusal ? { to, refusal } : { to })
    const { requirement } = track.space(to)
    if (!requirement || (laying && task.camel !== camel) || !targets.some((target) => target.to === to)) break
    now = moved(now, track, seat, camel, to, requirement).after
  }
  return list
}

/** Where the camels of a seat can stand after each of them has moved. */
function jointsOf(found: Found, state: State, seat: Seat): Joint[] {
  const start = seatOf(state, seat).camels
  const trails = new Map<string, Trail[]>()
  for (const trail of found.stands.values()) {
    const { camels } = seatOf(trail.state, seat)
    if (camels.some((at, camel) => at === start[camel])) continue
    const key = camels.join(' ')
    trails.set(key, [...(trails.get(key) ?? []), trail])
  }
  return [...trails.values()].flatMap((list): Joint[] => {
    const [first] = list
    return first ? [{ stands: [...seatOf(first.state, seat).camels], ways: waysOf(found, list) }] : []
  })
}
