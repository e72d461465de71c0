/** The plans of a decision in order, found and tried out with everything that the player's level allows. */
import { quick } from '../engine/chance'
import type { AnyRules, Seat } from '../engine/rules'
import type { AnyKnowledge } from './knowledge'
import type { Level } from './levels'
import { including, roundPlans } from './round-search'
import { luckSeed, simulateGame, simulatePlans, type Simulation } from './simulation'
import { playWithoutLuck, solve, type Ending } from './solve'
import { distinct, Meter, planAfter, planKey, turnPlans, type Plan, type Thinker } from './turn-search'

/** The input of a decision: the game, the view, and the player. */
export interface Thinking {
  readonly rules: AnyRules
  readonly knowledge: AnyKnowledge
  /** The seat's own view. */
  readonly view: unknown
  readonly seat: Seat
  readonly level: Level
  readonly seed: number
}

/** Equal for plans that differ only in what does not matter when they are compared. */
export const gistOf = ({ gist }: AnyKnowledge, { path }: Plan): string =>
  JSON.stringify(gist ? path.map(gist) : path)

/** The plans, with those last that have the gist of one before them, so that simulated games go to different ones. */
export function varied(knowledge: AnyKnowledge, plans: readonly Plan[]): Plan[] {
  const seen = new Set<string>()
  const repeated = new Set<Plan>()
  for (const plan of plans) {
    const gist = gistOf(knowledge, plan)
    if (seen.has(gist)) repeated.add(plan)
    seen.add(gist)
  }
  return [...plans.filter((plan) => !repeated.has(plan)), ...repeated]
}

/**
 * Plans, best first. `also` is the best that begins with a given path, or a plan of the list that leads to the same
 * position.
 */
export interface Ranked {
  readonly plans: readonly Plan[]
  readonly also?: Plan | undefined
  readonly nodes: number
  /** Choices that roll dice or reveal a card were left out of a complete search, so there may be a better plan. */
  readonly left?: boolean
}

/**
 * Searches the rest of the game completely if no other seat moves any more; plans are then worth the final points.
 * Returns only the number of positions visited if there are too many, or if `path` was refused or there is luck
 * in it or in what it is compared with; undefined if the level does not solve ends or other seats still move.
 */
function* solveEnd(
  { rules, knowledge, seat, level }: Thinking,
  world: unknown,
  path: readonly unknown[] = []
): Generator<void, Ranked | { readonly nodes: number } | undefined> {
  const { solves } = level
  if (solves === undefined || !knowledge.alone?.(world, seat)) return undefined
  const meter = new Meter(solves)
  const solved = yield* solve(rules, world, seat, meter)
  if (!solved) return { nodes: meter.nodes }
  const planOf = ({ state, path, total }: Ending): Plan => ({ state, path, worth: total })
  const plans = [solved.best, ...(solved.second ? [solved.second] : [])].map(planOf)
  if (path.length === 0) return { plans, nodes: meter.nodes, left: solved.left }
  if (solved.left) return { nodes: meter.nodes }
  const after: unknown = rules.copy(world)
  for (const choice of path) {
    const played = playWithoutLuck(rules, after, seat, choice)
    if (!played || played.reveals) return { nodes: meter.nodes }
  }
  // Plans with the same final points are equivalent: what was played stands for them.
  const withAlso = (also: Plan): Ranked => ({
    plans: plans.map((plan) => (plan.worth === also.worth ? also : plan)),
    also,
    nodes: meter.nodes
  })
  const total = rules.outcome(after)?.scores.find((score) => score.seat === seat)?.total
  if (total !== undefined) return withAlso({ state: after, path, worth: total })
  const rest = yield* solve(rules, after, seat, meter)
  if (!rest || rest.left) return { nodes: meter.nodes }
  const { best } = rest
  return withAlso({ ...planOf(best), path: [...path, ...best.path] })
}

/** The simulated games by which the level tries out plans here, if it does. */
function simulationFor({ knowledge, view, level }: Thinking): Simulation | undefined {
  if (knowledge.isDealt?.(view) === false) return undefined
  return knowledge.nextTurn ? level.roundSimulation : level.turnSimulation
}

/**
 * The level's search for plans. A search of the round that took little of the budget is repeated wider: with few dice
 * left, a seat can look at far more ways to use them.
 */
