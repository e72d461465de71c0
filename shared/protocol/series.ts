/** A series: the games of one chain of rematches, as its tables tell each other and the page. */
/** The most games of a series that are remembered, the latest. */
export const mostSeriesGames = 40

/** The most people whose results a host sends; the games before there were so many are left out. */
export const mostSeriesPeople = 16

/** How the people of a rematch are seated: as before, the next in order starts and sits first, or drawn. */
export const seatings = ['kept', 'turned', 'drawn'] as const
export type Seating = (typeof seatings)[number]

/** A game of a series: what each seat had at its end, and who won or shared the win. */
export interface SeriesGame {
  /** Id of its table, which may be deleted by now. */
  readonly id: string
  /** Its number in the series, from 1. */
  readonly number: number
  readonly seats: readonly { readonly name: string; readonly total: number; readonly won?: true }[]
}

/** The games before the present one, the oldest first, small on the wire: people are named once. */
export interface Series {
  readonly names: readonly string[]
  readonly games: readonly {
    readonly number: number
    /** What each of `names` had at the end; null for somebody who did not play. */
    readonly totals: readonly (number | null)[]
    /** Who won: indexes of `names`. */
    readonly won: readonly number[]
  }[]
}

/** The series as it is sent; undefined if it holds no game. */
export function seriesOf(games: readonly SeriesGame[]): Series | undefined {
  const names: string[] = []
  const shown: SeriesGame[] = []
  for (const game of games.toReversed()) {
    const more = game.seats.flatMap(({ name }) => (names.includes(name) ? [] : [name]))
    if (names.length + more.length > mostSeriesPeople) break
    names.push(...more)
    shown.unshift(game)
  }
  if (shown.length === 0) return undefined
  return {
    names,
    games: shown.map(({ number, seats }) => ({
      number,
      totals: names.map((name) => seats.find((seat) => seat.name === name)?.total ?? null),
      won: names.flatMap((name, at) => (seats.some((seat) => seat.name === name && seat.won) ? [at] : []))
    }))
  }
}

/** The games before the next one: those before this one, and this one if it has a result. */
export const seriesAfter = (
  before: readonly SeriesGame[],
  played: Pick<SeriesGame, 'id' | 'seats'> | undefined
): SeriesGame[] =>
  [...before, ...(played ? [{ ...played, number: (before.at(-1)?.number ?? 0) + 1 }] : [])].slice(
    -mostSeriesGames
  )
