/** Games between players of one level, to measure what each character, space, contract and card is worth. */
import type { LevelNumber } from '../../../shared/engine/player-level'
import type { Config, Seat } from '../../../shared/engine/rules'
import type { Game } from '../../../shared/games'
import { factsOf } from '../games'
import { estimate, playTable, type Estimate } from './match'

/** One game: the level of its players, its config, and the seed of its chance. */
export interface Table {
  readonly level: LevelNumber
  readonly config: Config
  readonly seed: number
}

/** The result of a game for one seat. */
interface SeatResult {
  readonly character: string
  readonly total: number
  /** Its share of the win. */
  readonly win: number
  /** Points by source. */
  readonly points: Readonly<Record<string, number>>
  /** How often it used each thing, by name. */
  readonly uses: Readonly<Record<string, number>>
}

/** The result of a game, by seat. */
export type TableResult = readonly SeatResult[]

/** Plays one game. */
export async function playBalance(game: Game, { level, config, seed }: Table): Promise<TableResult> {
  const facts = factsOf(game.rules.id)
  const uses = Array.from({ length: config.players }, () => new Map<string, number>())
  const count = (seat: Seat, names: readonly string[] = []): void => {
    for (const name of names) uses[seat]?.set(name, (uses[seat].get(name) ?? 0) + 1)
  }
  const sitting = uses.map(() => level)
  const { state, scores } = await playTable(game, config, sitting, seed, {
    chosen: (before, seat, choice) => count(seat, facts.chosen?.(before, choice)),
    happened: (event) => {
      if ('seat' in event && typeof event.seat === 'number') count(event.seat, facts.used?.(event))
    }
  })
  return scores.map(({ total, win }, seat) => ({
    character: facts.character(state, seat) ?? '',
    total,
    win,
    points: facts.points?.(state, seat) ?? {},
    uses: Object.fromEntries(uses[seat] ?? [])
  }))
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000
const line = ({ mean, half }: Estimate) => ({ mean: rounded(mean), half: rounded(half) })
const meanOf = (values: readonly number[]): number => rounded(estimate(values).mean)

/** How often a thing was used in a game on average, by any seat and by a winner. */
type Use = readonly [seat: number, winner: number]

/** Summary of the games. `fair` is wins as a multiple of the fair share; `half` is half of a 95 % confidence interval. */
export function balanceOf(results: readonly TableResult[]) {
  const seats = results.flat()
  const winners = seats.filter(({ win }) => win > 0)
  const fair = (some: TableResult): Estimate =>
    estimate(some.map(({ win }) => win * (results[0]?.length ?? 1)))
  const meansOf = (
    some: TableResult,
    of: (seat: SeatResult) => Readonly<Record<string, number>>,
    name: string
  ) => meanOf(some.map((seat) => of(seat)[name] ?? 0))
  const namesOf = (of: (seat: SeatResult) => object): readonly string[] =>
    [...new Set(seats.flatMap((seat) => Object.keys(of(seat))))].sort()
  const byName = (of: (seat: SeatResult) => Readonly<Record<string, number>>): Record<string, Use> =>
    Object.fromEntries(
      namesOf(of).map((name): [string, Use] => [name, [meansOf(seats, of, name), meansOf(winners, of, name)]])
    )
  return {
    games: results.length,
    points: line(estimate(results.map((table) => estimate(table.map(({ total }) => total)).mean))),
    winnersPoints: line(estimate(results.map((table) => Math.max(...table.map(({ total }) => total))))),
    bySeat: (results[0] ?? []).map((_, seat) => ({
      points: line(estimate(results.flatMap((table) => table[seat]?.total ?? []))),
      fair: line(fair(results.flatMap((table) => table[seat] ?? [])))
    })),
    characters: Object.fromEntries(
      [...new Set(seats.map(({ character }) => character))].sort().map((character) => {
        const some = seats.filter((seat) => seat.character === character)
        const points = line(estimate(some.map(({ total }) => total)))
        return [character, { games: some.length, points, fair: line(fair(some)) }]
      })
    ),
    pointsFrom: byName(({ points }) => points),
    used: byName(({ uses }) => uses)
  }
}