function* searchedPlans(
  thinker: Thinker,
  world: unknown,
  level: Level,
  roots?: number,
  also?: Plan
): Generator<void, Plan[]> {
  const { meter, knowledge } = thinker
  if (level.lines === 0) return yield* turnPlans(thinker, world, level.breadth)
  const wider = (knowledge.nextTurn && level.wider) ?? []
  const plans: Plan[] = []
  let last = 0
  for (const { breadth, lines } of [level, ...wider]) {
    if (meter.left < widening * last) break
    const before = meter.nodes
    plans.push(...(yield* roundPlans(thinker, world, breadth, { lines, roots }, also)))
    last = meter.nodes - before
  }
  return plans.toSorted((a, b) => b.worth - a.worth)
}

/** Searches plans with everything that the level allows; `path` adds what was played as `also`. */
export function* rankPlans(thinking: Thinking, path?: readonly unknown[]): Generator<void, Ranked> {
  const { rules, knowledge, view, seat, level, seed } = thinking
  const simulation = simulationFor(thinking)
  const meter = new Meter(level.budget - (simulation?.nodes ?? 0))
  const thinker: Thinker = { rules, knowledge, seat, seats: knowledge.seats(view), seed, meter }
  const unseen = rules.unseen(view, seat)
  const worldOf = (number: number): unknown => {
    const world: unknown = rules.copy(view)
    knowledge.fill(world, seat, unseen, quick(seed + 31 * number))
    return world
  }
  const world = worldOf(0)
  const ends = yield* solveEnd(thinking, world, path)
  if (ends && 'plans' in ends && !ends.left) return ends
  meter.nodes += ends?.nodes ?? 0
  const also = path && (yield* planAfter(thinker, world, path, level.breadth))
  const plans = yield* searchedPlans(thinker, world, level, simulation?.plans, also)
  const asKey = also && planKey(thinker, also)
  const isAlso = (plan: Plan): boolean => asKey !== undefined && planKey(thinker, plan) === asKey
  const judged = plans.find(isAlso) ?? also
  const found = including(thinker, distinct(thinker, plans, 20), judged)
  if (ends && 'plans' in ends) {
    const ended = yield* playToEnd(thinker, worldOf, found, simulation ?? { samples: 1 })
    const best = [...ends.plans, ...ended].toSorted((a, b) => b.worth - a.worth)
    return { plans: best, nodes: meter.nodes }
  }
  if (!simulation)
    return { plans: found.toSorted((a, b) => b.worth - a.worth), also: judged, nodes: meter.nodes }
  meter.extend(simulation.nodes)
  // What was played is simulated, too, however far behind it is.
  const some = varied(knowledge, found)
  const own = some.slice(simulation.plans).find(isAlso)
  const first = own ? [...some.slice(0, simulation.plans - 1), own] : some.slice(0, simulation.plans)
  const tried = [...first, ...some.filter((plan) => !first.includes(plan))]
  const best = yield* simulatePlans(thinker, worldOf, tried, simulation)
  return { plans: best, also: best.find(isAlso), nodes: meter.nodes }
}

/** A wider search is made if at least this many times the positions of the one before it are left. */
const widening = 3

/** How many of the best plans are played to the end of the game beside the solved ones, and in how many worlds. */
const [endedPlans, endedWorlds] = [4, 6]

/** The best plans, their worth being the final points on average over some worlds. For ends where no other seat moves. */
function* playToEnd(
  thinker: Thinker,
  worldOf: (number: number) => unknown,
  plans: readonly Plan[],
  simulation: Pick<Simulation, 'samples'>
): Generator<void, Plan[]> {
  const { rules, seat, seed } = thinker
  const ended: Plan[] = []
  for (const plan of plans.slice(0, endedPlans)) {
    let sum = 0
    for (let world = 0; world < endedWorlds; world++) {
      const state = yield* simulateGame(thinker, worldOf(world), plan, luckSeed(seed, world), simulation)
      // Undefined once the budget is spent.
      const outcome = state === undefined ? undefined : rules.outcome(state)
      sum += outcome?.scores.find((score) => score.seat === seat)?.total ?? -Infinity
    }
    ended.push({ ...plan, worth: sum / endedWorlds })
  }
  return ended.filter(({ worth }) => worth > -Infinity)
}
