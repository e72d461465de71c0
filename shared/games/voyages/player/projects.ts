/**
 * Travel as a project: what the best journeys that a seat can still make bring, less what they cost it. A project is a
 * Travel action or several, one a round, each to the end of a leg; the stock pays for it first, and what is short has yet to
 * be got.
 */
import type { Seat } from '../../../engine/rules'
import { hasOwnColour } from '../../../polo/dice'
import type { Content } from '../content'
import type { LocationId, SeatState, State } from '../types'
import { seatOf } from '../seats'
import { bitOf, legsOf } from './legs'
import { goalsOf, projectsFrom, type Project, type ProjectWeights, type Table } from './ways'

/** What a post in a city brings to a seat, goals apart. */
export interface Promises {
  /** Once, when it is placed now. */
  readonly once: (city: LocationId) => number
  /** In each round after that. */
  readonly perRound: (city: LocationId) => number
}

/** Coins and camels that are got on the side in a round, and with each die that this round leaves. */
const [coinsARound, camelsARound] = [6, 3]
const [coinsADie, camelsADie] = [2, 0.8]

/** What the seat's best project is worth from this position, with so many rounds after this one; 0 where none pays. */
export function bestProject(
  content: Content,
  weights: ProjectWeights,
  promises: Promises,
  state: State,
  seat: Seat,
  rounds: number
): number {
  const me = seatOf(state, seat)
  if (me.postsLeft === 0) return 0
  const table = tableOf(content, weights, promises, state, me)
  let mask = 0
  for (const city of me.posts) mask |= bitOf(table.legs.indexOf.get(city))
  const dice = me.dice.length
  const steps = stepsNow(state, seat, me)
  const on = state.spaces['travel']
  const isPaid = on !== undefined && on.length > 0 && !content.character(me.character).payForOccupied
  let best = 0
  for (const place of me.figures) {
    if (steps > 0)
      for (const one of projectsFrom(table, mask, place, rounds)) {
        if (one.steps > steps) continue
        const coins = isPaid ? one.coins + one.steps : one.coins
        const brings = one.points + one.then
        best = Math.max(best, brings - costOf(weights, me, one, coins, one.journeys - 1, dice - 2))
      }
    if (rounds > 0)
      for (const one of projectsFrom(table, mask, place, rounds - 1)) {
        const brings = weights.nextJourney * one.points + one.then
        best = Math.max(best, brings - costOf(weights, me, one, one.coins, one.journeys, dice))
      }
  }
  return best
}

/** What a project costs that waits for so many rounds, with so many dice of this one to spare. */
function costOf(
  { coinSpent, coinShort, camelSpent, camelShort, beyond }: ProjectWeights,
  { stock }: SeatState,
  { camels }: Project,
  coins: number,
  rounds: number,
  dice: number
): number {
  const easyCoins = rounds * coinsARound + dice * coinsADie
  const easyCamels = rounds * camelsARound + dice * camelsADie
  return (
    priceOf(coins, stock.coin, easyCoins, coinSpent, coinShort, beyond) +
    priceOf(camels, stock.camel, easyCamels, camelSpent, camelShort, beyond)
  )
}

/** What so much costs of which some is held, and some can be got on the side. */
function priceOf(
  need: number,
  held: number,
  easy: number,
  spent: number,
  short: number,
  beyond: number
): number {
  if (need <= held) return need * spent
  const lack = need - held
  return held * spent + (lack <= easy ? lack : easy + (lack - easy) * beyond) * short
}

/** Steps that a Travel action could have in this round; 0 for none. */
function stepsNow({ spaces }: State, seat: Seat, { dice }: SeatState): number {
  if (dice.length < 2 || hasOwnColour(spaces['travel'] ?? [], seat)) return 0
  let [first, second] = [0, 0]
  for (const { value } of dice) {
    const pips = value || 6
    if (pips > first) [first, second] = [pips, first]
    else if (pips > second) second = pips
  }
  return second
}

const tables = new WeakMap<Content, WeakMap<ProjectWeights, Map<string, Table>>>()
/** More tables than this are not kept. */
const mostTables = 300

function tableOf(
  content: Content,
  weights: ProjectWeights,
  { once, perRound }: Promises,
  state: State,
  me: SeatState
): Table {
  const ofContent = tables.get(content) ?? new WeakMap<ProjectWeights, Map<string, Table>>()
  tables.set(content, ofContent)
  const known = ofContent.get(weights) ?? new Map<string, Table>()
  ofContent.set(weights, known)
  const ownPosts = me.posts.length + me.postsLeft
  const cards = me.goals.cards ?? []
  const key = `${me.character} ${ownPosts} ${cards.join()} ${surroundings(state)}`
  const table = known.get(key)
  if (table) return table
  const legs = legsOf(content, me.character)
  const made: Table = {
    content,
    weights,
    legs,
    ownPosts,
    goals: goalsOf(content, legs, cards),
    once: legs.cities.map(once),
    perRound: legs.cities.map(perRound),
    projects: new Map(),
    goingOn: new Map()
  }
  if (known.size >= mostTables) known.clear()
  known.set(key, made)
  return made
}

/** What cities bring depends on this: how the table was laid, outposts that are left, and Beijing's next slot. */
function surroundings({ cityBonuses, cityCards, outposts, beijing }: State): string {
  let key = `${laid(cityBonuses)} ${laid(cityCards)} ${beijing.indexOf(-1)}`
  for (const city in outposts) key += ` ${outposts[city] ?? ''}`
  return key
}

/** What stays as it was laid for the whole game, in words; copies of a position share it. */
function laid(tiles: object): string {
  const known = layouts.get(tiles)
  if (known !== undefined) return known
  const words = JSON.stringify(tiles)
  layouts.set(tiles, words)
  return words
}
const layouts = new WeakMap<object, string>()
