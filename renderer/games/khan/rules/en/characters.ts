/** English: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Gets every outpost tile once its bonus was received, his own too.',
    detail: [
      'Gets every outpost tile once its bonus was received, his own too. Each tile may be used once, as a bonus action in his turn. Unused tiles are worth nothing.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary: 'Passes oases without a step; each different one brings 3 points and 2 coins or a camel.',
    detail: [
      'Passes oases without a step; each different one brings 3 points and 2 coins or a camel. This holds for every movement. The oasis where he starts counts only if he comes back to it. Routes are paid as usual, and nothing the oases bring can pay for the way.'
    ],
    house: 'Ending on an oasis is a step: that is our reading.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Takes seals with one die, gets a jade for improving, and counts one more shield.',
    detail: [
      'Takes seals with one die, gets a jade for improving, and counts one more shield. He may still use two dice. The jade cannot pay for the improvement that brings it.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 coins each round, a jade ${icon('jade')} for each completed contract, a point for each jade.`,
    detail: [
      t`2 coins each round, a jade ${icon('jade')} for each completed contract, a point for each jade. Jade from any source brings the point. The reward of a contract and its jade come together.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin and Tian Chin',
    summary: 'Two figures share the steps; one bonus of each round comes twice; 3 more coins at first.',
    detail: [
      'Two figures share the steps; one bonus of each round comes twice; 3 more coins at first. At the start of a round they name one marker city or improved seal that is about to pay, and it pays twice. Bonuses received on placing or improving are not doubled.'
    ],
    house:
      'In the Travel action each figure that moved places a post; in other movements one of them does, as you like. A doubled copying marker may copy two different ones. These are our readings.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary: 'Something for every die rolled: 2 coins for 1 or 6, a point for 2 or 5, a camel for 3 or 4.',
    detail: [
      'Something for every die rolled: 2 coins for 1 or 6, a point for 2 or 5, a camel for 3 or 4. Every roll counts, rerolls and black dice too; turning a die does not. Each pair among her own dice at the start of a round may be swapped for one jade (1, 6), silk (2, 5) or gold (3, 4).'
    ],
    house: 'Three equal dice are one pair and a single die, four are two pairs: that is our reading.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'Uses the lower Travel space only, and pays neither coins nor camels for routes.',
    detail: [
      'Uses the lower Travel space only, and pays neither coins nor camels for routes. The 2 coins of the space and an occupied space are paid as usual, jade and seals of routes too. He takes the hourglass only while no higher space was used. Movement from cards and rewards is open to him.'
    ]
  },
  'characters.mixed': {
    title: 'Characters of the other games',
    summary: 'An option adds single characters of the other games. It is off at first.',
    detail: [
      'An option adds single characters of the other games. It is off at first. The printed rules allow it and warn that the balance may suffer. Which characters fit follows from what they use.'
    ],
    house:
      'That a character fits if this game has all it uses is our decision, and so are these readings: the special pile is the contract pile, the stalls are the books, Wilhelm has 13 posts and the 13th scores 10. A good of your choice is never jade.'
  }
}
