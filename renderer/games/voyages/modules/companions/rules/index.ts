/** The chapter of the Companions, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import type { Language } from '../../../../../../shared/protocol/language'
import type { Book } from '../../../../../contract/rules'
import { bind } from '../../../../../kit/rules/say'
import { words } from '../../../words'
import { companionsOf } from '../../tables'
import { companionHelp } from '../companion-words'
import { ownWords } from '../words'
import { structure, type Texts } from './structure'

const texts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/chapter')).en,
  fr: async () => (await import('./fr/chapter')).fr,
  de: async () => (await import('./de/chapter')).de
}

export async function book(language: Language): Promise<Book<Content>> {
  const { table, ...said } = await texts[language]()
  return bind(structure, said, {
    'companions.tiles': (content?: Content) => [
      {
        title: table.title,
        head: [table.companion, table.die, table.cost, table.does],
        rows: companionsOf(content).companions.map((tile) => [
          ownWords.own.companions[tile.id] ?? tile.id,
          String(tile.minDie),
          words.explain.bundleShort(tile.cost),
          companionHelp(tile)
        ])
      }
    ]
  })
}
