/** The chapter of the Agents of Venice, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { words } from '../../../words'
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
    'agents.piedro-tartarino': (content?: Content) => {
      const { piedro } = agentsOf(content)
      return [
        {
          title: table.piedro,
          head: [table.action, table.camels],
          rows: (['take-black-die', 'adjust-die'] as const).map((action) => [
            words.names.bonusActions[action],
            String(piedro[action])
          ])
        }
      ]
    },
    'agents.assumed': (content?: Content) => [
      { title: table.assumed, head: [table.cards], rows: [[String(agentsOf(content).cardsAssumed)]] }
    ],
    'agents.rusticiano': (content?: Content) => [
      {
        title: table.title,
        head: [table.card, table.does],
        rows: agentsOf(content).bonusCards.map(({ id }) => [cardName(content, id), cardReward(content, id)])
      }
    ]
  })
)
