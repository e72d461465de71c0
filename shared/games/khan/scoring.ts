/** Final scoring, ranking and projected score (rulings 5, 54 to 58). */
import type { Outcome, Seat } from '../../engine/rules'
import { cardsIn } from '../../engine/visibility'
import { rankedByCamels } from '../../polo/scoring'
import type { Content } from './game'
import { seatOf, totalPoints } from './seats'
import {
  countedGoods,
  type FinalScore,
  type GoalId,
  type PointSource,
  type SeatState,
  type State
} from './types'

type Scored = Pick<SeatState, 'character' | 'posts' | 'improved'>

/** How many shields count: those with a post, the character's, and goal icons of shields with a post (ruling 55). */
export function shields(content: Content, { character, posts }: Scored, cards: readonly GoalId[]): number {
  const held = new Set<string | undefined>()
  for (const city of posts) held.add(content.place(city).shield)
  let count = held.size + (content.character(character).extraShields ?? 0)
  for (const card of cards) for (const icon of content.goal(card).shields) if (held.has(icon)) count++
  return count
}

/** Points for shields. */
export function shieldPoints(content: Content, me: Scored, cards: readonly GoalId[]): number {
  const { shieldPoints: track } = content.numbers
  return track[Math.min(shields(content, me, cards), track.length - 1)] ?? 0
}

/** Points of goal cards for improved seals (ruling 56). */
export function sealPoints(content: Content, { improved }: Scored, cards: readonly GoalId[]): number {
  let sum = 0
  for (const card of cards)
    for (const { seal, vp } of content.goal(card).seals) if (improved.includes(seal)) sum += vp
  return sum
}

/** Points for having completed the most contracts, or the second most (ruling 54). */
export function contractPoints({ numbers }: Content, state: State, seat: Seat): number {
  const mine = seatOf(state, seat).completed.length
  if (mine === 0) return 0
  const counts = [...new Set(state.seats.map(({ completed }) => completed.length))].sort((a, b) => b - a)
  if (mine === counts[0]) return numbers.mostContractsPoints
  return mine === counts[1] && state.players >= numbers.secondContractsFrom
    ? numbers.secondContractsPoints
    : 0
}

/**
 * Points that stock, map and contracts would add if the game ended now; none once the game is scored. `cards`: goal cards
 * that count too, which are secret.
 */
export function endPoints(
  content: Content,
  state: State,
  seat: Seat,
  cards: readonly GoalId[] = []
): Partial<Record<PointSource, number>> {
  if (state.phase === 'over') return {}
  const { coinsPerPoint, goodsPerPoint } = content.numbers
  const me = seatOf(state, seat)
  const goods = countedGoods.reduce((sum, good) => sum + me.stock[good], 0)
  return {
    shields: shieldPoints(content, me, cards),
    goals: sealPoints(content, me, cards),
    goods: Math.floor(goods / goodsPerPoint),
    coins: Math.floor(me.stock.coin / coinsPerPoint),
    mostContracts: contractPoints(content, state, seat)
  }
}

/** Every seat's final scoring. Reads the secret goal cards, so only the host may call it. */
export const finalScores = (content: Content, state: State): FinalScore[] =>
  state.seats.map(({ goals }, seat) => {
    const cards = cardsIn(goals)
    return { seat, goals: [...cards], points: endPoints(content, state, seat, cards) }
  })

/** Most points, then most camels, then shared (ruling 58). */
export const outcome = (state: State): Outcome | undefined =>
  state.phase === 'over' ? rankedByCamels(state.seats, totalPoints) : undefined
