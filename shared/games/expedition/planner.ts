/**
 * The planner: how far cards can move the camels in the rest of this turn, which cards that would spend, and where
 * ballast, the one gold of a turn, helps. It enumerates neither hands nor payments: icons ask for cards of rows and
 * columns of the hand (planner/hand.ts), and only the sum of what they ask matters. Where camels may go is asked of the
 * rules (movement.ts), and each plan is a list of ordinary choices.
 *
 * Of several ways to a space the one with the fewest cards comes first. Of those with as many cards it proposes the one
 * that leaves the better hand, by a simple measure: a card of a good, of the drivers or of a colour is worth more, the
 * fewer of them the hand holds. By this measure the goods and colours to pay with are chosen first, then the cards.
 */
import { topTask } from '../../engine/agenda'
import type { Seat } from '../../engine/rules'
import type { Content, Track } from './content'
import { ballastRefusal, camelRefusal, nextFree } from './movement'
import { enterSpace } from './planner/moves'
import { arrivalKey, search, type Found, type Trail } from './planner/search'
import type { BallastOutlook, CamelPlan, Joint, Outlook, Plan, Target, Way } from './planner/types'
import { cheapestFirst, wayOf } from './planner/ways'
import { refuse } from './refusals'
import { camelAt, seatOf } from './seats'
import type { State } from './types'

export type * from './planner/types'

const golds = [0, 1] as const

/** Plans the rest of the turn of a seat, on the host's state or on that seat's own view. Changes nothing. */
export function plan(content: Content, state: State, seat: Seat): Plan {
  const found = searchTurn(content, state, seat)
  if (!found) return { camels: [], together: [] }
  return {
    camels: camelPlans(found, content, state, seat),
    together: state.bothCamels ? jointsOf(found, state, seat) : []
  }
}

/**
 * The same for a page, which shows one space at a time: positions of two camels, which take longer to write out than to
 * find, are computed only on request.
 */
export function outlook(content: Content, state: State, seat: Seat): Outlook {
  const found = searchTurn(content, state, seat)
  if (!found) return { camels: [], joint: () => undefined }
  return {
    camels: camelPlans(found, content, state, seat),
    joint: (camel, to) => (state.bothCamels ? jointAt(found, state, seat, { camel, to }) : undefined)
  }
}

function searchTurn(content: Content, state: State, seat: Seat): Found | undefined {
  const { hand } = seatOf(state, seat)
  if (state.phase === 'over' || !topTask(state.agenda, seat) || (hand.count > 0 && !hand.cards))
    return undefined
  return search(state, content.track(state.track), seat)
}

/** The plans of the camels that may move. */
function camelPlans(found: Found, content: Content, state: State, seat: Seat): CamelPlan[] {
  const { camels } = seatOf(state, seat)
  const track = content.track(state.track)
  const task = topTask(state.agenda, seat)
  const mayMove = (camel: number): boolean =>
    !camelRefusal(state, seat, camel) && (task?.kind !== 'pay' || state.bothCamels || task.camel === camel)
  return camels.flatMap((from, camel): CamelPlan[] => {
    if (!mayMove(camel)) return []
    const targets = targetsOf(found, track, camel)
    return [{ camel, from, targets, ballast: ballastOutlook(state, track, seat, camel, targets) }]
  })
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

/** Where ballast helps a camel that moves alone, and why not elsewhere. While cards are being laid these come first. */
function ballastOutlook(
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
    now = enterSpace(now, track, seat, camel, to, requirement).after
  }
  return list
}

/** The way on which a camel comes to stand on a space without gold while the other one gets as far as it can. */
function jointAt(
  found: Found,
  state: State,
  seat: Seat,
  { camel, to }: { readonly camel: number; readonly to: number }
): Joint | undefined {
  const start = seatOf(state, seat).camels
  let best: { readonly trail: Trail; readonly stands: readonly number[]; readonly sum: number } | undefined
  for (const trail of found.stands.values()) {
    const { camels } = seatOf(trail.state, seat)
    const sum = camels.reduce((all, at) => all + at, 0)
    if (trail.gold === 1 || camels[camel] !== to || camels.some((at, i) => at === start[i])) continue
    if (!best || sum > best.sum) best = { trail, stands: [...camels], sum }
  }
  return best && { stands: best.stands, ways: waysOf(found, [best.trail]) }
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
