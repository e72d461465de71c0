/** The data that projects are computed from, legs and what posts bring, with the projects memoised. */
import type { PlaceId } from '../roads/map'
import { bitsIn, indexOfLowest, type Leg, type Legs } from './legs'

/** The weights of projects, in points unless said otherwise. */
export interface ProjectWeights {
  /** Discount factor for what a journey brings if it is not made at once, applied again for each further journey. */
  readonly nextJourney: number
  /** Each die of a Travel action. */
  readonly travelDie: number
  /** A coin and a camel of the stock that a journey takes. */
  readonly coinSpent: number
  readonly camelSpent: number
  /** A coin and a camel still to be earned, and the factor on those that cannot be earned on the side. */
  readonly coinShort: number
  readonly camelShort: number
  readonly beyond: number
}

/** A project: its first leg, and the journeys after it. */
export interface Project {
  readonly leg: Leg
  /** What the first journey brings, less its dice, and what the others do. */
  readonly points: number
  readonly then: number
  readonly coins: number
  readonly camels: number
  /** Travel actions, one a round. */
  readonly actions: number
  /** The cities that get posts, a bit each. */
  readonly posts: number
}

/**
 * All that a set of projects is computed from, with the projects memoised by posts, place and rounds. What rivals can
 * take first, such as an outpost, counts here by its average (see `Traveller.postAdjustments`), so that a table stays
 * valid as the game goes on.
 */
export interface Table {
  readonly weights: ProjectWeights
  readonly legs: Legs
  /**
   * What the posts in `fresh` bring beside those in `mask`, with `rounds` rounds to come after the one in which they
   * are placed.
   */
  readonly gain: (mask: number, fresh: number, rounds: number) => number
  readonly outposts: OutpostPrices
  /** The most Travel actions of a project. */
  readonly actions: number
  readonly projects: Map<number, readonly Project[]>
  readonly continuations: Map<number, readonly Project[]>
}

/** The usual limit of Travel actions in a project: more can hardly be foreseen and take long to compute. */
export const usualActions = 2

/**
 * The cache is emptied beyond this many tables of one content and weights, enough for several games: tables grow with
 * every position.
 */
const mostTables = 60

/** Memoises tables by content, weights and a key of all else that they depend on. */
export function memoisedTables<Content extends object, Weights extends ProjectWeights>(): (
  content: Content,
  weights: Weights,
  key: string,
  make: () => Pick<Table, 'legs' | 'gain' | 'outposts' | 'actions'>
) => Table {
  const kept = new WeakMap<Content, WeakMap<Weights, Map<string, Table>>>()
  return (content, weights, key, make) => {
    const ofContent = kept.get(content) ?? new WeakMap<Weights, Map<string, Table>>()
    kept.set(content, ofContent)
    const known = ofContent.get(weights) ?? new Map<string, Table>()
    ofContent.set(weights, known)
    const table = known.get(key)
    if (table) return table
    const made: Table = { weights, ...make(), projects: new Map(), continuations: new Map() }
    if (known.size >= mostTables) known.clear()
    known.set(key, made)
    return made
  }
}

/** What posts bring by themselves: by the index of their city, and by their number among the seat's posts. */
export interface PostGains {
  /** Once, when one is placed. */
  readonly once: readonly number[]
  /** In each round after that. */
  readonly perRound: readonly number[]
  /** For the nth post, at once. */
  readonly postPoints: Readonly<Record<number, number>>
  /** Posts that the seat has in all, and those already placed in places that no leg leads to. */
  readonly ownPosts: number
  readonly elsewhere: number
}

/** What the posts in `fresh` bring by themselves beside those in `mask`, with `rounds` rounds to come. */
export function postGains(gains: PostGains, mask: number, fresh: number, rounds: number): number {
  const { once, perRound, postPoints, ownPosts, elsewhere } = gains
  let [sum, posts] = [0, elsewhere + bitsIn(mask)]
  for (let left = fresh; left !== 0 && posts < ownPosts; left &= left - 1) {
    const at = indexOfLowest(left)
    sum += (once[at] ?? 0) + rounds * (perRound[at] ?? 0) + (postPoints[++posts] ?? 0)
  }
  return sum
}

/** What outposts bring: the average, and by id how much each differs from it. */
export interface OutpostPrices {
  readonly usual: number
  readonly beside: ReadonlyMap<string, number>
}

/** The outposts of a content by what their rewards are worth. */
export function outpostPrices<Reward>(
  tiles: readonly { readonly id: string; readonly reward: Reward }[],
  priced: (reward: Reward) => number
): OutpostPrices {
  const usual = tiles.reduce((sum, { reward }) => sum + priced(reward), 0) / tiles.length
  return { usual, beside: new Map(tiles.map(({ id, reward }) => [id, priced(reward) - usual])) }
}

/**
 * By the index of a city, how much more or less than the average the outpost there brings, and minus the average if it
 * is taken: see `Traveller.postAdjustments`.
 */
export function outpostAdjustments(
  { legs, outposts: { usual, beside } }: Table,
  outposts: Readonly<Record<PlaceId, string>>
): number[] {
  const points = new Array<number>(legs.cities.length).fill(0)
  for (const city in outposts) {
    const at = legs.indexOf.get(city)
    if (at !== undefined) points[at] = beside.get(outposts[city] ?? '') ?? -usual
  }
  return points
}

/**
 * A number that identifies a layout fixed at set-up; equal layouts have equal numbers. Memoised by object, since copies
 * of a position share it.
 */
export function layoutNumber(tiles: object): number {
  const known = layouts.get(tiles)
  if (known !== undefined) return known
  const words = JSON.stringify(tiles)
  const number = numbers.get(words) ?? numbers.size
  numbers.set(words, number)
  layouts.set(tiles, number)
  return number
}
const layouts = new WeakMap<object, number>()
const numbers = new Map<string, number>()
