/** How strong players are. Levels differ in how far they look and how exactly they choose, never in luck or in knowledge. */
import type { LevelNumber } from '../engine/player-level'
import type { Simulation } from './simulation'
import type { Breadth } from './turn-search'

/** One level. */
export interface Level {
  readonly breadth: Breadth
  /** Rounds that are followed beyond the turn at hand; 0 looks at the turn alone. */
  readonly lines: number
  /** Positions a decision may look at, those of games in thought included. */
  readonly budget: number
  /** By how much a plan may be worse and still be chosen now and then, in the game's `grain`; 0 takes the best. */
  readonly temperature: number
  /** The best plans are tried out in games played on in thought. */
  readonly simulation?: Simulation
  /** The end of a game that is the seat's alone is tried out whole where no more choices than this have to be tried. */
  readonly solves?: number
  /** Where a round has no other turns of the seat to look at, they are tried out this little instead. */
  readonly glance?: Simulation
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
    glance: { plans: 3, nodes: 800, samples: 1, worlds: 100 }
  },
  {
    breadth: { width: 3, depth: 3, answers: 80 },
    lines: 20,
    budget: 42_000,
    temperature: 0,
    solves: 10_000,
    simulation: { plans: 6, nodes: 10_000, samples: 3, worlds: 60 }
  },
  {
    breadth: { width: 4, depth: 3, answers: 120 },
    lines: 32,
    budget: 100_000,
    temperature: 0,
    solves: 16_000,
    simulation: { plans: 8, nodes: 40_000, samples: 3, worlds: 64 }
  }
] as const satisfies readonly Level[]

/** The level of a computer player as long as nobody chooses another. */
export const usualLevel: LevelNumber = 2

/** The level with this number. */
export const levelOf = (number: LevelNumber): Level => levels[number - 1] ?? levels[0]

/** The level with a share of its budget, from 0 to 1: weaker and quicker, for a hasty answer and for long runs. */
export function hastened(level: Level, share: number): Level {
  const part = (nodes: number): number => Math.ceil(nodes * share)
  const shorter = (simulation: Simulation): Simulation => ({ ...simulation, nodes: part(simulation.nodes) })
  const { solves, simulation, glance } = level
  return {
    ...level,
    budget: part(level.budget),
    ...(solves !== undefined && { solves: part(solves) }),
    ...(simulation && { simulation: shorter(simulation) }),
    ...(glance && { glance: shorter(glance) })
  }
}
