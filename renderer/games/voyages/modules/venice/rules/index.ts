/** The chapter of the City of Venice, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import { latePosts } from '../../../../../../shared/games/voyages/modules/venice/palaces'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { cellsWith } from '../../../../../polo/rules/cells'
import { words } from '../../../words'
import { veniceOf } from '../../tables'
import { structure } from './structure'

const { bundle: drawn } = cellsWith((item, count) => words.names.amount(item, count))

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
    'venice.what': (content?: Content) => [
      {
        title: table.late,
        head: [table.nth, table.points],
        rows: latePosts.map((nth) => [String(nth), drawn({ vp: veniceOf(content).postPoints[nth] })])
      }
    ],
    'venice.five': (content?: Content) => {
      const { fifthSeat, beijingSlot } = veniceOf(content)
      return [
        {
          title: table.five,
          head: [table.coins, table.slot],
          rows: [[drawn({ coin: fifthSeat }), drawn({ vp: beijingSlot })]]
        }
      ]
    },
    'venice.rialto': (content?: Content) => [
      {
        title: table.palaces,
        head: [table.palace, table.die, table.cost, table.reward],
        rows: veniceOf(content).palaces.map(({ id, minDie, cost, reward }) => [
          words.names.places[id] ?? id,
          String(minDie),
          drawn(cost),
          drawn(reward)
        ])
      },
      { title: table.first, head: [table.reward], rows: [[drawn(veniceOf(content).founderReward)]] }
    ],
    'venice.reputation': (content?: Content) => [
      {
        title: table.reputation,
        head: [table.post, table.reward],
        rows: veniceOf(content).reputation.map((reward, i) => [String(i + 1), drawn(reward)])
      }
    ]
  })
)
