/** The parts of the estimate of a position that all games of the family share. All values are our own estimates. */
import type { Seat } from '../../engine/rules'
import type { Die } from '../dice'

/** The weights of these parts, in points per piece unless said otherwise. */
export interface CommonWeights {
  /** The best travel project, as a share of its value. */
  readonly journeys: number
  /** Each late post, as progress towards the points of the last ones. */
  readonly latePost: number
  readonly coin: number
  readonly camel: number
  readonly goods: number
  /** A die in hand, and each of its pips. */
  readonly die: number
  readonly pip: number
  /** Shares of what a held contract brings: counted always, and added in full if nothing of its cost is missing. */
  readonly contractHeld: number
  readonly contractReady: number
}

/** A position as the parts of an estimate read it. */
export interface CommonOutlook<State, SeatState> {
  readonly state: State
  readonly me: SeatState
  readonly seat: Seat
  /** The goal cards that the seat keeps, if the viewer may see them. */
  readonly cards: readonly string[]
  /** Rounds after this one. */
  readonly rounds: number
  /** From 0 to 1: how much of the game lies ahead. */
  readonly ahead: number
}

/** How much of the game lies ahead with so many rounds to come and dice in hand. */
export const aheadOf = (rounds: number, dice: number): number => 1 - Math.exp(-1.3 * (rounds + dice / 5))

/** The share that counts of points for the most contracts, which others may still overtake. */
export const mostShare = (rounds: number): number => (rounds > 0 ? 0.35 : 0.9)

/**
 * What journeys are worth. Before the first round only what the goal cards add to them counts: the usual journeys of a
 * character are part of what it is worth as a whole, by which characters are compared in the draft.
 */
export const journeysWorth = <Outlook extends CommonOutlook<{ readonly round: number }, unknown>>(
  journeys: (outlook: Outlook) => number,
  outlook: Outlook
): number => journeys(outlook) - (outlook.state.round > 0 ? 0 : journeys({ ...outlook, cards: [] }))

/** What the dice in hand are worth. */
export const diceWorth = ({ die, pip }: CommonWeights, dice: readonly Die[]): number =>
  dice.reduce((sum, { value }) => sum + die + pip * (value || 6), 0)

/** What coins and camels are worth for use until the end of the game. */
export const purseWorth = (
  weights: CommonWeights,
  { coin, camel }: { readonly coin: number; readonly camel: number }
): number => coin * weights.coin + Math.sqrt(camel) * weights.camel + camel * 0.25

interface Goods {
  readonly pepper: number
  readonly silk: number
  readonly gold: number
}

/** How much of a contract's goods is missing, weighted by how hard each is to get. */
export const goodsShort = (cost: Readonly<Partial<Goods>>, held: Goods): number =>
  0.7 * Math.max(0, (cost.pepper ?? 0) - held.pepper) +
  Math.max(0, (cost.silk ?? 0) - held.silk) +
  1.4 * Math.max(0, (cost.gold ?? 0) - held.gold)

/** A held contract that brings so many points; worth more the less of its cost is `short`. */
export function contractWorth(weights: CommonWeights, brings: number, short: number, ahead: number): number {
  const chance = short === 0 ? Math.max(ahead, 0.5) : ahead
  const share = weights.contractHeld + weights.contractReady * Math.exp(-short / 2.5)
  return brings * share * chance
}
