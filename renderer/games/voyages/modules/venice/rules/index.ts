/** The chapter of the City of Venice, in a language: fetched with the book. */
import type { Content } from '../../../../../../shared/games/voyages/content'
import type { Bundle } from '../../../../../../shared/games/voyages/types'
import { bundleParts, iconHref, iconOfItem } from '../../../../../art/icons'
import type { Line } from '../../../../../contract/rules'
import { chapterIn } from '../../../../../kit/rules/chapter'
import { amounts } from '../../../../../kit/rules/say'
import { words } from '../../../words'
import { veniceOf } from '../../tables'
import { structure } from './structure'

/** Amounts with their icons. */
const drawn = (bundle: Bundle): Line =>
  amounts(
    bundleParts(bundle).map(({ item, count }) => ({
      ...{ icon: iconHref(iconOfItem(item)), count },
      label: words.names.amount(item, count)
    }))
  )

export const book = chapterIn(
  structure,
  {
    en: async () => (await import('./en/chapter')).en,
    fr: async () => (await import('./fr/chapter')).fr,
    de: async () => (await import('./de/chapter')).de
  },
  (table) => ({
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
