/** Projects of journeys that begin in a place: leg after leg, a round each, the best of them. */
import type { Content } from '../content'
import type { GoalId, LocationId } from '../types'
import { bitOf, type Leg, type Legs } from './legs'

/** What projects are weighed with, in points unless said otherwise. */
export interface ProjectWeights {
  /** A journey that is not made at once, and each one after another: the share that is counted of what it brings. */
  readonly nextJourney: number
  /** The dice of a Travel action. */
  readonly travelDice: number
  /** A coin and a camel of the stock that a journey takes. */
  readonly coinSpent: number
  readonly camelSpent: number
  /** One that has yet to be got, and how many times dearer those are that cannot be got on the side. */
  readonly coinShort: number
  readonly camelShort: number
  readonly beyond: number
}

/** Journeys of a project, and ways to go on from each city that are followed. */
const [mostJourneys, branches] = [3, 4]
/** Beyond so many steps two dice are seldom high enough. */
const easySteps = 4
/** Projects from a place that are compared in the end. */
const mostProjects = 40

/** A project: its first leg, and the journeys after it. */
export interface Project {
  readonly steps: number
  /** What the first journey brings, less its dice, and what the others do. */
  readonly points: number
  readonly then: number
  readonly coins: number
  readonly camels: number
  readonly journeys: number
}

/** The seat's goal cards over the cities of its legs: pairs as bits with their points, and all their places. */
interface Goals {
  readonly pairs: readonly { readonly bits: number; readonly vp: number }[]
  readonly places: number
}

/** What the same projects are made of; they are kept by posts, place and rounds. */
export interface Table {
  readonly content: Content
  readonly weights: ProjectWeights
  readonly legs: Legs
  readonly goals: Goals
  readonly once: readonly number[]
  readonly perRound: readonly number[]
  /** Posts that the seat has in all. */
  readonly ownPosts: number
  readonly projects: Map<number, readonly Project[]>
  readonly goingOn: Map<number, readonly Project[]>
}

/** Projects that begin in a place with these posts, the first journey being made with so many rounds to come after it. */
export function projectsFrom(
  table: Table,
  mask: number,
  place: LocationId,
  rounds: number
): readonly Project[] {
  const at = table.legs.places.indexOf(place)
  const key = (mask * 64 + at) * 16 + rounds
  const known = table.projects.get(key)
  if (known) return known
  const made = bestOf(
    table.weights,
    (table.legs.from[at] ?? []).flatMap((leg) => begunBy(table, mask, leg, rounds, mostJourneys)),
    mostProjects
  )
  table.projects.set(key, made)
  return made
}

/** The projects that begin with a leg; none where its city has a post. */
function begunBy(table: Table, mask: number, leg: Leg, rounds: number, most: number): Project[] {
  const fresh = (leg.via | bitOf(leg.city)) & ~mask
  if ((fresh & bitOf(leg.city)) === 0) return []
  const { weights } = table
  const points = gainOf(table, mask, fresh, rounds) - weights.travelDice - Math.max(0, leg.steps - easySteps)
  const alone = { steps: leg.steps, points, then: 0, coins: leg.coins, camels: leg.camels, journeys: 1 }
  if (rounds === 0 || most === 1) return [alone]
  return [
    alone,
    ...goingOn(table, mask | fresh, leg.city, rounds - 1, most - 1).map((rest) => ({
      ...alone,
      then: weights.nextJourney * (rest.points + rest.then),
      coins: leg.coins + rest.coins,
      camels: leg.camels + rest.camels,
      journeys: rest.journeys + 1
    }))
  ]
}

/** The best projects that go on from a city; how it was reached makes no difference. */
function goingOn(table: Table, mask: number, city: number, rounds: number, most: number): readonly Project[] {
  const key = ((mask * 32 + city) * 16 + rounds) * 8 + most
  const known = table.goingOn.get(key)
  if (known) return known
  const { weights, legs } = table
  const ways = (legs.from[legs.placeOf[city] ?? -1] ?? [])
    .map((leg) => ({ leg, rank: rankOf(table, mask, leg, rounds) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, branches)
  const made = bestOf(
    weights,
    ways.flatMap(({ leg }) => begunBy(table, mask, leg, rounds, most)),
    branches
  )
  table.goingOn.set(key, made)
  return made
}

/** What a leg brings at a middling price. */
function rankOf(table: Table, mask: number, { city, via, coins, camels }: Leg, rounds: number): number {
  const fresh = (via | bitOf(city)) & ~mask
  if ((fresh & bitOf(city)) === 0) return 0
  return (
    gainOf(table, mask, fresh, rounds) -
    table.weights.travelDice -
    middlingPrice(table.weights, coins, camels)
  )
}

function bestOf(weights: ProjectWeights, projects: readonly Project[], most: number): readonly Project[] {
  const worthOf = ({ points, then, coins, camels }: Project): number =>
    points + then - middlingPrice(weights, coins, camels)
  return projects.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, most)
}

/** What coins and camels cost when half of them are held. */
const middlingPrice = (
  { coinSpent, coinShort, camelSpent, camelShort }: ProjectWeights,
  coins: number,
  camels: number
): number => (coins * (coinSpent + coinShort) + camels * (camelSpent + camelShort)) / 2

/** What posts bring beside those in `mask`, with so many rounds to come. */
function gainOf(table: Table, mask: number, fresh: number, rounds: number): number {
  const { once, perRound, content, ownPosts } = table
  let gain = goalPoints(table, mask | fresh) - goalPoints(table, mask)
  let posts = bitsIn(mask)
  for (let left = fresh; left !== 0 && posts < ownPosts; left &= left - 1) {
    const at = 31 - Math.clz32(left & -left)
    gain += (once[at] ?? 0) + rounds * (perRound[at] ?? 0) + (content.numbers.postPoints[++posts] ?? 0)
  }
  return gain
}

function goalPoints({ content, goals }: Table, mask: number): number {
  let points = content.numbers.goalPlacePoints[bitsIn(mask & goals.places)] ?? 0
  for (const { bits, vp } of goals.pairs) if ((mask & bits) === bits) points += vp
  return points
}

function bitsIn(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count++
  return count
}

/** Goal cards over the cities of legs. */
export function goalsOf(content: Content, { indexOf }: Legs, cards: readonly GoalId[]): Goals {
  const pairs = cards.map((card) => {
    const { places, vp } = content.goal(card)
    return { bits: places.reduce((bits, place) => bits | bitOf(indexOf.get(place)), 0), vp }
  })
  return { pairs, places: pairs.reduce((all, { bits }) => all | bits, 0) }
}
