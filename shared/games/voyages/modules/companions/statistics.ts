/** Statistics of the Companions: how many were hired and borrowed, and what they brought. */
import { moduleStatistics } from '../../statistics/module-statistics'
import { goods } from '../../types'
import type { Companions } from './types'

type FigureId =
  `companions/${'hired' | 'dismissed' | 'borrowed' | 'used' | 'coins' | 'camels' | 'goods' | 'points'}`

export const statistics = moduleStatistics<Companions, FigureId>({
  id: 'companions',
  figures: {
    'companions/hired': { best: 'most' },
    'companions/dismissed': {},
    'companions/borrowed': {},
    'companions/used': { best: 'most' },
    'companions/coins': { best: 'most' },
    'companions/camels': { best: 'most' },
    'companions/goods': { best: 'most' },
    'companions/points': { best: 'most' }
  },
  counters: {
    'companions/hired': ({ tally }, { seat, dismissed }) => {
      tally.add('companions/hired', seat)
      if (dismissed !== undefined) tally.add('companions/dismissed', seat)
    },
    'companions/borrowed': ({ tally }, { seat }) => tally.add('companions/borrowed', seat),
    'companions/used': ({ tally }, { seat }) => tally.add('companions/used', seat),
    gained: ({ tally }, { seat, items, cause }) => {
      if (cause.kind !== 'companions/companion') return
      tally.add('companions/coins', seat, items.coin ?? 0)
      tally.add('companions/camels', seat, items.camel ?? 0)
      tally.add('companions/points', seat, items.vp ?? 0)
      for (const good of goods) tally.add('companions/goods', seat, items[good] ?? 0)
    }
  }
})
