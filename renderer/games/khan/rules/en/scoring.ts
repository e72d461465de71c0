/** English: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Final scoring',
    summary: 'After five rounds: shields, goal card, goods, coins and most contracts.',
    detail: [
      t`After five rounds: shields, goal card, goods, coins and most contracts. Pepper, silk, gold and jade ${icon('jade')} together bring 1 point for every two, coins ${icon('coin')} 1 point for every ten. Jade is a good here, not a coin. Contracts that were not completed cost nothing.`
    ]
  },
  'scoring.shields': {
    title: 'Shields',
    summary: 'Different shields of cities with your posts, and once more each that your goal card shows.',
    detail: [
      'Different shields of cities with your posts, and once more each that your goal card shows. A shield that lies in two cities counts once. Beijing has none. Thirteen or more bring the most points.'
    ],
    examples: [
      'You hold posts under crane, dragon, lotus and horse, and your goal card shows crane and lion: that is five shields.'
    ]
  },
  'scoring.goals': {
    title: 'Goal card',
    summary: 'Points for the improved seals that it shows, more shields for those that you have.',
    detail: [
      'Points for the improved seals that it shows, more shields for those that you have. It stays secret until the end. Seals that are not improved bring nothing.'
    ]
  },
  'scoring.contracts': {
    title: 'Most contracts',
    summary: 'The most completed contracts bring 8 points, the next lower number 4.',
    detail: [
      'The most completed contracts bring 8 points, the next lower number 4. All who tie get the points. The 4 points are also given after a tie for first place, but not with two players.'
    ],
    house: 'That at least one completed contract is needed is our decision.'
  },
  'scoring.winner': {
    title: 'Ties',
    summary: t`Most points win; then most camels ${icon('camel')}; then the victory is shared.`,
    detail: [
      t`Most points win; then most camels ${icon('camel')}; then the victory is shared. Jade is not a camel here.`
    ]
  }
}
