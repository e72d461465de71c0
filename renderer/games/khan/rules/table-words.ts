/** What a language says in the tables of the rules of In the Service of the Khan. */
import type { CardWords } from '../../../polo/rules/cells'

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
  readonly offers: {
    readonly free: string
    readonly tiles: string
    readonly book: string
    readonly first: string
    readonly second: string
    readonly oneJade: string
    readonly twoJade: string
  }
  readonly special: {
    readonly title: string
    readonly city: string
    readonly reward: string
    readonly seal: string
  }
  readonly cards: CardWords & { readonly title: string; readonly card: string; readonly effect: string }
  readonly cities: {
    readonly title: string
    readonly city: string
    readonly shield: string
    readonly contracts: string
    readonly marker: string
    readonly card: string
    readonly outpost: string
  }
  readonly bonuses: {
    readonly markers: string
    readonly outposts: string
    readonly bonus: string
    readonly words: string
  }
  readonly goals: { readonly title: string; readonly seals: string; readonly shields: string }
  readonly guests: {
    readonly title: string
    readonly character: string
    readonly players: string
    readonly ability: string
  }
}
