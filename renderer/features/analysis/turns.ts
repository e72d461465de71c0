/** The judged turns of a finished game, prepared for tables, charts and names. Pure. */
import type { Story } from '../../../shared/engine/record'
import type { Seat } from '../../../shared/engine/rules'
import type { Moment } from '../../../shared/engine/statistics'
import type { Game } from '../../../shared/games/game'
import type { TurnJudged } from '../../../shared/players/analysis'

/** One seat's points lost by its choices, and points brought by luck. */
export interface SeatSum {
  readonly seat: Seat
  readonly lost: number
  readonly luck: number
}

/** Both sums for each seat. */
export const sumsOf = (turns: readonly TurnJudged[], seats: number): readonly SeatSum[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    lost: turns.reduce((sum, turn) => sum + (turn.seat === seat ? turn.lost : 0), 0),
    luck: turns.reduce((sum, turn) => sum + (turn.luck[seat] ?? 0), 0)
  }))

/** The round in which each entry of a story was chosen, by entry number; empty for a game without rounds. */
export function roundsOf({ rules, round }: Game, { setup, entries }: Story): readonly (number | undefined)[] {
  if (!round) return []
  const state: unknown = rules.copy(setup)
  return entries.map(({ events, undone }) => {
    const here = round(state)
    if (!undone) for (const event of events) rules.evolve(state, event)
    return here
  })
}

/** The chances of winning after each turn, in percent, as moments of a chart. */
export const courseOf = (
  turns: readonly TurnJudged[],
  rounds: readonly (number | undefined)[]
): readonly Moment[] =>
  turns.map(({ seat, first, last, chances }) => {
    const round = rounds[first]
    const totals = chances.map((chance) => Math.round(chance * 100))
    return { entry: last, seat, ...(round !== undefined && { round }), totals }
  })

/** The turn's number among its seat's own turns in the same round, or in a game without rounds, from 1. */
export const numberOf = (
  turns: readonly TurnJudged[],
  rounds: readonly (number | undefined)[],
  turn: TurnJudged
): number =>
  turns.filter(
    ({ seat, first }) => seat === turn.seat && first <= turn.first && rounds[first] === rounds[turn.first]
  ).length

/** The seat's turn that contains an entry; undefined if there is none. */
export const turnAt = (turns: readonly TurnJudged[], of: Seat, entry: number): TurnJudged | undefined =>
  turns.find(({ seat, first, last }) => seat === of && first <= entry && entry <= last)
