/**
 * Tries out the best plans in simulated games: each is played in the same random worlds that fit the view, and all seats
 * go on from there; the worse half of the plans is dropped repeatedly (sequential halving).
 */
import { Chance, quick, type Source } from '../engine/chance'
import { worthOf, type Plan, type Thinker } from './turn-search'

/** The size of a simulation. */
export interface Simulation {
  /** How many plans are tried out. */
  readonly plans: number
  /** The most positions that the simulated games may visit, on top of the search for plans. */
  readonly nodes: number
  /** How many random choices of a turn are compared where `Knowledge.likely` names none. */
  readonly samples: number
  /** The most worlds; more would hardly change the result, and so easy decisions stay below their budget. */
  readonly worlds: number
}

/** A plan and its results. */
interface Trial {
  readonly plan: Plan
  /** Sum of its results over all worlds so far. */
  sum: number
  /** By how many points it was behind the best plan when they were last compared. */
  behind: number
}

/**
 * The plans that were tried out, best first, then the others; no plan is worth more than the one before it. A world in
 * which the budget runs out counts for none of the plans. `worldOf` returns a new world that fits the view, the same one
 * for the same number.
 */
export function* simulatePlans(
  thinker: Thinker,
  worldOf: (number: number) => unknown,
  plans: readonly Plan[],
  simulation: Simulation
): Generator<void, Plan[]> {
  const { plans: most, nodes, worlds: mostWorlds } = simulation
  const trials = plans.slice(0, most).map((plan): Trial => ({ plan, sum: 0, behind: 0 }))
  if (trials.length < 2) return [...plans]
  const { meter, seed, knowledge } = thinker
  const halvings = Math.ceil(Math.log2(trials.length))
  const end = meter.nodes + nodes
  let live = trials
  let dropped: Trial[] = []
  let worlds = 0
  // Comparable, since all live trials have been played in the same number of worlds.
  const scoreOf = ({ plan, sum }: Trial): number => knowledge.trust * plan.worth + sum
  for (let halving = 0; halving < halvings; halving++) {
    const until = meter.nodes + Math.floor((end - meter.nodes) / (halvings - halving))
    while (meter.nodes < until && !meter.spent && worlds < mostWorlds) {
      const results: number[] = []
      for (const { plan } of live) {
        const state = yield* simulateGame(thinker, worldOf(worlds), plan, luckSeed(seed, worlds), simulation)
        if (state === undefined) break
        results.push(leadOf(thinker, state))
        yield
      }
      if (results.length < live.length) break
      live.forEach((trial, at) => (trial.sum += results[at] ?? 0))
      worlds++
    }
    live = live.toSorted((a, b) => scoreOf(b) - scoreOf(a))
    const [best] = live
    if (best)
      for (const trial of live) trial.behind = (scoreOf(best) - scoreOf(trial)) / (knowledge.trust + worlds)
    const kept = Math.ceil(live.length / 2)
    if (halving < halvings - 1) {
      dropped = [...live.slice(kept), ...dropped]
      live = live.slice(0, kept)
    }
  }
  // The best plan keeps its worth; each other one is worth that less its distance from the best.
  const top = live[0]?.plan.worth ?? 0
  const tried = [...live, ...dropped].map(({ plan, behind }) => ({ ...plan, worth: top - behind }))
  const least = Math.min(...tried.map(({ worth }) => worth))
  const untried = plans.slice(most).map((plan) => ({ ...plan, worth: Math.min(plan.worth, least) }))
  return [...tried.toSorted((a, b) => b.worth - a.worth), ...untried]
}

/** The seed for chance in a world, by the world's number: the same for every plan. */
export const luckSeed = (seed: number, world: number): number => seed + 7919 * (world + 1)

