/** What a language says in the tables of the rules of the Expedition. */

/** Titles and heads of the tables. */
export interface TableWords {
  readonly cards: {
    readonly title: string
    readonly card: string
    readonly perColour: string
    readonly all: string
  }
  readonly icons: { readonly title: string; readonly icon: string; readonly pays: string }
  readonly ballast: { readonly title: string; readonly leads: string; readonly means: string }
  readonly stages: {
    readonly first: string
    readonly second: string
    readonly space: string
    readonly gold: string
  }
  readonly road: {
    /** Title over the spaces of a track of this name. */
    readonly title: (track: string) => string
    readonly space: string
    readonly asks: string
    readonly chest: string
    readonly scores: string
  }
}
