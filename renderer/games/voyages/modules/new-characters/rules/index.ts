/** The chapter of the New Characters, in a language: fetched with the book. */
import { gifts } from '../../../../../../shared/games/voyages/modules/new-characters/gifts'
import type { Content } from '../../../../../../shared/games/voyages/content'
import type { Language } from '../../../../../../shared/protocol/language'
import type { Book } from '../../../../../contract/rules'
import { bind } from '../../../../../kit/rules/say'
import { ownWords } from '../words'
import { structure, type Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/chapter')).en,
  fr: async () => (await import('./fr/chapter')).fr,
  de: async () => (await import('./de/chapter')).de
}

export async function book(language: Language): Promise<Book<Content>> {
  const { table, ...said } = await texts[language]()
  const { gifts: names, giftHelp } = ownWords.own
  return bind(structure, said, {
    'new-characters.gifts': () => [
      {
        title: table.title,
        head: [table.gift, table.does],
        rows: gifts.map(({ id }) => [names[id] ?? id, giftHelp[id] ?? ''])
      }
    ]
  })
}
