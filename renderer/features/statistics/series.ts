/** How a series of rematches stands, with the game that has just ended. Pure. */
import type { Outcome } from '../../../shared/engine/rules'
import type { Series } from '../../../shared/protocol/series'

/** Somebody in a series; people and computer players are known by their names. */
export interface Rival {
  readonly name: string
  /** The colour at the present table; undefined for somebody who is not at it. */
  readonly colour: string | undefined
  readonly wins: number
  /** What they had on average in the games they played. */
  readonly mean: number
}

/** What somebody had in a game; `total` is undefined if they did not play it. */
interface Cell {
  readonly total: number | undefined
  readonly won: boolean
}

export interface SeriesTable {
  /** The number of the game that has just ended. */
  readonly number: number
  /** Who has won most comes first; among equals, who had more on average. */
  readonly rivals: readonly Rival[]
  /** The games, the oldest first, each with a cell for each rival. */
  readonly games: readonly { readonly number: number; readonly cells: readonly Cell[] }[]
  /** Several won one of the games. */
  readonly shared: boolean
}

/** Adds the result of the open table to the games before it. */
export function seriesTable(
  { names: before, games: past }: Series,
  seats: readonly { readonly name: string; readonly colour: string }[],
  { scores, ranking }: Outcome
): SeriesTable {
  const number = (past.at(-1)?.number ?? 0) + 1
  const names = [...new Set([...seats.map(({ name }) => name), ...before])]
  const cellsOf = (of: (name: string) => Cell): ReadonlyMap<string, Cell> =>
    new Map(names.map((name) => [name, of(name)]))
  const games = [
    ...past.map((game) => {
      const cells = cellsOf((name) => {
        const at = before.indexOf(name)
        return { total: game.totals[at] ?? undefined, won: game.won.includes(at) }
      })
      return { number: game.number, cells }
    }),
    {
      number,
      cells: cellsOf((name) => {
        const at = seats.findIndex((seat) => seat.name === name)
        const total = scores.find(({ seat }) => seat === at)?.total
        return { total, won: ranking[0]?.includes(at) ?? false }
      })
    }
  ]
  const rivals = names
    .map((name): Rival => {
      const cells = games.flatMap(({ cells }) => cells.get(name) ?? [])
      const totals = cells.flatMap(({ total }) => total ?? [])
      return {
        name,
        colour: seats.find((seat) => seat.name === name)?.colour,
        wins: cells.filter(({ won }) => won).length,
        mean: totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length)
      }
    })
    .sort((a, b) => b.wins - a.wins || b.mean - a.mean)
  return {
    number,
    rivals,
    games: games.map((game) => ({
      number: game.number,
      cells: rivals.map(({ name }) => game.cells.get(name) ?? { total: undefined, won: false })
    })),
    shared: games.some(({ cells }) => [...cells.values()].filter(({ won }) => won).length > 1)
  }
}
