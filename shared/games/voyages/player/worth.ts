/**
 * What a position of Voyages is worth to a seat, in points at the end: what it has, and what it may expect of the rest of
 * the game. Designed by us.
 */
import type { Seat } from '../../../engine/rules'
import { joinedTables } from '../../../polo/modules'
import type { Worth } from '../../../players/knowledge'
import type { Content } from '../content'
import { endPoints, goalPoints, modulePoints } from '../scoring'
import { seatOf, totalPoints } from '../seats'
import type { AnyItem, Bundle, Item, SeatState, State } from '../types'
import { nearnessOf } from './distances'
import { knownOf, type ModuleKnowledge } from './of-modules'

/** What one of each is worth when it is received, in points. */
const prices: Readonly<Record<Item, number>> = {
  coin: 0.28,
  camel: 0.6,
  pepper: 0.7,
  silk: 1,
  gold: 1.4,
  vp: 1,
  'any-good': 1.4,
  'different-goods': 1.1,
  'black-die': 2.2,
  contract: 1.2,
  move: 2,
  'other-city-bonus': 2.2,
  'own-city-bonus': 2.5
}

/** What items are worth, those of modules among them. */
export type Prices = Readonly<Partial<Record<AnyItem, number>>>

/** The prices of the game with those of these modules. */
export const pricesWith = (known: readonly ModuleKnowledge[]): Prices => ({
  ...prices,
  ...joinedTables(known.map((module) => module.prices ?? {}))
})

/** A bundle by these prices. */
function priced(of: Prices, bundle: Bundle): number {
  let sum = 0
  for (const item in bundle) sum += (bundle[item as AnyItem] ?? 0) * (of[item as AnyItem] ?? 0)
  return sum
}

/** What a position is judged by, in points a piece unless said otherwise; `npm run ladder` shows what they are worth. */
export interface Weights {
  /** A card with one of its cities held, and with none, as a share of its points. */
  readonly halfGoal: number
  readonly noGoal: number
  /** All that the journeys promise, and the share of it that is left with each step of the way. */
  readonly journeys: number
  readonly perStep: number
  /** A city nobody's goal names, and one that a goal names beyond the goal's points. */
  readonly anyCity: number
  readonly goalCity: number
  /** A goal's points in its first city, as a share. */
  readonly firstCity: number
  /** Beijing's points, as a share. */
  readonly beijing: number
  /** Each of the last five posts that everybody has, for the points of the last two. */
  readonly latePost: number
  /** A small city's income in a round: the share of its price that is counted. */
  readonly income: number
  readonly coin: number
  readonly camel: number
  readonly goods: number
  /** A die in hand, and each of its pips. */
  readonly die: number
  readonly pip: number
  /** A contract in hand: at least, and with nothing missing, as shares of what it brings. */
  readonly contractHeld: number
  readonly contractReady: number
}

export const usualWeights: Weights = {
  halfGoal: 0.3,
  noGoal: 0.1,
  journeys: 0.45,
  perStep: 0.6,
  anyCity: 1.2,
  goalCity: 2,
  firstCity: 0.4,
  beijing: 0.8,
  latePost: 0.8,
  income: 0.8,
  coin: 0.26,
  camel: 0.8,
  goods: 1,
  die: 1.2,
  pip: 0.22,
  contractHeld: 0.15,
  contractReady: 0.4
}

/** What a position is judged with. */
export interface Judge {
  readonly content: Content
  readonly weights: Weights
  readonly prices: Prices
  /** What is known of modules, those that are not played among them. */
  readonly known: readonly ModuleKnowledge[]
}

interface Outlook extends Judge {
  readonly state: State
  readonly me: SeatState
  readonly seat: Seat
  /** Rounds after this one. */
  readonly rounds: number
  /** From 0 to 1: how much of the game lies ahead. */
  readonly ahead: number
}

/** The worth by parts. Reads the seat's own goals, and nothing of the others that is hidden. */
export function worth(judge: Judge, state: State, seat: Seat): Worth {
  const { content, weights, prices, known } = judge
  const me = seatOf(state, seat)
  if (state.phase === 'over') return { points: totalPoints(me) }
  const rounds = Math.max(0, content.numbers.rounds - state.round)
  const ahead = 1 - Math.exp(-1.3 * (rounds + me.dice.length / 5))
  // Field by field: what is spread into a literal costs as much as a third of all that follows.
  const outlook: Outlook = { content, weights, prices, known, state, me, seat, rounds, ahead }
  return {
    points: totalPoints(me),
    atTheEnd: atTheEnd(outlook),
    stock: stock(outlook),
    dice: me.dice.reduce((sum, { value }) => sum + weights.die + weights.pip * (value || 6), 0),
    posts: posts(outlook),
    goals: goals(outlook),
    journeys: journeys(outlook),
    contracts: me.contracts.reduce((sum, id) => sum + contract(outlook, id), 0),
    character: me.character === '' ? 0 : characterWorth(outlook),
    ...(state.modules && { modules: ofModules(outlook) })
  }
}

