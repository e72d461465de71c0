/** What a bonus card is called and brings, where the words of the whole game are not at hand: `bundle` says amounts. */
import type { Content } from '../../../../../shared/games/voyages/content'
import type { BonusCard } from '../../../../../shared/games/voyages/modules/agents/content'
import { agentsOf, ourAgents } from '../tables'
import type { NamesOf } from '../part'
import { ownWords } from './words'

/** What a card brings. */
export function rewardWith({ effect }: BonusCard, bundle: NamesOf['bundle']): string {
  const { labels } = ownWords.own
  if (effect.kind === 'gain') return bundle(effect.reward)
  return (effect.count === 'posts' ? labels.perPost : labels.perContract)(effect.most ?? 6)
}

/** Our names say what our cards bring: one that a content pack changed is called by that itself. */
export function nameWith(content: Content | undefined, card: string, bundle: NamesOf['bundle']): string {
  const [played, ours] = [agentsOf(content).findCard(card), ourAgents.findCard(card)]
  if (!played || !ours) return card
  const reward = rewardWith(played, bundle)
  return reward === rewardWith(ours, bundle) ? (ownWords.own.cards[card] ?? card) : reward
}
