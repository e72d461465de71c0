/** Statistics of the New Characters: gifts, and Khan Arghun's city cards. */
import { moduleStatistics } from '../../statistics/module-statistics'
import { own } from './kit'
import type { NewCharacters } from './types'

type FigureId = `new-characters/${'taken' | 'used' | 'left' | 'points' | 'cityCards'}`

export const statistics = moduleStatistics<NewCharacters, FigureId>({
  id: 'new-characters',
  figures: {
    'new-characters/taken': { best: 'most' },
    'new-characters/used': { best: 'most' },
    'new-characters/left': { best: 'least' },
    'new-characters/points': { best: 'most' },
    'new-characters/cityCards': {}
  },
  counters: {
    'new-characters/giftsKept': ({ tally }, { seat, gifts }) =>
      tally.add('new-characters/taken', seat, gifts.length),
    'new-characters/giftUsed': ({ tally }, { seat }) => tally.add('new-characters/used', seat),
    'new-characters/cityCardUsed': ({ tally }, { seat }) => tally.add('new-characters/cityCards', seat),
    gained: ({ tally }, { seat, items, cause }) => {
      if (cause.kind === 'new-characters/gift') tally.add('new-characters/points', seat, items.vp ?? 0)
    }
  },
  end: ({ tally, state }) => {
    own(state).seats.forEach(({ kept }, seat) => tally.set('new-characters/left', seat, kept.length))
  }
})