/** Beijing, most contracts and what modules score. */
function atTheEnd({ content, state, me, seat, rounds, ahead }: Outlook): number {
  const { beijing = 0, mostContracts = 0 } = endPoints(content, state, seat)
  const { pepper, silk, gold } = me.stock
  const goods = me.posts.includes('beijing') ? 0.35 * (pepper + silk + gold) * ahead : 0
  let modules = 0
  for (const points of Object.values(modulePoints(content, state, seat))) modules += points ?? 0
  return beijing + goods + mostContracts * (rounds > 0 ? 0.35 : 0.9) + modules
}

function stock({ weights, me, ahead }: Outlook): number {
  const { coin, camel, pepper, silk, gold } = me.stock
  return (
    coin * (0.02 + weights.coin * ahead) +
    (Math.sqrt(camel) * weights.camel + camel * 0.25) * ahead +
    (pepper * 0.6 + silk * 0.9 + gold * 1.25) * weights.goods * ahead
  )
}

/** Income of small cities, use of large ones, and the way to the last posts, which bring points. */
function posts({ content, weights, prices, state, me, rounds, ahead }: Outlook): number {
  const late = me.posts.length - (content.numbers.ownPosts - 5)
  let sum = late > 0 ? late * weights.latePost * ahead : 0
  for (const city of me.posts) {
    if (content.place(city).kind === 'palace') continue
    const bonus = state.cityBonuses[city]
    sum += rounds * (0.3 + (bonus ? weights.income * priced(prices, content.cityBonus(bonus).reward) : 0.9))
  }
  return sum
}

function goals({ content, weights, me, ahead }: Outlook): number {
  const cards = me.goals.cards ?? []
  let sum = goalPoints(content, me.posts, cards)
  for (const card of cards) {
    const { places, vp } = content.goal(card)
    const held = places.filter((place) => me.posts.includes(place)).length
    if (held === 1) sum += weights.halfGoal * vp * ahead
    if (held === 0) sum += weights.noGoal * vp * ahead
  }
  return sum
}

/** What the cities promise that are still to be reached, less the farther they lie. */
function journeys({ content, weights, state, me, ahead }: Outlook): number {
  if (me.postsLeft === 0) return 0
  const { cities, from } = nearnessOf(content, me.character, weights.perStep)
  const rows = me.figures.map((place) => from.get(place))
  const slot = state.beijing.indexOf(-1)
  let sum = 0
  for (let at = 0; at < cities.length; at++) {
    const id = cities[at] ?? ''
    if (me.posts.includes(id)) continue
    let near = 0
    for (const row of rows) near = Math.max(near, row?.[at] ?? 0)
    let promise = weights.anyCity
    if (id === 'beijing') promise += weights.beijing * (content.numbers.beijingPoints[slot] ?? 0)
    if (state.outposts[id]) promise += 0.8
    for (const card of me.goals.cards ?? []) {
      const { places, vp } = content.goal(card)
      if (!places.includes(id)) continue
      const half = places.some((place) => me.posts.includes(place))
      promise += (half ? vp : vp * weights.firstCity) + weights.goalCity
    }
    sum += promise * near
  }
  return weights.journeys * sum * ahead
}

/** A held contract: the nearer to being completed, the more. */
function contract({ content, weights, prices, me, ahead }: Outlook, id: string): number {
  const { cost, reward, vp } = content.contract(id)
  const { stock: held } = me
  const short =
    0.7 * Math.max(0, (cost.pepper ?? 0) - held.pepper) +
    Math.max(0, (cost.silk ?? 0) - held.silk) +
    1.4 * Math.max(0, (cost.gold ?? 0) - held.gold) +
    0.6 * Math.max(0, (cost.camel ?? 0) - held.camel)
  const chance = short === 0 ? Math.max(ahead, 0.5) : ahead
  const share = weights.contractHeld + weights.contractReady * Math.exp(-short / 2.5)
  return (vp + priced(prices, reward)) * share * chance
}

/** What a seat holds of the modules that are played. */
const ofModules = ({ content, known, state, seat, ahead }: Outlook): number =>
  knownOf(known, state).reduce((sum, module) => sum + (module.worth?.(content, state, seat, ahead) ?? 0), 0)

/** What a character will bring in the rounds to come, roughly: only the draft compares characters. */
function characterWorth({ content, known, prices, state, me: { character } }: Outlook): number {
  if (state.phase !== 'characters' || character === '') return 0
  const ofModule = known.find(({ characters }) => characters?.[character] !== undefined)
  if (ofModule) return ofModule.characters?.[character] ?? 0
  const {
    roundStart = {},
    whiteDice = 0,
    figures = 1,
    firstPost,
    extraPosts = 0,
    rolls,
    payForOccupied,
    routesFrom
  } = content.character(character)
  const rounds = content.numbers.rounds
  return (
    rounds * (priced(prices, roundStart) + 2.2 * whiteDice) +
    (figures > 1 ? 6 : 0) +
    (firstPost ? 8 : 0) +
    2 * extraPosts +
    (rolls === false ? 10 : 0) +
    (payForOccupied ? 7 : 0) +
    (routesFrom ? 5 : 0)
  )
}
