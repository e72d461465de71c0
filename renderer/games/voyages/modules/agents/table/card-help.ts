/** What a bonus card is called and brings, in words. */
import { bonusCard } from '../../../../../../shared/games/voyages/modules/agents/cards'
import { words } from '../../../words'
import { ownWords } from '../words'

export const cardName = (card: string): string => ownWords.own.cards[card] ?? card

export function cardReward(card: string): string {
  const { labels } = ownWords.own
  const { effect } = bonusCard(card)
  if (effect.kind === 'gain') return words.explain.bundleShort(effect.reward)
  return (effect.count === 'posts' ? labels.perPost : labels.perContract)(effect.most ?? 6)
}

/** The note of a card. */
export const cardHelp = (card: string): string =>
  `${cardName(card)}. ${ownWords.own.labels.gives(cardReward(card))}`
