/** Plays tables of computer players to their end, and estimates means from the results. */
import { setImmediate } from 'node:timers/promises'
import { Chance, seeded } from '../../../shared/engine/chance'
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Config, GameEvent, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { levelOf } from '../../../shared/players/levels'
import { thought } from '../../../shared/players/player'
import { randomChoice } from '../../../shared/players/random'
import { inStyle } from '../../../shared/players/styles'

/** Who plays a seat: a level, or 0 for a player who chooses at random. */
export type Sitting = LevelNumber | 0

/** A deal for two levels, or for one if `low` equals `high`. It is played once for each way to seat them. */
export interface Deal extends Pair {
  readonly config: Config
  readonly seed: number
}

/** Two levels, or the same one twice. */
export interface Pair {
  readonly low: Sitting
  readonly high: Sitting
  /** The playing style of the seats of `high`; those of `low` have the usual one. */
  readonly style?: string
}

/** Positions and milliseconds of one searched decision. */
export type Cost = readonly [nodes: number, milliseconds: number]

/** The result of a deal, as means over its tables. */
export interface DealResult {
  readonly tables: number
  /** Share of the wins that went to seats of the higher level. */
  readonly wins: number
  /** Points of a seat of the lower and of the higher level. */
  readonly points: readonly [low: number, high: number]
  readonly costs: readonly { readonly level: Sitting; readonly spent: readonly Cost[] }[]
}

/** Ways to seat a pair, by number of seats; `a` is the lower level, `b` the higher one. */
const seatings: Readonly<Record<number, readonly string[]>> = {
  2: ['ab', 'ba'],
  3: ['aab', 'aba', 'baa'],
  4: ['aabb', 'bbaa'],
  5: ['ababa', 'babab']
}

const seatingsOf = ({ low, high, style }: Pair, players: number): readonly string[] =>
  low === high && style === undefined ? ['b'.repeat(players)] : (seatings[players] ?? [])

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** The share of wins that the higher level would have if both were equally strong. */
export const fairShare = (pair: Pair, players: number): number =>
  mean(seatingsOf(pair, players).map((seating) => seating.replaceAll('a', '').length / players))

/** Plays a deal with each of its seatings. */
export async function playDeal(game: Game, deal: Deal): Promise<DealResult> {
  const { config } = deal
  const costs = new Map<Sitting, Cost[]>([
    [deal.low, []],
    [deal.high, []]
  ])
  const wins: number[] = []
  const points: Readonly<Record<string, number[]>> = { a: [], b: [] }
  const all = seatingsOf(deal, config.players)
  for (const seating of all) {
    const sitting = [...seating].map((who) => (who === 'a' ? deal.low : deal.high))
    const styles = [...seating].map((who) => (who === 'b' ? deal.style : undefined))
    const { scores } = await playTable(game, config, sitting, deal.seed, {
      styles,
      spent: (level, cost) => costs.get(level)?.push(cost)
    })
    const higher = scores.filter((_, seat) => seating[seat] === 'b')
    wins.push(higher.reduce((sum, { win }) => sum + win, 0))
    scores.forEach(({ total }, seat) => points[seating[seat] ?? 'b']?.push(total))
  }
  return {
    tables: all.length,
    wins: mean(wins),
    points: [mean(points['a'] ?? []), mean(points['b'] ?? [])],
    costs: [...costs].map(([level, spent]) => ({ level, spent }))
  }
}

/** A seat's result: its points, and its share of the win. */
interface Score {
  readonly total: number
  readonly win: number
}

/** The playing styles of the seats, if any has one, and callbacks during a game. */
interface Watching {
  readonly styles?: readonly (string | undefined)[]
  /** After a decision that was searched. */
  readonly spent?: (level: Sitting, cost: Cost) => void
  /** Before a choice is played in this position. */
  readonly chosen?: (before: unknown, seat: Seat, choice: unknown) => void
  readonly happened?: (event: GameEvent) => void
}

/**
 * Plays one table to its end. The same seed deals the same game; players have random numbers of their own. Pauses before each
 * choice, so that a process whose parent has gone ends.
 */
export async function playTable(
  { rules, knowledge }: Game,
  config: Config,
  sitting: readonly Sitting[],
  seed: number,
  watching: Watching
): Promise<{ readonly state: unknown; readonly scores: readonly Score[] }> {
  if (!knowledge) throw new Error(`${rules.id} has no players`)
  const chance = new Chance(seeded(seed))
  const state: unknown = rules.setup(config, chance)
  const anything = seeded(seed + 1)
  for (let step = 0; ; step++) {
    await setImmediate()
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
      const styled = inStyle(knowledge, watching.styles?.[seat])
      const one = thought({
        rules,
        knowledge: styled,
        view,
        seat,
        level: levelOf(level),
        seed: seed * 1009 + step
      })
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

/** A mean and the half width of its 95 % confidence interval. */
export interface Estimate {
  readonly mean: number
  readonly half: number
}

/** Estimates a mean by Student's t distribution; `half` is Infinity for fewer than two values. */
export function estimate(values: readonly number[]): Estimate {
  const { length } = values
  const middle = mean(values)
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (length - 1)
  return { mean: middle, half: length < 2 ? Infinity : student(length - 1) * Math.sqrt(variance / length) }
}

/** The 97.5 % quantile of Student's t, expanded from the normal quantile; exact enough from three degrees of freedom. */
function student(degrees: number): number {
  const z = 1.96
  return z + (z ** 3 + z) / (4 * degrees) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2)
}
