/** Final scoring, ranking and projected score (rulings 69 to 71). */
import type { Outcome, Seat } from '../../engine/rules'
import type { Content } from './content'
import {
  beijingPoints,
  coinsPerPoint,
  goalPlacePoints,
  goodsPerPoint,
  mostContractsPoints
} from './content/numbers'
import { seatOf, totalPoints } from './seats'
import { goods, type FinalScore, type GoalId, type PointSource, type SeatState, type State } from './types'

/** Points of goal cards: each card with both places held, then the different places held (ruling 69). */
export function goalPoints(content: Content, posts: readonly string[], cards: readonly GoalId[]): number {
  let points = 0
  const held = new Set<string>()
  for (const id of cards) {
    const { places, vp } = content.goal(id)
    if (places.every((place) => posts.includes(place))) points += vp
    for (const place of places) if (posts.includes(place)) held.add(place)
  }
  return points + (goalPlacePoints[held.size] ?? 0)
}

/** Points that stock and map would still bring at the end, goals apart: open to everybody; none once it is scored. */
export function endPoints(state: State, seat: Seat): Partial<Record<PointSource, number>> {
  if (state.phase === 'over') return {}
  const me = seatOf(state, seat)
  const slot = state.beijing.indexOf(seat)
  const most = Math.max(...state.seats.map((other) => other.completed.length))
  const points: Partial<Record<PointSource, number>> = { coins: Math.floor(me.stock.coin / coinsPerPoint) }
  if (slot >= 0) {
    points.beijing = beijingPoints[slot] ?? 0
    points.goods = Math.floor(goods.reduce((sum, good) => sum + me.stock[good], 0) / goodsPerPoint)
  }
  if (most > 0 && me.completed.length === most) points.mostContracts = mostContractsPoints
  return points
}

/** Everybody's final scoring. Reads the goal cards: for the host alone. */
export function finalScores(content: Content, state: State): FinalScore[] {
  return state.seats.map((me, seat) => {
    const cards = me.goals.cards ?? []
    return {
      seat,
      goals: [...cards],
      points: { goals: goalPoints(content, me.posts, cards), ...endPoints(state, seat) }
    }
  })
}

/** Most points, then most camels, then shared (ruling 71). */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const order = state.seats.map((_, seat) => seat).sort((a, b) => compare(seatOf(state, b), seatOf(state, a)))
  const ranking: Seat[][] = []
  for (const seat of order) {
    const group = ranking[ranking.length - 1]
    const first = group?.[0]
    if (group && first !== undefined && compare(seatOf(state, first), seatOf(state, seat)) === 0)
      group.push(seat)
    else ranking.push([seat])
  }
  return {
    ranking,
    scores: state.seats.map((me, seat) => ({ seat, total: totalPoints(me), bySource: { ...me.points } }))
  }
}

const compare = (a: SeatState, b: SeatState): number =>
  totalPoints(a) - totalPoints(b) || a.stock.camel - b.stock.camel
