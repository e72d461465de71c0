/** Statistics of the City of Venice: palaces, reputation, and the points of both (rulings 137 to 140). */
import { moduleStatistics } from '../../statistics/module-statistics'
import { own } from './kit'
import type { Venice } from './types'

type FigureId = `venice/${'palaces' | 'founded' | 'reputation' | 'points'}`

export const statistics = moduleStatistics<Venice, FigureId>({
  id: 'venice',
  figures: {
    'venice/palaces': { best: 'most' },
    'venice/founded': { best: 'most' },
    'venice/reputation': { best: 'most' },
    'venice/points': { best: 'most' }
  },
  counters: {
    'venice/visited': ({ tally, state }, { seat, palace, reputation }) => {
      tally.add('venice/palaces', seat)
      if (!own(state).founded.includes(palace)) tally.add('venice/founded', seat)
      tally.most('venice/reputation', seat, reputation)
    },
    gained: ({ tally }, { seat, items, cause }) => {
      if (cause.kind === 'venice/palace' || cause.kind === 'venice/reputation')
        tally.add('venice/points', seat, items.vp ?? 0)
    }
  }
})
