/** What a language says in the tables of the rules of In the Service of the Khan. */
import type { Item } from '../../../../shared/games/khan/types'

/** Titles and heads of the tables. */
export interface TableWords {
  readonly seals: {
    readonly title: string
    readonly seal: string
    readonly die: string
    readonly taken: string
    readonly improve: string
    readonly bonus: string
  }
  readonly routes: {
    readonly title: string
    readonly route: string
    readonly cost: string
    readonly seal: string
  }
  readonly travel: {
    readonly title: string
    readonly dice: string
    readonly steps: string
    readonly fee: string
    readonly extra: string
  }
  readonly shields: { readonly title: string; readonly shields: string; readonly points: string }
  readonly contracts: {
    readonly starting: string
    readonly regular: string
    readonly cost: string
    readonly reward: string
    readonly points: string
  }
  /** Items as the heading of a count: `Camels`. */
  readonly items: Readonly<Record<Item, string>>
}
