/** What a language says in the tables of the rules of Voyages. */

/** Titles and heads of the tables. */
export interface TableWords {
  readonly bazaar: { readonly title: string; readonly stall: string; readonly dice: string }
  readonly columns: {
    readonly title: string
    readonly column: string
    readonly extra: string
    readonly or: string
  }
  readonly steps: { readonly title: string; readonly steps: string; readonly coins: string }
  readonly routes: {
    readonly title: string
    readonly route: string
    readonly cost: string
    readonly free: string
  }
  readonly cityBonuses: {
    readonly title: string
    readonly letter: string
    readonly bonus: string
    readonly home: string
  }
  readonly outposts: { readonly title: string; readonly bonus: string; readonly words: string }
  readonly slots: { readonly title: string; readonly slot: string; readonly points: string }
  readonly posts: {
    readonly title: string
    readonly post: string
    readonly points: string
    readonly nth: (n: number) => string
  }
  readonly cards: {
    readonly title: string
    readonly card: string
    readonly effect: string
    readonly or: string
    readonly perPost: string
    readonly perContract: string
    readonly perPip: string
  }
  readonly contracts: {
    readonly starting: string
    readonly regular: string
    readonly cost: string
    readonly reward: string
    readonly points: string
  }
  readonly icons: { readonly title: string; readonly icon: string; readonly meaning: string }
  readonly start: {
    readonly title: string
    readonly seat: string
    readonly coins: string
    readonly character: string
  }
  readonly neutral: {
    readonly title: string
    readonly players: string
    readonly black: string
    readonly places: string
    readonly none: string
  }
  readonly goals: { readonly title: string; readonly goal: string; readonly points: string }
  readonly goalPlaces: { readonly title: string; readonly places: string; readonly points: string }
  readonly mercator: { readonly title: string; readonly players: string; readonly gains: string }
}
