/** Statistics of the toy module: bells drawn and rung. */
import { moduleStatistics } from '../../../shared/games/voyages/statistics/module-statistics'
import type { Toy } from '.'

export const statistics = moduleStatistics<Toy, `toy/${'drawn' | 'rung'}`>({
  id: 'toy',
  figures: { 'toy/drawn': { best: 'most' }, 'toy/rung': { best: 'most' } },
  counters: {
    'toy/bellsDrawn': ({ tally }, { seat, drawn }) => tally.add('toy/drawn', seat, drawn.count),
    'toy/bellRung': ({ tally }, { seat }) => tally.add('toy/rung', seat)
  }
})
