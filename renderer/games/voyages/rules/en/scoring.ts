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
      t`After round ${rounds} these are added to your points ${icon('vp')}: your ${to('scoring.goals', 'goals')}, the slot of your post in ${to('posts.beijing', 'Beijing')}, the ${to('scoring.stock', 'coins and goods you have left')}, and the ${to('scoring.contracts', 'most contracts')}. Points from contracts, cards and posts were counted when they came.`
    ]
  },
  'scoring.goals': {
    title: 'Goals',
    summary: t`For each goal with your post in both places: its points ${icon('vp')}. Then points for how many different goal places have your post.`,
    detail: [
      t`A goal scores its points ${icon('vp')} if you have a post in both its places. Then you score by the table for the different places on your two goals that have your post; a place that stands on both counts once.`,
      t`Goals are secret: on a shared device you look at yours by holding the button, and everybody sees them at the end. In ${to('setup.expert', 'the expert game')} you are dealt more and keep two.`
    ],
    examples: [
      'Your goals are Moscow–Xian and Samarcanda–Adana. You have posts in Moscow, Xian and Adana: 4 points for the first goal and 6 for three places.'
    ]
  },
  'scoring.contracts': {
    title: 'Most contracts',
    summary: t`Whoever has completed the most contracts scores ${mostContractsPoints} points ${icon('vp')}.`,
    detail: [
      t`If nobody has completed more contracts than you, you score ${mostContractsPoints} points ${icon('vp')}, even if others have completed as many: all who are tied for the most score the full number. If nobody has completed any, nobody scores.`
    ],
    house: 'The last point is our decision: the printed rules do not speak of it.'
  },
  'scoring.stock': {
    title: 'Coins and goods left',
    summary: t`1 point for every ${coinsPerPoint} coins ${icon('coin')}; with a post in Beijing also 1 for every ${goodsPerPoint} goods ${icon('any-good')}.`,
    detail: [
      t`For every ${coinsPerPoint} coins ${icon('coin')} you score 1 point. With a post in Beijing you also score 1 for every ${goodsPerPoint} goods ${icon('any-good')}, all kinds added up. Both are rounded down. Camels are not goods and score nothing.`
    ],
    examples: [
      '23 coins are 2 points. With 3 pepper, 1 silk and 1 gold and a post in Beijing you get 2 more.'
    ]
  },
  'scoring.winner': {
    title: 'The winner',
    summary: t`Most points ${icon('vp')}; if tied, most camels ${icon('camel')}; if still tied, the win is shared.`,
    detail: [
      t`The player with the most points ${icon('vp')} wins. If players are tied, the one of them with the most camels ${icon('camel')} wins; if they are still tied, they share the win.`,
      'The projected score at the table shows at any time what the points would be. Goals are left out, except yours while you hold the button to look at them.'
    ]
  }
}
