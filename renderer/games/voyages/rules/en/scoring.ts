/** English: the end of the game. */
import {
  coinsPerPoint,
  goodsPerPoint,
  mostContractsPoints,
  rounds
} from '../../../../../shared/games/voyages/content/numbers'
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'The final scoring',
    summary: t`After round ${rounds}: goals, Beijing, goods, coins and the most contracts are added to your points ${icon('vp')}.`,
    detail: [
      t`In detail: ${to('scoring.goals', 'goals')}, the slot of your post in ${to('posts.beijing', 'Beijing')}, ${to('scoring.stock', 'what you have left')}, and the ${to('scoring.contracts', 'most contracts')}. The points of contracts, cards and posts were counted when they came.`
    ]
  },
  'scoring.goals': {
    title: 'Goals',
    summary: t`Both places of a goal with your post: its points ${icon('vp')}. Then points for how many different goal places hold your post.`,
    detail: [
      'Your two goals name up to four places; one that stands on both counts once. Goals are secret: at a shared device you look at them by holding the button, and everybody sees them at the end.',
      t`In ${to('setup.expert', 'the expert game')} you get four and keep two.`
    ],
    examples: [
      'Your goals are Moscow–Xian and Samarcanda–Adana. You have posts in Moscow, Xian and Adana: 4 points for the first goal and 6 for three places.'
    ]
  },
  'scoring.contracts': {
    title: 'Most contracts',
    summary: t`Whoever has completed the most contracts scores ${mostContractsPoints} points ${icon('vp')}.`,
    detail: ['All who share the most score the full number. If nobody has completed any, nobody scores.']
  },
  'scoring.stock': {
    title: 'Coins and goods left',
    summary: t`1 point for every ${coinsPerPoint} coins ${icon('coin')}; with a post in Beijing also 1 for every ${goodsPerPoint} goods ${icon('any-good')}.`,
    detail: [
      'Both are rounded down. Goods of all kinds are added up. Camels are not goods and score nothing.'
    ],
    examples: [
      '23 coins are 2 points. With 3 pepper, 1 silk and 1 gold and a post in Beijing you get 2 more.'
    ]
  },
  'scoring.winner': {
    title: 'The winner',
    summary: t`Most points ${icon('vp')}; if tied, most camels ${icon('camel')}; if still tied, the win is shared.`,
    detail: [
      'The projected score on the table shows at any time what the points would be, with your goals left out.'
    ]
  }
}
