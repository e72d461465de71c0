/** The chapter of the Companions, in a language: fetched with the book. */
import { companions } from '../../../../../../shared/games/voyages/modules/companions/tiles'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { words } from '../../../words'
import { companionHelp } from '../companion-words'
import { ownWords } from '../words'
import { structure } from './structure'

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
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
)
