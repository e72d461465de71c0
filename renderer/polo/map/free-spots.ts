/**
 * Looks for free spots on a map for things that belong to places: none over what is drawn there, none over another, each
 * as near to its place as that allows. Deterministic: the same things get the same spots.
 */
import { apart, coverage, type Obstacle } from './coverage'
import type { Point, SheetBox, Spot } from './layout'

/** A thing that needs a spot. */
export interface Placeable {
  /** The place it belongs to. */
  readonly home: Point
  readonly w: number
  readonly h: number
  /** The sizes in which it may be drawn, as shares of the usual one. */
  readonly scales: readonly number[]
  /** The size in which it is drawn only if there is no spot for it in any of those. */
  readonly least?: number
  /** Where it lay before; preferred if it is still free. */
  readonly before?: Spot
}

/** Where spots are looked for. */
interface Ground {
  readonly sheet: SheetBox
  /** The width of the sheet's edge, which stays free. */
  readonly edge: number
  readonly obstacles: readonly Obstacle[]
  /** Places that a thing of another place should not lie nearer to than to its own. */
  readonly homes: readonly Point[]
}

/** A spot that may be chosen, and what speaks against it. */
interface Candidate {
  readonly spot: Spot
  readonly cost: number
}

/** How far from its place a thing is looked for: first nearby, then farther if there is little; and the steps between. */
const reaches = [
  { x: 110, y: 75 },
  { x: 240, y: 160 }
] as const
const step = 4
/** With fewer spots nearby than this, a thing is looked for farther away. */
const few = 200
/** The room between two things, in map units. */
const gap = 1
/** The most spots to choose from for one thing, and the most moves until everything lies free. */
const most = { candidates: 500, moves: 2000 } as const
/** What it costs to lie nearer to another place than to its own, and what it would cost to be drawn at no size at all. */
const [strayCost, shrinkCost] = [90, 1000]

type Costs = (spot: Spot, home: Point) => number

/** What speaks against a spot; `Infinity` if it covers what must not be covered. */
function costsOn({ sheet, edge, obstacles, homes }: Ground): Costs {
  const ground = coverage(sheet, obstacles)
  return (spot, home) => {
    if (Math.abs(spot.x - sheet.width / 2) > sheet.width / 2 - edge - spot.w / 2) return Infinity
    if (Math.abs(spot.y - sheet.height / 2) > sheet.height / 2 - edge - spot.h / 2) return Infinity
    if (ground.isTaken(spot)) return Infinity
    const away = apart(spot, home)
    const strays = homes.some((other) => other !== home && apart(spot, other) <= away)
    return ground.costOf(spot) + away + (strays ? strayCost : 0)
  }
}

/** The spots for a thing that cover nothing which must not be covered, the best first; smaller ones where that helps. */
function candidatesOf(thing: Placeable, costOf: Costs): readonly Candidate[] {
  const found = candidatesIn(thing.scales, thing, costOf)
  return found.length > 0 || thing.least === undefined ? found : candidatesIn([thing.least], thing, costOf)
}

function candidatesIn(
  scales: readonly number[],
  { home, w, h, before }: Placeable,
  costOf: Costs
): readonly Candidate[] {
  const found: Candidate[] = []
  for (const reach of reaches) {
    for (const scale of scales)
      for (let dy = -reach.y; dy <= reach.y; dy += step)
        for (let dx = -reach.x; dx <= reach.x; dx += step) {
          const spot = { x: home.x + dx, y: home.y + dy, w: w * scale, h: h * scale }
          const cost = costOf(spot, home) + (1 - scale) * shrinkCost
          if (cost < Infinity) found.push({ spot, cost })
        }
    if (found.length >= few) break
  }
  if (before && costOf(before, home) < Infinity) found.push({ spot: before, cost: -1 })
  return found.toSorted((a, b) => a.cost - b.cost).slice(0, most.candidates)
}

/** A spot for each thing, in their order; undefined where none is free of what must not be covered. */
export function freeSpots(things: readonly Placeable[], ground: Ground): readonly (Spot | undefined)[] {
  const costOf = costsOn(ground)
  const choices = things.map((thing) => candidatesOf(thing, costOf))
  const at = choices.map(([best]) => best)
  /** How bad it is that two things cover each other; it grows while they do, so that one of them gives way at last. */
  const penalties = new Map<number, number>()
  const pair = (i: number, j: number): number => Math.min(i, j) * things.length + Math.max(i, j)
  /** The things that a spot for thing `i` would cover, and how bad that is. */
  function clashes(
    i: number,
    { x, y, w, h }: Spot
  ): { readonly sum: number; readonly others: readonly number[] } {
    let sum = 0
    const others: number[] = []
    for (const [j, other] of at.entries()) {
      if (j === i || !other) continue
      const dx = (w + other.spot.w) / 2 + gap - Math.abs(x - other.spot.x)
      const dy = (h + other.spot.h) / 2 + gap - Math.abs(y - other.spot.y)
      if (dx <= 0 || dy <= 0) continue
      sum += (20 + dx * dy) * (penalties.get(pair(i, j)) ?? 1)
      others.push(j)
    }
    return { sum, others }
  }
  for (let move = 0; move < most.moves; move++) {
    const open = at.flatMap((one, i) => (one && clashes(i, one.spot).sum > 0 ? [i] : []))
    const i = open[move % open.length]
    if (i === undefined) break
    let least = Infinity
    for (const one of choices[i] ?? []) {
      if (one.cost >= least) break
      const sum = one.cost + clashes(i, one.spot).sum
      if (sum < least) [at[i], least] = [one, sum]
    }
    const now = at[i]
    for (const j of now ? clashes(i, now.spot).others : [])
      penalties.set(pair(i, j), (penalties.get(pair(i, j)) ?? 1) * 1.3)
  }
  return at.map((one) => one?.spot)
}
