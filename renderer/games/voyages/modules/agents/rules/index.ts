/** The chapter of the Agents of Venice, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { agentsOf } from '../../tables'
import { cardName, cardReward } from '../card-words'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
    'agents.rusticiano': (content?: Content) => [
      {
        title: table.title,
        head: [table.card, table.does],
        rows: agentsOf(content).bonusCards.map(({ id }) => [cardName(content, id), cardReward(content, id)])
      }
    ]
  })
)