/** What a position is worth to the thinker's seat, less the mean of the others. */
function leadOf(thinker: Thinker, state: unknown): number {
  const { seats } = thinker
  let others = 0
  for (let seat = 0; seat < seats; seat++)
    if (seat !== thinker.seat) others += worthOf({ ...thinker, seat, eyes: thinker.seat }, state)
  return worthOf(thinker, state) - others / (seats - 1)
}

/**
 * Carries out the plan in a world and simulates the game from there, up to `Knowledge.horizon` or `turnsAhead`. Returns
 * the last position; undefined if the budget runs out before. In its `later` turns the seat follows the plan as far as
 * that is still possible. `luck` is the seed for chance. Changes the world.
 */
export function* simulateGame(
  thinker: Thinker,
  world: unknown,
  { path, later = [] }: Pick<Plan, 'path' | 'later'>,
  luck: number,
  { samples }: Pick<Simulation, 'samples'>
): Generator<void, unknown> {
  const { rules, knowledge, seat, meter } = thinker
  const horizon = knowledge.horizon(world)
  let state = world
  // Two sources, so that policy choices do not shift the dice: rolls are the same after every plan as far as possible.
  const chance = new Chance(quick(luck))
  const source = quick(luck + 1)
  carryOut(thinker, state, path, chance)
  const planned = [...later]
  let left = (knowledge.turnsAhead ?? Infinity) * thinker.seats
  let atTurn = seat
  while (knowledge.progress(state) < horizon) {
    if (meter.spent) return undefined
    const [decision] = rules.decisions(state)
    if (!decision?.choices) return state
    if (decision.seat !== atTurn) {
      if (left-- === 0) return state
      atTurn = decision.seat
    }
    if (
      decision.task === knowledge.turnTask &&
      decision.seat === seat &&
      knowledge.stage(state, seat) === 0
    ) {
      // Play the first of the planned turns that is still possible.
      const turn = planned.findIndex((turn) => carryOut(thinker, state, turn, chance) > 0)
      if (turn >= 0) {
        planned.splice(turn, 1)
        continue
      }
    }
    const choice: unknown = knowledge.likely(state, decision.seat, decision, source)
    if (choice === undefined) {
      state = bestOfFew({ ...thinker, seat: decision.seat, eyes: seat }, state, source, samples)
      yield
    } else {
      meter.nodes++
      rules.play(state, decision.seat, choice, chance)
    }
  }
  return state
}

/**
 * Plays the choices up to the first that is refused, and returns how many were played. A plan may fail half-way because
 * another card came up or another seat was there first.
 */
function carryOut(
  { rules, seat, meter }: Thinker,
  state: unknown,
  path: readonly unknown[],
  chance: Chance
): number {
  let played = 0
  for (const choice of path) {
    meter.nodes++
    if ('refusal' in rules.play(state, seat, choice, chance)) break
    played++
  }
  return played
}

/** Tries a few random choices of a turn and returns the resulting position that is worth most to the seat. */
function bestOfFew(mover: Thinker, state: unknown, source: Source, samples: number): unknown {
  const { rules, knowledge, seat, meter } = mover
  const [decision] = rules.decisions(state)
  const choices: unknown[] = decision ? knowledge.worthALook(state, seat, decision).slice() : []
  let best = state
  let most = -Infinity
  for (let at = 0; at < Math.min(samples, choices.length); at++) {
    const other = at + source(choices.length - at)
    const choice: unknown = choices[other]
    choices[other] = choices[at]
    choices[at] = choice
    const next: unknown = rules.branch(state)
    const chance = new Chance(source)
    meter.nodes++
    rules.play(next, seat, choice, chance)
    for (;;) {
      const asked = rules.decisions(next, seat).find((one) => one.seat === seat)
      if (!asked?.choices || asked.task === knowledge.turnTask) break
      const answer: unknown = knowledge.likely(next, seat, asked, source) ?? asked.choices.nth(0)
      meter.nodes++
      rules.play(next, seat, answer, chance)
    }
    const worth = worthOf(mover, next)
    if (worth > most) [best, most] = [next, worth]
  }
  return best
}
