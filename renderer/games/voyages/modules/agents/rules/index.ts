/** The chapter of the Agents of Venice, in a language: fetched with the book. */
import { bonusCards } from '../../../../../../shared/games/voyages/modules/agents/cards'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { cardName, cardReward } from '../table/card-help'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
    'agents.rusticiano': () => [
      {
        title: table.title,
        head: [table.card, table.does],
        rows: bonusCards.map(({ id }) => [cardName(id), cardReward(id)])
      }
    ]
  })
)
