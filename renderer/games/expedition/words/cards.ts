/** Names of cards and spaces, and what is paid with them. */
import type { Space } from '../../../../shared/games/expedition/content/track'
import type { CardKind } from '../../../../shared/games/expedition/types'
import { list } from '../../../words/list'
import type { Texts } from './texts'

/** Cards in words, equal ones together: "red silk", "2 × blue oil". */
export const piles = ({ names }: Texts, cards: readonly CardKind[]): readonly string[] =>
  [...new Set(cards)].map((kind) =>
    names.cardsOf({ count: cards.filter((one) => one === kind).length, card: names.kinds[kind] })
  )

/** "3 cards and 1 gold". */
export const costOf = ({ names }: Texts, cards: number, gold: number): string =>
  list([...(cards > 0 || gold === 0 ? [names.cards(cards)] : []), ...(gold > 0 ? [names.gold(gold)] : [])])

export const cardWords = (texts: Texts) => ({
  card: (kind: CardKind): string => texts.names.kinds[kind],
  hand: (cards: readonly CardKind[]): string => piles(texts, cards).join(', '),
  /** The name of a space; `builtIn` says that it is of this project's own tracks: a pack's spaces carry their own names. */
  space: ({ id, name }: Space, builtIn: boolean): string =>
    builtIn ? (texts.names.spaces[id] ?? name) : name
})
