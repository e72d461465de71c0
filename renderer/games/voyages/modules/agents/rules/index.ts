/** The chapter of the Agents of Venice, in a language: fetched with the book. */
import { bonusCards } from '../../../../../../shared/games/voyages/modules/agents/cards'
import type { Language } from '../../../../../../shared/protocol/language'
import type { Book } from '../../../../../contract/rules'
import { bind } from '../../../../../kit/rules/say'
import { cardName, cardReward } from '../table/card-help'
import { structure, type Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/chapter')).en,
  fr: async () => (await import('./fr/chapter')).fr,
  de: async () => (await import('./de/chapter')).de
}

export async function book(language: Language): Promise<Book> {
  const { table, ...said } = await texts[language]()
  return bind(structure, said, {
    'agents.rusticiano': () => [
      {
        title: table.title,
        head: [table.card, table.does],
        rows: bonusCards.map(({ id }) => [cardName(id), cardReward(id)])
      }
    ]
  })
}
