/**
 * Estimates what a position is worth to a seat, in points at the end: what it has, and what it may expect of the rest of the
 * game. All values are our own estimates.
 */
import type { Seat } from '../../../engine/rules'
import type { Worth } from '../../../players/knowledge'
import type { Character, Content } from '../game'
import { contractPoints, sealPoints, shieldPoints } from '../scoring'
import { ownContractCities, ownMarkerCities, seatOf, totalPoints } from '../seats'
import type { SeatState, State } from '../types'
import { markerPrice, perRound } from './cities'
import { characterWorth } from './draft'
import { priced } from './prices'
import { keptGoals } from '../../../polo/player/round'
import type { Likes } from '../../../polo/player/styles'
import * as family from '../../../polo/player/worth'
import { bestProject, type Weights as ProjectWeights } from './projects'

/** The weights of the estimate, in points per piece unless said otherwise; `npm run ladder` measures other weights. */
export interface Weights extends family.CommonWeights, ProjectWeights {
  /** A seal that is not improved: the share of what improving it would bring, and of a goal card's points for it. */
  readonly seal: number
  readonly sealGoal: number
  /** The share that counts of a good's worth, for each one of a kind beyond the first three. */
  readonly surplus: number
  readonly jade: number
}

export const usualWeights: Weights = {
  journeys: 0.9,
  nextJourney: 0.9,
  travelDie: 1.5,
  coinSpent: 0.26,
  camelSpent: 0.5,
  coinShort: 0.42,
  camelShort: 0.75,
  beyond: 2,
  anyCity: 0.2,
  contractCity: 0.25,
  cardCity: 0.35,
  specialCity: 0.5,
  firstContracts: 3,
  shield: 0.8,
  latePost: 0.5,
  income: 0.8,
  seal: 0.5,
  sealGoal: 0.5,
  coin: 0.22,
  camel: 0.8,
  goods: 1,
  surplus: 0.35,
  jade: 0.5,
  die: 1.2,
  pip: 0.22,
  contractHeld: 0.15,
  contractReady: 0.45
}

/** What the estimate depends on besides the position. */
export interface Judge {
  readonly content: Content
  readonly weights: Weights
  /** Whether the seat's style prefers a character in the draft; absent: it has no preferences. */
  readonly likes?: Likes<Character> | undefined
}

interface Outlook extends Judge, family.CommonOutlook<State, SeatState> {}

/** What an unused city card beside the board is worth while the whole game lies ahead. */
const cardWorth = 1.4

/** The worth of a position to `seat`, by parts, as seat `eyes` sees it: the goal card counts only for the seat itself. */
export function worth(judge: Judge, state: State, seat: Seat, eyes: Seat = seat): Worth {
  const { content, weights } = judge
  const me = seatOf(state, seat)
  const points = totalPoints(me)
  if (state.phase === 'over') return { points }
  const rounds = Math.max(0, content.numbers.rounds - state.round)
  const ahead = family.aheadOf(rounds, me.dice.length)
  const cards = keptGoals(state, seat, eyes === seat ? me.goals.cards : undefined)
  // Field by field, since spreading the judge here would add about a third to the cost of the whole function.
  const outlook: Outlook = { content, weights, state, me, seat, cards, rounds, ahead }
  const parts = {
    points,
    atTheEnd: contractPoints(content, state, seat) * family.mostShare(rounds),
    stock: stock(outlook),
    dice: family.diceWorth(weights, me.dice),
    posts: posts(outlook),
    shields: shieldPoints(content, me, cards),
    seals: seals(outlook),
    goals: cards.reduce((sum, card) => sum + goal(outlook, card), 0),
    journeys: family.journeysWorth(journeys, outlook),
    contracts: me.contracts.reduce((sum, id) => sum + contract(outlook, id), 0),
    kept: me.kept.reduce((sum, id) => sum + priced(content.outpost(id).reward), 0) * 0.9 * ahead,
    first: state.hourglass === seat && rounds > 0 ? 0.4 : 0,
    character:
      state.round === 0 && me.character !== '' ? characterWorth(content, me.character, judge.likes) : 0
  }
  const beside = content.character(me.character).cityCards ? state.besideCards : undefined
  return beside ? { ...parts, cards: beside.length * cardWorth * ahead } : parts
}

