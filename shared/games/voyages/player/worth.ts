/**
 * Estimates what a position of Voyages is worth to a seat, in points at the end: what it has, and what it may expect of the
 * rest of the game. All values are our own estimates.
 */
import type { Seat } from '../../../engine/rules'
import type { Worth } from '../../../players/knowledge'
import { endPoints, goalPoints, modulePoints } from '../scoring'
import { seatOf, totalPoints } from '../seats'
import type { Bundle, SeatState, State } from '../types'
import { immediateGain, nextSlot, perRound, type CityWeights } from './cities'
import { characterWorth, type Drafting } from './draft'
import { bestProject } from './projects'
import { knownOf } from './module-knowledge'
import { priced } from './prices'
import { keptGoals } from '../../../polo/player/round'
import * as family from '../../../polo/player/worth'
import { outpostPrices, type OutpostPrices, type ProjectWeights } from '../../../polo/player/project-table'

/** The weights of the estimate, in points per piece unless said otherwise; `npm run ladder` measures other weights. */
export interface Weights extends family.CommonWeights, ProjectWeights, CityWeights {
  /** A goal card with one of its cities held, as a share of its points; the travel project counts the rest. */
  readonly halfGoal: number
  /** The share of a contract's cost that is subtracted from what it brings. */
  readonly contractCost: number
}

export const usualWeights: Weights = {
  halfGoal: 0.1,
  journeys: 0.9,
  nextJourney: 0.9,
  travelDie: 1.5,
  coinSpent: 0.26,
  camelSpent: 0.5,
  coinShort: 0.42,
  camelShort: 0.75,
  beyond: 2,
  anyCity: 0.3,
  cityCard: 0.5,
  beijing: 1,
  latePost: 0.8,
  income: 0.8,
  coin: 0.2,
  camel: 0.8,
  goods: 0.85,
  die: 1,
  pip: 0.22,
  contractHeld: 0.3,
  contractReady: 0.6,
  contractCost: 0.9
}

/** What the estimate depends on besides the position. */
export interface Judge extends Drafting {
  readonly weights: Weights
}

interface Outlook extends Judge, family.CommonOutlook<State, SeatState> {}

/** The worth of a position to `seat`, by parts, as seat `eyes` sees it: the goal cards count only for the seat itself. */
export function worth(judge: Judge, state: State, seat: Seat, eyes: Seat = seat): Worth {
  const { content, weights, prices, known } = judge
  const me = seatOf(state, seat)
  if (state.phase === 'over') return { points: totalPoints(me) }
  const rounds = Math.max(0, content.numbers.rounds - state.round)
  const ahead = family.aheadOf(rounds, me.dice.length)
  const cards = keptGoals(state, seat, eyes === seat ? me.goals.cards : undefined)
  // Field by field, since spreading the judge here would add about a third to the cost of the whole function.
  const outlook: Outlook = { content, weights, prices, known, state, me, seat, cards, rounds, ahead }
  return {
    points: totalPoints(me),
    atTheEnd: atTheEnd(outlook),
    stock: stock(outlook),
    dice: family.diceWorth(weights, me.dice),
    posts: posts(outlook),
    goals: goals(outlook),
    journeys: family.journeysWorth(journeys, outlook),
    contracts: me.contracts.reduce((sum, id) => sum + contract(outlook, id), 0),
    character: state.round === 0 && me.character !== '' ? characterWorth(judge, me.character) : 0,
    ...(state.modules && { modules: modulesWorth(outlook) })
  }
}

/** Points at the end for Beijing, most contracts, and modules; with nothing left to do also for goods and coins. */
function atTheEnd({ content, state, seat, rounds, ahead }: Outlook): number {
  const { beijing = 0, mostContracts = 0, goods = 0, coins = 0 } = endPoints(content, state, seat)
  let modules = 0
  for (const points of Object.values(modulePoints(content, state, seat))) modules += points ?? 0
  return beijing + mostContracts * family.mostShare(rounds) + modules + (ahead === 0 ? goods + coins : 0)
}

/**
 * What the stock is worth for use until the end, and as goods in Beijing. Counting in full what it scores in the end made
 * players hoard, and was weaker.
 */
function stock({ weights, me, ahead }: Outlook): number {
  if (ahead === 0) return 0
  const { coin, pepper, silk, gold } = me.stock
  const goods = me.posts.includes('beijing') ? 0.35 * (pepper + silk + gold) : 0
  return (
    0.02 * coin +
    (family.purseWorth(weights, me.stock) +
      (pepper * 0.6 + silk * 0.9 + gold * 1.25) * weights.goods +
      goods) *
      ahead
  )
}

/** Income of small cities, use of large ones, and progress towards the last posts, which score points. */
function posts(outlook: Outlook): number {
  const { content, weights, state, me, rounds, ahead } = outlook
  const late = me.posts.length - (content.numbers.ownPosts - 5)
  let sum = late > 0 ? late * weights.latePost * ahead : 0
  for (const city of me.posts) sum += rounds * perRound(outlook, state, city)
  return sum
}

function goals({ content, weights, me, cards, ahead }: Outlook): number {
  let sum = goalPoints(content, me.posts, cards)
  for (const card of cards) {
    const { places, vp } = content.goal(card)
    const held = places.filter((place) => me.posts.includes(place)).length
    if (held === 1) sum += weights.halfGoal * vp * ahead
  }
  return sum
}

/** What the seat's best travel project may still bring. */
function journeys(outlook: Outlook): number {
  const { content, weights, prices, state, seat, cards, rounds } = outlook
  const gains = {
    once: (city: string): number => immediateGain(outlook, state, city),
    perRound: (city: string): number => perRound(outlook, state, city),
    outposts: (): OutpostPrices => outpostPrices(content.outpostBonuses, (reward) => priced(prices, reward)),
    beijing: nextSlot(outlook, state)
  }
  return weights.journeys * bestProject({ content, weights, gains, cards }, state, seat, rounds)
}

/** What camels and goods of a cost are worth while they are in stock. */
const stockWorth = ({ camel = 0, pepper = 0, silk = 0, gold = 0 }: Bundle): number =>
  camel * 0.55 + pepper * 0.6 + silk * 0.9 + gold * 1.25

/** A held contract; worth more the nearer it is to being completed. */
function contract({ content, weights, prices, me, ahead }: Outlook, id: string): number {
  const { cost, reward, vp } = content.contract(id)
  const { stock: held } = me
  const short = family.goodsShort(cost, held) + 0.6 * Math.max(0, (cost.camel ?? 0) - held.camel)
  const brings = Math.max(0, vp + priced(prices, reward) - weights.contractCost * stockWorth(cost))
  return family.contractWorth(weights, brings, short, ahead)
}

/** What the state of the modules in play is worth to a seat. */
const modulesWorth = ({ content, known, state, seat, ahead }: Outlook): number =>
  knownOf(known, state).reduce((sum, module) => sum + (module.worth?.(content, state, seat, ahead) ?? 0), 0)
