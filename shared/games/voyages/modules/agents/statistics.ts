/** Statistics of the Agents of Venice: bonus cards, die tokens, characters assumed for a round. */
import { moduleStatistics } from '../../statistics/module-statistics'
import type { Agents } from './types'

type FigureId = `agents/${'cards' | 'points' | 'tokens' | 'assumed'}`

export const statistics = moduleStatistics<Agents, FigureId>({
  id: 'agents',
  figures: {
    'agents/cards': { best: 'most' },
    'agents/points': { best: 'most' },
    'agents/tokens': { best: 'most' },
    'agents/assumed': {}
  },
  counters: {
    'agents/cardUsed': ({ tally }, { seat }) => tally.add('agents/cards', seat),
    'agents/tokenSpent': ({ tally }, { seat }) => tally.add('agents/tokens', seat),
    'agents/characterAssumed': ({ tally }, { seat }) => tally.add('agents/assumed', seat),
    gained: ({ tally }, { seat, items, cause }) => {
      if (cause.kind === 'agents/bonus-card') tally.add('agents/points', seat, items.vp ?? 0)
    }
  }
})
