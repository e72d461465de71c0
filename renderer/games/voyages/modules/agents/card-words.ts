/** Name, reward and tip of a bonus card. */
import type { Content } from '../../../../../shared/games/voyages/content'
import { words } from '../../words'
import { agentsOf } from '../tables'
import { nameWith, rewardWith } from './card-names'
import { ownWords } from './words'

export const cardReward = (content: Content | undefined, card: string): string =>
  rewardWith(agentsOf(content).card(card), words.explain.bundleShort)

export const cardName = (content: Content | undefined, card: string): string =>
  nameWith(content, card, words.explain.bundleShort)

export const cardHelp = (content: Content | undefined, card: string): string =>
  `${cardName(content, card)}. ${ownWords.own.labels.gives(cardReward(content, card))}`
