/** English: the end. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const scoring: TextsOf<'scoring'> = {
  'scoring.end': {
    title: 'Final scoring',
    summary: 'After five rounds: shields, goal card, goods, coins and most contracts.',
    detail: [
      t`After five rounds you score for shields, your goal card, goods, coins and the most contracts. Pepper, silk, gold and jade ${icon('jade')}, added up, bring 1 point for every two, coins ${icon('coin')} 1 point for every ten, both rounded down. Jade is a good here, not a coin. Contracts that you have not completed cost nothing.`
    ]
  },
  'scoring.shields': {
    title: 'Shields',
    summary:
      'The more different shields the cities with your posts have, the more points. Your goal card counts some of them once more.',
    detail: [
      'You count the different shields of the cities with your posts. A shield on your goal card counts once more if you have a post in a city with it; De Wu counts one more. The more shields, the more points, as in the table; more than thirteen bring no more. Two cities with the same shield count once. Beijing has none.'
    ],
    examples: [
      'You hold posts under crane, dragon, lotus and horse, and your goal card shows crane and lion: that is five shields.'
    ],
    house: 'The points from the first to the twelfth shield are ours, or those of a content pack.'
  },
  'scoring.goals': {
    title: 'Goal card',
    summary:
      'Points for the improved seals that it shows, and one more shield for each shown shield that you have.',
    detail: [
      'You score the points for each seal that it shows and that you have improved; basic seals bring nothing. Each shown shield that you have, however often, counts as one more shield. The card stays secret until the end.'
    ],
    house: 'The cards are ours, or those of a content pack.'
  },
  'scoring.contracts': {
    title: 'Most contracts',
    summary: 'The most completed contracts score 8 points, the next lower number 4.',
    detail: [
      'Whoever has the most completed contracts scores 8 points, whoever has the next lower number 4. All who are tied score in full. The 4 points are scored even after a tie for the most, but not with two players.'
    ],
    house: 'That you need at least one completed contract to score is our decision.'
  },
  'scoring.winner': {
    title: 'Ties',
    summary: t`Most points win; then most camels ${icon('camel')}; then the victory is shared.`,
    detail: [
      t`The player with the most points wins. In a tie, whoever of those tied has the most camels ${icon('camel')} wins; jade is not a camel here. If they have as many camels, too, they share the victory.`
    ]
  }
}
