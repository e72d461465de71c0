/**
 * Name and reward of a bonus card, for code that has no access to the words of the whole game: `bundle` puts amounts
 * into words.
 */
import type { Content } from '../../../../../shared/games/voyages/content'
import type { BonusCard } from '../../../../../shared/games/voyages/modules/agents/content'
import { agentsOf, ourAgents } from '../tables'
import type { NamesOf } from '../part'
import { ownWords } from './words'

/** The reward of a card, in words. */
export function rewardWith({ effect }: BonusCard, bundle: NamesOf['bundle']): string {
  const { labels } = ownWords.own
  if (effect.kind === 'gain') return bundle(effect.reward)
  return (effect.count === 'posts' ? labels.perPost : labels.perContract)(effect.most ?? 6)
}

/**
 * The name of a card. Our names describe the rewards of our own cards, so a card that a content pack changed is named
 * by its reward.
 */
export function nameWith(content: Content | undefined, card: string, bundle: NamesOf['bundle']): string {
  const [played, ours] = [agentsOf(content).findCard(card), ourAgents.findCard(card)]
  if (!played || !ours) return card
  const reward = rewardWith(played, bundle)
  return reward === rewardWith(ours, bundle) ? (ownWords.own.cards[card] ?? card) : reward
}
