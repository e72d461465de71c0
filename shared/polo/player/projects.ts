/**
 * Travel as a project: what the best journeys that a seat can still make bring, less what they cost. A project is one
 * or more legs of one figure, one Travel action a round, then those of another figure. The stock pays for it first;
 * what is short has yet to be earned.
 */
import type { PlaceId } from '../roads/map'
import { bitOf, indexOfLowest } from './legs'
import { projectsFrom, upperBound } from './project-list'
import type { Project, ProjectWeights, Table } from './project-table'

/** Estimates of the coins and camels that are earned on the side per round, and per die left in this round. */
const [coinsARound, camelsARound] = [6, 3]
const [coinsADie, camelsADie] = [2, 0.8]

/** The seat that travels. */
export interface Traveller {
  readonly posts: readonly PlaceId[]
  readonly figures: readonly PlaceId[]
  readonly coins: number
  readonly camels: number
  /** Dice in hand. */
  readonly dice: number
  /**
   * By ticket: the steps it could have in this round, 0 for none, and whether its space must be paid for by the lower
   * die.
   */
  readonly now: readonly { readonly steps: number; readonly isPaid: boolean }[]
  /** Corrections of the table for the present position: by the index of a city, the points to add for a post there. */
  readonly postAdjustments: readonly number[]
}

/** What the best project is worth with `rounds` rounds after this one; 0 if none pays. */
export function bestProject(table: Table, traveller: Traveller, rounds: number): number {
  let mask = 0
  for (const city of traveller.posts) mask |= bitOf(table.legs.indexOf.get(city))
  const setsOut = traveller.now.some(({ steps }) => steps > 0)
  let best = 0
  for (const place of traveller.figures) {
    // Alone, and with what another figure does after it.
    for (const other of traveller.figures) {
      const after = other === place ? undefined : other
      if (setsOut)
        best = bestWorth(table, traveller, worthNow, projectsFrom(table, mask, place, rounds, after), best)
      if (rounds > 0)
        best = bestWorth(
          table,
          traveller,
          worthLater,
          projectsFrom(table, mask, place, rounds - 1, after),
          best
        )
    }
  }
  return best
}

/** What the best of these projects, sorted by `upperBound`, is worth; `best` if none is worth more. */
function bestWorth(
  { weights }: Table,
  traveller: Traveller,
  worth: typeof worthNow,
  projects: readonly Project[],
  best: number
): number {
  // Rounding must not hide a project that is as good as the best.
  let gains = 1e-9
  for (const points of traveller.postAdjustments) if (points > 0) gains += points
  let most = best
  for (const one of projects) {
    if (upperBound(weights, one) + gains <= most) break
    most = Math.max(most, worth(weights, traveller, one, most))
  }
  return most
}

/** What a project begun in this round is worth; `atLeast` or less if it is impossible or not worth more. */
function worthNow(weights: ProjectWeights, traveller: Traveller, one: Project, atLeast: number): number {
  const { leg, actions } = one
  const ticket = traveller.now[leg.ticket]
  if (!ticket || leg.steps > ticket.steps) return atLeast
  const brings = one.points + one.then + adjustmentOf(traveller, one)
  if (brings <= atLeast) return atLeast
  const coins = ticket.isPaid ? one.coins + leg.steps / leg.actions : one.coins
  return brings - costOf(weights, traveller, one, coins, actions - 1, traveller.dice - leg.dice)
}

/** What a project begun in the next round is worth; `atLeast` or less if it is not worth more. */
function worthLater(weights: ProjectWeights, traveller: Traveller, one: Project, atLeast: number): number {
  const brings = weights.nextJourney * one.points + one.then + adjustmentOf(traveller, one)
  if (brings <= atLeast) return atLeast
  return brings - costOf(weights, traveller, one, one.coins, one.actions, traveller.dice)
}

/** The sum of the corrections for a project's posts. */
function adjustmentOf({ postAdjustments }: Traveller, { posts }: Project): number {
  let sum = 0
  for (let left = posts; left !== 0; left &= left - 1) sum += postAdjustments[indexOfLowest(left)] ?? 0
  return sum
}

/** What a project costs, with `rounds` rounds and `dice` spare dice of this round to earn what is short. */
function costOf(
  { coinSpent, coinShort, camelSpent, camelShort, beyond }: ProjectWeights,
  held: Traveller,
  { camels }: Project,
  coins: number,
  rounds: number,
  dice: number
): number {
  const easyCoins = rounds * coinsARound + dice * coinsADie
  const easyCamels = rounds * camelsARound + dice * camelsADie
  return (
    priceOf(coins, held.coins, easyCoins, coinSpent, coinShort, beyond) +
    priceOf(camels, held.camels, easyCamels, camelSpent, camelShort, beyond)
  )
}

/** The cost of `need` items of which `held` are in stock and `easy` can be earned on the side. */
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
