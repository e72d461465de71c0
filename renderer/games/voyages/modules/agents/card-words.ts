/** What a bonus card is called and brings, in words. */
import type { Content } from '../../../../../shared/games/voyages/content'
import type { BonusCard } from '../../../../../shared/games/voyages/modules/agents/cards'
import { words } from '../../words'
import { agentsOf, ourAgents } from '../tables'
import { ownWords } from './words'

function rewardWords({ effect }: BonusCard): string {
  const { labels } = ownWords.own
  if (effect.kind === 'gain') return words.explain.bundleShort(effect.reward)
  return (effect.count === 'posts' ? labels.perPost : labels.perContract)(effect.most ?? 6)
}

/** What a card brings. */
export const cardReward = (content: Content | undefined, card: string): string =>
  rewardWords(agentsOf(content).card(card))

/** Our names say what our cards bring: one that a content pack changed is called by that itself. */
export function cardName(content: Content | undefined, card: string): string {
  const [played, ours] = [agentsOf(content).findCard(card), ourAgents.findCard(card)]
  if (!played || !ours) return card
  const reward = rewardWords(played)
  return reward === rewardWords(ours) ? (ownWords.own.cards[card] ?? card) : reward
}

/** The note of a card. */
export const cardHelp = (content: Content | undefined, card: string): string =>
  `${cardName(content, card)}. ${ownWords.own.labels.gives(cardReward(content, card))}`
