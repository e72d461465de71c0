/** The icons on the spaces: which cards pay for entering them (ruling 12). */

/** How cards must fit together; `paying.ts` applies it. */
export type RequirementKind =
  /** `count` goods cards of one good; colours free. */
  | 'identical-goods'
  /** One card of each good; colours free. */
  | 'different-goods'
  /** `count` drivers; colours free. */
  | 'drivers'
  /** `count` cards of one colour, goods and drivers in any mix. */
  | 'same-colour'
  /** One card of each colour, goods and drivers in any mix. */
  | 'distinct-colours'

/** An icon. The last three occur only on the graded track (rulings 12 and 47). */
export type RequirementId =
  | 'one-good'
  | 'three-identical-goods'
  | 'four-different-goods'
  | 'two-drivers'
  | 'three-of-one-colour'
  | 'five-colours'
  | 'two-identical-goods'
  | 'one-driver'
  | 'two-of-one-colour'

export interface Requirement {
  readonly id: RequirementId
  readonly kind: RequirementKind
  /** The exact number of cards (ruling 10). */
  readonly count: number
  readonly source: 'rulebook' | 'public'
}

/** Every icon, by id. */
export const requirements: { readonly [K in RequirementId]: Requirement & { readonly id: K } } = {
  'one-good': { id: 'one-good', kind: 'identical-goods', count: 1, source: 'rulebook' },
  'three-identical-goods': {
    id: 'three-identical-goods',
    kind: 'identical-goods',
    count: 3,
    source: 'rulebook'
  },
  'four-different-goods': {
    id: 'four-different-goods',
    kind: 'different-goods',
    count: 4,
    source: 'rulebook'
  },
  'two-drivers': { id: 'two-drivers', kind: 'drivers', count: 2, source: 'rulebook' },
  'three-of-one-colour': { id: 'three-of-one-colour', kind: 'same-colour', count: 3, source: 'rulebook' },
  'five-colours': { id: 'five-colours', kind: 'distinct-colours', count: 5, source: 'rulebook' },
  'two-identical-goods': { id: 'two-identical-goods', kind: 'identical-goods', count: 2, source: 'public' },
  'one-driver': { id: 'one-driver', kind: 'drivers', count: 1, source: 'public' },
  'two-of-one-colour': { id: 'two-of-one-colour', kind: 'same-colour', count: 2, source: 'public' }
}

export const requirementIds = Object.keys(requirements) as readonly RequirementId[]
