/** Final scoring, ranking and projected score (rulings 69 to 71). */
import type { Outcome, Seat } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { joinedTables } from '../../polo/modules'
import type { OfModule } from '../../polo/open-game'
import { rankedByCamels } from '../../polo/scoring'
import { seatOf, totalPoints } from './seats'
import type { Content } from './game'
import { goods, type FinalScore, type GoalId, type PointSource, type State } from './types'

/** Points of goal cards: for each card with posts in both places, and by the number of different places (ruling 69). */
export function goalPoints(content: Content, posts: readonly string[], cards: readonly GoalId[]): number {
  let points = 0
  const held = new Set<string>()
  for (const id of cards) {
    const { places, vp } = content.goal(id)
    if (places.every((place) => posts.includes(place))) points += vp
    for (const place of places) if (posts.includes(place)) held.add(place)
  }
  return points + (content.numbers.goalPlacePoints[held.size] ?? 0)
}

/**
 * Points that stock, Beijing and completed contracts would add if the game ended now, without the secret goals; none once
 * the game is scored (rulings 70, 71).
 */
export function endPoints(content: Content, state: State, seat: Seat): Partial<Record<PointSource, number>> {
  if (state.phase === 'over') return {}
  const { beijingPoints, coinsPerPoint, goodsPerPoint, mostContractsPoints } = content.numbers
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

/** Points that modules would give if the game ended now, by source; none once the game is scored. */
export const modulePoints = (
  content: Content,
  state: State,
  seat: Seat
): Partial<Record<OfModule, number>> =>
  state.phase === 'over'
    ? {}
    : joinedTables(content.hooks.scores.map((scores) => scores(content, state, seat)))

/** Every seat's final scoring. Reads the secret goal cards, so only the host may call it. */
export function finalScores(content: Content, state: State): FinalScore[] {
  return state.seats.map((me, seat) => {
    const cards = cardsIn(me.goals)
    return {
      seat,
      goals: [...cards],
      points: {
        goals: goalPoints(content, me.posts, cards),
        ...endPoints(content, state, seat),
        ...modulePoints(content, state, seat)
      }
    }
  })
}

/** Most points, then most camels, then shared (ruling 71). */
export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? rankedByCamels(state.seats, totalPoints) : undefined
