/**
 * Travel as a project: what the best journeys that a seat can still make bring, less what they cost. A project is one
 * or more legs of one figure, one Travel action a round, then those of another figure. The stock pays for it first;
 * what is short has yet to be earned.
 */
import type { PlaceId } from '../roads/map'
import { bitOf, type Leg } from './legs'
import type { Project, ProjectWeights, Table } from './project-table'

/** How many continuations from each city are kept. */
const branches = 4
/** Beyond this many steps dice are seldom high enough. */
const easySteps = 4
/** How many projects from a place are kept. */
const mostProjects = 40

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
  /** Corrections of the table for the present position: by a city's bit, the points to add for a post there. */
  readonly postAdjustments: readonly { readonly bit: number; readonly points: number }[]
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
  let gains = 0
  for (const { points } of traveller.postAdjustments) if (points > 0) gains += points
  let most = best
  for (const one of projects) {
    if (upperBound(weights, one) + gains <= most) break
    most = Math.max(most, worth(weights, traveller, one, most))
  }
  return most
}

/** The most that a project brings, begun now or later. */
const upperBound = ({ nextJourney }: ProjectWeights, { points, then }: Project): number =>
  then + (points > 0 ? points : nextJourney * points)

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
  for (const { bit, points } of postAdjustments) if ((posts & bit) !== 0) sum += points
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

/**
 * Projects that begin at a place with these posts, whose first journey has `rounds` rounds to come after it. With
 * `after`, each is followed by the best project of another figure that stands there, if rounds and actions allow.
 * Sorted by `upperBound`, whatever they cost.
 */
function projectsFrom(
  table: Table,
  mask: number,
  place: PlaceId,
  rounds: number,
  after?: PlaceId
): readonly Project[] {
  const { places } = table.legs
  const [at, other] = [places.indexOf(place), after === undefined ? 0 : 1 + places.indexOf(after)]
  const key = ((mask * 64 + at) * 16 + rounds) * 64 + other
  const known = table.projects.get(key)
  if (known) return known
  const made: Project[] =
    after === undefined
      ? bestOf(
          table,
          projectsWith(table, mask, table.legs.from[at] ?? [], rounds, table.actions),
          mostProjects
        )
      : withSecondFigure(table, mask, projectsFrom(table, mask, place, rounds), after, rounds)
  made.sort((a, b) => upperBound(table.weights, b) - upperBound(table.weights, a))
  table.projects.set(key, made)
  return made
}

/** The projects that leave a round and an action for another figure, each with that figure's best one after it. */
function withSecondFigure(
  table: Table,
  mask: number,
  projects: readonly Project[],
  to: PlaceId,
  rounds: number
): Project[] {
  const made: Project[] = []
  for (const one of projects) {
    const left = rounds - one.actions
    if (left < 0 || one.actions >= table.actions) continue
    const [rest] = bestOf(table, projectsFrom(table, mask | one.posts, to, left), 1)
    if (rest && one.actions + rest.actions <= table.actions) made.push(followedBy(table, one, rest))
  }
  return made
}

/**
 * The projects that begin with these legs, each alone and with its continuations. Leaves out legs whose city has a post
 * and legs that take too many rounds.
 */
function projectsWith(
  table: Table,
  mask: number,
  legs: readonly Leg[],
  rounds: number,
  most: number
): Project[] {
  const { nextJourney } = table.weights
  const made: Project[] = []
  for (const leg of legs) {
    const fresh = (leg.via | bitOf(leg.city)) & ~mask
    const left = rounds - (leg.actions - 1)
    if ((fresh & bitOf(leg.city)) === 0 || left < 0 || leg.actions > most) continue
    const points = gainOf(table, mask, fresh, leg, left) - Math.max(0, leg.steps / leg.actions - easySteps)
    made.push({
      leg,
      points: leg.actions > 1 ? points * nextJourney ** (leg.actions - 1) : points,
      then: 0,
      coins: leg.coins,
      camels: leg.camels,
      actions: leg.actions,
      posts: fresh
    })
  }
  for (const alone of [...made]) {
    const left = rounds - alone.actions
    if (left < 0 || alone.actions === most) continue
    for (const rest of continuations(table, mask | alone.posts, alone.leg.city, left, most - alone.actions))
      made.push(followedBy(table, alone, rest))
  }
  return made
}

/** A project, and another one after it. */
const followedBy = ({ weights }: Table, one: Project, rest: Project): Project => ({
  leg: one.leg,
  points: one.points,
  then: one.then + weights.nextJourney ** one.actions * (rest.points + rest.then),
  coins: one.coins + rest.coins,
  camels: one.camels + rest.camels,
  actions: one.actions + rest.actions,
  posts: one.posts | rest.posts
})

/** The best projects that start in a city; how it was reached makes no difference. */
function continuations(
  table: Table,
  mask: number,
  city: number,
  rounds: number,
  most: number
): readonly Project[] {
  const key = ((mask * 32 + city) * 16 + rounds) * 8 + most
  const known = table.continuations.get(key)
  if (known) return known
  const { legs } = table
  const ranked: { readonly item: Leg; readonly rank: number }[] = []
  for (const leg of legs.onward[legs.placeOf[city] ?? -1] ?? []) {
    const rank = rankOf(table, mask, leg, rounds)
    if (rank > 0) ranked.push({ item: leg, rank })
  }
  const made = bestOf(table, projectsWith(table, mask, topRanked(ranked, branches), rounds, most), branches)
  table.continuations.set(key, made)
  return made
}

/** What a leg brings at an average price; 0 where its city has a post. */
function rankOf(table: Table, mask: number, leg: Leg, rounds: number): number {
  const fresh = (leg.via | bitOf(leg.city)) & ~mask
  if ((fresh & bitOf(leg.city)) === 0) return 0
  const left = Math.max(0, rounds - (leg.actions - 1))
  return gainOf(table, mask, fresh, leg, left) - averagePrice(table.weights, leg)
}

/** What a leg brings, less its dice. */
const gainOf = (
  { gain, weights }: Table,
  mask: number,
  fresh: number,
  { points, actions, dice }: Leg,
  rounds: number
): number => gain(mask, fresh, rounds) + points - actions * dice * weights.travelDie

/** The best projects at an average price, at most `most`. */
const bestOf = ({ weights }: Table, projects: readonly Project[], most: number): Project[] =>
  topRanked(
    projects.map((one) => ({ item: one, rank: one.points + one.then - averagePrice(weights, one) })),
    most
  )

/** The items of the highest ranks, at most `most`. */
function topRanked<T>(ranked: { readonly item: T; readonly rank: number }[], most: number): T[] {
  ranked.sort((a, b) => b.rank - a.rank)
  return ranked.slice(0, most).map(({ item }) => item)
}

/** What coins and camels cost when half of them are held. */
const averagePrice = (
  { coinSpent, coinShort, camelSpent, camelShort }: ProjectWeights,
  { coins, camels }: Pick<Leg, 'coins' | 'camels'>
): number => (coins * (coinSpent + coinShort) + camels * (camelSpent + camelShort)) / 2
