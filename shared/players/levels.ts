/** Levels of computer players. They differ in how far they search and how exactly they choose, not in luck or knowledge. */
import type { LevelNumber } from '../engine/player-level'
import type { Simulation } from './simulation'
import type { Breadth } from './turn-search'

/** One level. */
export interface Level {
  readonly breadth: Breadth
  /** How many plans for the rest of the round are followed side by side; 0 searches the present turn only. */
  readonly lines: number
  /** Further, wider searches of the round, each made only if the budget allows: see `searchedPlans`. */
  readonly wider?: readonly { readonly breadth: Breadth; readonly lines: number }[]
  /** The most positions a decision may visit, including those of simulated games. */
  readonly budget: number
  /** Softmax temperature, in the game's `grain`, with which worse plans are sometimes chosen; 0 takes the best. */
  readonly temperature: number
  /** How the best plans are tried out in simulated games, where a seat has several turns a round (`Knowledge.nextTurn`). */
  readonly roundSimulation?: Simulation
  /** How plans are tried out where each round is one turn of every seat: such games are short, so more of them are played. */
  readonly turnSimulation?: Simulation
  /** If only this seat still moves, the end of the game is searched completely, trying at most this many choices. */
  readonly solves?: number
}

/** The levels by number, from 1. */
export const levels = [
  { breadth: { width: 1, depth: 3, answers: 30 }, lines: 0, budget: 300, temperature: 1.5 },
  { breadth: { width: 2, depth: 3, answers: 50 }, lines: 0, budget: 1500, temperature: 0 },
  {
    breadth: { width: 2, depth: 3, answers: 50 },
    lines: 9,
    budget: 14_000,
    temperature: 0,
    turnSimulation: { plans: 3, nodes: 800, samples: 1, worlds: 100 }
  },
  {
    breadth: { width: 3, depth: 3, answers: 80 },
    lines: 20,
    budget: 42_000,
    temperature: 0,
    solves: 10_000,
    // More worlds would tell no more: what such games get wrong is how they are played.
    roundSimulation: { plans: 6, nodes: 10_000, samples: 3, worlds: 60 },
    turnSimulation: { plans: 6, nodes: 6000, samples: 1, worlds: 40 }
  },
  {
    breadth: { width: 8, depth: 3, answers: 80 },
    lines: 20,
    wider: [{ breadth: { width: 16, depth: 3, answers: 200 }, lines: 100 }],
    budget: 70_000,
    temperature: 0,
    solves: 10_000,
    roundSimulation: { plans: 12, nodes: 12_000, samples: 3, worlds: 60 },
    turnSimulation: { plans: 8, nodes: 40_000, samples: 1, worlds: 250 }
  }
] as const satisfies readonly Level[]

/** The default level of a computer player. */
export const usualLevel: LevelNumber = 2

/** The level with this number. */
export const levelOf = (number: LevelNumber): Level => levels[number - 1] ?? levels[0]

/** The level with a share (0 to 1) of its budget: weaker and faster, for when time is short and for long measurements. */
export function hastened(level: Level, share: number): Level {
  const part = (nodes: number): number => Math.ceil(nodes * share)
  const shorter = (simulation: Simulation): Simulation => ({ ...simulation, nodes: part(simulation.nodes) })
  const { solves, roundSimulation, turnSimulation } = level
  return {
    ...level,
    budget: part(level.budget),
    ...(solves !== undefined && { solves: part(solves) }),
    ...(roundSimulation && { roundSimulation: shorter(roundSimulation) }),
    ...(turnSimulation && { turnSimulation: shorter(turnSimulation) })
  }
}
