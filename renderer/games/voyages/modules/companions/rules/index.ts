/** The chapter of the Companions, in a language: fetched with the book. */
import { companions } from '../../../../../../shared/games/voyages/modules/companions/tiles'
import type { Language } from '../../../../../../shared/protocol/language'
import type { Book } from '../../../../../contract/rules'
import { bind } from '../../../../../kit/rules/say'
import { words } from '../../../words'
import { companionHelp } from '../companion-words'
import { ownWords } from '../words'
import { structure, type Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/chapter')).en,
  fr: async () => (await import('./fr/chapter')).fr,
  de: async () => (await import('./de/chapter')).de
}

export async function book(language: Language): Promise<Book> {
  const { table, ...said } = await texts[language]()
  return bind(structure, said, {
    'companions.tiles': () => [
      {
        title: table.title,
        head: [table.companion, table.die, table.cost, table.does],
        rows: companions.map(({ id, minDie, cost }) => [
          ownWords.own.companions[id] ?? id,
          String(minDie),
          words.explain.bundleShort(cost),
          companionHelp(id)
        ])
      }
    ]
  })
}