/** The stock: points for goods and coins at the end, and what it is worth for use until then. */
function stock({ content, weights, me, ahead }: Outlook): number {
  const { coin, pepper, silk, gold, jade } = me.stock
  const { coinsPerPoint, goodsPerPoint } = content.numbers
  const useful = (count: number): number => (count > 3 ? 3 + (count - 3) * weights.surplus : count)
  // The final score rounds down; before the end the rounding is ignored, since the seat may still get more.
  const points = ahead === 0 ? Math.floor : (share: number): number => share
  return (
    points((pepper + silk + gold + jade) / goodsPerPoint) +
    points(coin / coinsPerPoint) +
    (family.purseWorth(weights, me.stock) +
      (useful(pepper) * 0.25 + useful(silk) * 0.6 + useful(gold) * 1.05) * weights.goods +
      jade * weights.jade) *
      ahead
  )
}

/** Income of marker cities, a doubled bonus, use of other cities, and progress towards the last posts. */
function posts(outlook: Outlook): number {
  const { content, weights, state, me, rounds, ahead } = outlook
  let sum = me.posts.length >= 6 ? (me.posts.length - 5) * weights.latePost * ahead : 0
  for (const city of me.posts) sum += rounds * perRound(content, weights, state, city)
  if (ownContractCities(content, me).length > 0) sum += weights.firstContracts * ahead
  return sum + rounds * weights.income * doubled(outlook)
}

/** Improved seals by their bonus in later rounds and by goal cards; other seals by what improving them would bring. */
function seals({ content, weights, me, cards, rounds, ahead }: Outlook): number {
  let sum = sealPoints(content, me, cards)
  for (const id of me.seals) {
    const { bonus, improve } = content.seal(id)
    const income = rounds * weights.income * priced(bonus)
    if (me.improved.includes(id)) sum += income
    else sum += (0.5 + weights.seal * Math.max(0, income + priced(bonus) - 0.8 * priced(improve))) * ahead
  }
  return sum
}

/** The seat's best bonus of a round, for characters who receive one twice (ruling 50); 0 for all others. */
function doubled({ content, state, me }: Outlook): number {
  if (!content.character(me.character).doublesBonus) return 0
  let best = 0
  for (const city of ownMarkerCities(content, me)) best = Math.max(best, markerPrice(content, state, city))
  for (const id of me.improved) best = Math.max(best, priced(content.seal(id).bonus))
  return best
}

/** What a goal card may still bring for seals that are not improved yet; the travel project counts its shields. */
function goal({ content, weights, me, ahead }: Outlook, card: string): number {
  const { seals: wanted } = content.goal(card)
  let sum = 0
  for (const { seal, vp } of wanted)
    if (!me.improved.includes(seal)) sum += vp * weights.sealGoal * (me.seals.includes(seal) ? 0.8 : 0.3)
  return sum * ahead
}

/** What the seat's best travel project may still bring. */
const journeys = ({ content, weights, state, seat, cards, rounds }: Outlook): number =>
  weights.journeys * bestProject(content, weights, state, seat, cards, rounds)

/** A held contract; worth more the nearer it is to being completed. Jade replaces camels that are short. */
function contract({ content, me, weights, ahead }: Outlook, id: string): number {
  const { cost, reward, vp } = content.contract(id)
  const { stock: held } = me
  const camels = Math.max(0, (cost.camel ?? 0) - held.camel)
  const short =
    family.goodsShort(cost, held) +
    0.9 * Math.max(0, (cost.jade ?? 0) - held.jade) +
    0.6 * Math.max(0, camels - Math.max(0, held.jade - (cost.jade ?? 0)))
  return family.contractWorth(weights, vp + priced(reward), short, ahead)
}
