/** The projects (`projects.ts`) that can begin at a place, whatever they cost; kept in the table for the whole game. */
import type { PlaceId } from '../roads/map'
import { bitOf, type Leg } from './legs'
import type { Project, ProjectWeights, Table } from './project-table'

/** How many continuations from each city are kept. */
const branches = 4
/** Beyond this many steps dice are seldom high enough. */
const easySteps = 4
/** How many projects from a place are kept. */
const mostProjects = 40

/** The most that a project is worth, begun now or later: what it brings, less its price if all of it is in stock. */
export const upperBound = (
  { nextJourney, coinSpent, camelSpent }: ProjectWeights,
  { points, then, coins, camels }: Project
): number => then + (points > 0 ? points : nextJourney * points) - coins * coinSpent - camels * camelSpent

/**
 * Projects that begin at a place with these posts, whose first journey has `rounds` rounds to come after it. With
 * `after`, each is followed by the best project of another figure that stands there, if rounds and actions allow.
 * Sorted by `upperBound`.
 */
export function projectsFrom(
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
