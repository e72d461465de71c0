/** English: what a good friend at the table would point out. */
import type { CardKind } from '../../../../../shared/games/expedition/types'
import { listsOf } from '../../../../words/catalogue'
import { labels } from '../../words/controls/en'
import { card, gold } from '../../words/names/en'

const either = listsOf('en-GB', 'disjunction')

/** How far a camel gets. */
export interface Reach {
  /** Its number, where the seat has two. */
  readonly camel: number | undefined
  readonly space: string
  readonly spaces: number
  /** Gold in the chests on the way. */
  readonly chests: number
  /** Where the one gold leads. */
  readonly beyond: string | undefined
}

/** "Your hand reaches Lop (3 spaces, 2 gold in chests), with 1 gold Ganzhou." */
export const reach = ({ camel, space, spaces, chests, beyond }: Reach): string =>
  `${camel === undefined ? 'Your hand' : labels.camel(camel)} reaches ${space} (${labels.spaces(spaces)}${chests > 0 ? `, ${gold(chests)} in chests` : ''})${beyond === undefined ? '' : `, with ${gold(1)} ${beyond}`}.`
export const stuck = 'No space is in reach.'
/** "Draw red silk or blue oil: next turn you could reach Etzina." */
export const draw = (kinds: readonly CardKind[], space: string): string =>
  `Draw ${either(kinds.map(card))}: next turn you could reach ${space}.`

/** Who is about to end a stage, and what its scoring would pay as the camels stand. */
export const threats = {
  stage: (name: string, spaces: number, city: string, pays: number): string =>
    `${name} is ${labels.spaces(spaces)} from ${city}: its scoring would pay you ${gold(pays)}.`,
  game: (name: string, spaces: number, city: string, pays: number): string =>
    `${name} is ${labels.spaces(spaces)} from ${city} and the end: it would pay you ${gold(pays)}.`
}
