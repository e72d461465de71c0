/** Tables of computer players, played to their end; and what a list of figures says. */
import { Chance, seeded } from '../../../shared/engine/chance'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Config, GameEvent, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { randomChoice } from '../../../shared/players/random'

/** Who sits at a seat: a level, or 0 for somebody who takes any listed choice. */
export type Sitting = LevelNumber | 0

/** One deal for two levels, or for one alone (`low` and `high` are the same): played once for each way to seat them. */
export interface Deal {
  readonly low: Sitting
  readonly high: Sitting
  readonly seed: number
}

/** Positions and milliseconds of one searched decision. */
export type Cost = readonly [nodes: number, milliseconds: number]

/** What came of a deal, as means over its tables. */
export interface DealResult {
  readonly tables: number
  /** Share of the wins of the higher level's seats. */
  readonly wins: number
  /** Points of a seat of the lower and of the higher level. */
  readonly points: readonly [low: number, high: number]
  readonly costs: readonly { readonly level: Sitting; readonly spent: readonly Cost[] }[]
}

/** Seatings of a pair, `b` being the higher level, by number of seats. */
const seatings: Readonly<Record<number, readonly string[]>> = {
  2: ['ab', 'ba'],
  3: ['aab', 'aba', 'baa'],
  4: ['aabb', 'bbaa'],
  5: ['ababa', 'babab']
}

const seatingsOf = ({ low, high }: Omit<Deal, 'seed'>, players: number): readonly string[] =>
  low === high ? ['b'.repeat(players)] : (seatings[players] ?? [])

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** The share of the wins that the higher level has where both are equally strong. */
export const fairShare = (deal: Omit<Deal, 'seed'>, players: number): number =>
  mean(seatingsOf(deal, players).map((seating) => seating.replaceAll('a', '').length / players))

/** Plays a deal at every table that it has. */
export function playDeal(game: Game, config: Config, deal: Deal): DealResult {
  const costs = new Map<Sitting, Cost[]>([
    [deal.low, []],
    [deal.high, []]
  ])
  const wins: number[] = []
  const points: Readonly<Record<string, number[]>> = { a: [], b: [] }
  const all = seatingsOf(deal, config.players)
  for (const seating of all) {
    const sitting = [...seating].map((who) => (who === 'a' ? deal.low : deal.high))
    const { scores } = playTable(game, config, sitting, deal.seed, {
      spent: (level, cost) => costs.get(level)?.push(cost)
    })
    const higher = scores.filter((_, seat) => seating[seat] === 'b')
    wins.push(higher.reduce((sum, { win }) => sum + win, 0))
    scores.forEach(({ total }, seat) => points[seating[seat] ?? 'b']?.push(total))
  }
  return {
    ...{ tables: all.length, wins: mean(wins), points: [mean(points['a'] ?? []), mean(points['b'] ?? [])] },
    costs: [...costs].map(([level, spent]) => ({ level, spent }))
  }
}

/** What came of a table for a seat: its points, and its share of the win. */
interface Score {
  readonly total: number
  readonly win: number
}

/** Who hears of a table while it is played. */
interface Watching {
  /** A searched decision. */
  readonly spent?: (level: Sitting, cost: Cost) => void
  /** A choice that is about to be played in this position. */
  readonly chosen?: (before: unknown, seat: Seat, choice: unknown) => void
  readonly happened?: (event: GameEvent) => void
}

/** Plays one table to its end. The same seed deals the same game; who thinks draws from seeds of its own. */
export function playTable(
  { rules, knowledge }: Game,
  config: Config,
  sitting: readonly Sitting[],
  seed: number,
  watching: Watching
): { readonly state: unknown; readonly scores: readonly Score[] } {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  const anything = seeded(seed + 1)
  for (let step = 0; ; step++) {
    const outcome = rules.outcome(state)
    if (outcome) {
      const first = outcome.ranking[0] ?? []
      const scores = outcome.scores.map(({ seat, total }) => ({
        total,
        win: first.includes(seat) ? 1 / first.length : 0
      }))
      return { state, scores }
    }
    const seat = rules.decisions(state, 'public')[0]?.seat
    if (seat === undefined) throw new Error('nobody is asked')
    const view: unknown = rules.view(state, seat)
    const level = sitting[seat] ?? 0
    let choice: unknown
    if (level === 0) {
      choice = randomChoice(rules, view, seat, anything)
    } else {
      const began = performance.now()
      const one = thought({ rules, knowledge, view, seat, level: levelOf(level), seed: seed * 1009 + step })
      const spent = Math.round((performance.now() - began) * 100) / 100
      if (one.nodes > 0) watching.spent?.(level, [one.nodes, spent])
      choice = one.choice
    }
    watching.chosen?.(state, seat, choice)
    const played = rules.play(state, seat, choice, chance)
    if ('refusal' in played) throw new Error(`refused: ${played.refusal.code} ${JSON.stringify(choice)}`)
    if (watching.happened) played.events.forEach(watching.happened)
  }
}

/** A mean and the half width of its 95 % interval. */
export interface Estimate {
  readonly mean: number
  readonly half: number
}

/** The interval is Student's; Infinity where one value says nothing about the others. */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values
  const middle = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1)
  return { mean: middle, half: length < 2 ? Infinity : student(length - 1) * Math.sqrt(variance / length) }
}

/** The 97.5 % quantile of Student's t, by its expansion about the normal one; exact enough from three degrees on. */
function student(degrees: number): number {
  const z = 1.96
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
}
