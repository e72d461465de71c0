/** The chapter of the New Characters, in a language: fetched with the book. */
import { gifts } from '../../../../../../shared/games/voyages/modules/new-characters/gifts'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { ownWords } from '../words'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => {
    const { gifts: names, giftHelp } = ownWords.own
    return {
      'new-characters.gifts': () => [
        {
          title: table.title,
          head: [table.gift, table.does],
          rows: gifts.map(({ id }) => [names[id] ?? id, giftHelp[id] ?? ''])
        }
      ]
    }
  }
)
