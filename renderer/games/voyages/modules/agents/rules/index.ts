/** The chapter of the Agents of Venice, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import type { Language } from '../../../../../../shared/protocol/language'
import type { Book } from '../../../../../contract/rules'
import { bind } from '../../../../../kit/rules/say'
import { agentsOf } from '../../tables'
import { cardName, cardReward } from '../card-words'
import { structure, type Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/chapter')).en,
  fr: async () => (await import('./fr/chapter')).fr,
  de: async () => (await import('./de/chapter')).de
}

export async function book(language: Language): Promise<Book<Content>> {
  const { table, ...said } = await texts[language]()
  return bind(structure, said, {
    'agents.rusticiano': (content?: Content) => [
      {
        title: table.title,
        head: [table.card, table.does],
        rows: agentsOf(content).bonusCards.map(({ id }) => [cardName(content, id), cardReward(content, id)])
      }
    ]
  })
}
