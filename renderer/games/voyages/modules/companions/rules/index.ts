/** The chapter of the Companions, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { words } from '../../../words'
import { companionsOf } from '../../tables'
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
    'companions.what': (content?: Content) => {
      const { rows } = companionsOf(content)
      return [
        {
          title: table.open,
          head: [table.players, ...rows.map((_, i) => String(i + 2))],
          rows: [[table.open, ...rows.map(String)]]
        }
      ]
    },
    'companions.house': (content?: Content) => [
      { title: table.most, head: [table.atMost], rows: [[String(companionsOf(content).perSeat)]] }
    ],
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
)
