/** Counts things by name over many games: in how many games, and how often per decision, each occurred. */
export class Shares {
  readonly #games = new Map<string, number>()
  readonly #times = new Map<string, number>()
  #game = new Map<string, number>()

  /** Counts a thing in the present game. */
  add(name: string, times = 1): void {
    this.#game.set(name, (this.#game.get(name) ?? 0) + times)
  }

  /** Ends the present game. */
  endGame(): void {
    for (const [name, times] of this.#game) {
      this.#games.set(name, (this.#games.get(name) ?? 0) + 1)
      this.#times.set(name, (this.#times.get(name) ?? 0) + times)
    }
    this.#game = new Map()
  }

  /** By name: the share of games in which a thing occurred, and how often it occurred per decision. */
  of(games: number, decisions: number, names: Iterable<string> = this.#games.keys()): Record<string, Share> {
    const per = (map: ReadonlyMap<string, number>, name: string, of: number): number =>
      round((map.get(name) ?? 0) / Math.max(1, of))
    return Object.fromEntries(
      [...names]
        .sort()
        .map((name) => [
          name,
          { games: per(this.#games, name, games), decisions: per(this.#times, name, decisions) }
        ])
    )
  }
}

export interface Share {
  readonly games: number
  readonly decisions: number
}

/** Rounds to four significant digits. */
export const round = (value: number): number => Number(value.toPrecision(4))

/** The mean of numbers; 0 if there are none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : round(values.reduce((a, b) => a + b, 0) / values.length)
