/** English: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Takes every outpost tile after its bonus has been received, by himself or by others.',
    detail: [
      'Takes every outpost tile after its bonus has been received, by himself or by others. Each tile may be used once, as a bonus action in his turn. Unused tiles are worth nothing.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary: 'Passes oases without a step; each different one brings 3 points and 2 coins or a camel.',
    detail: [
      'Passes oases without a step; each different one brings 3 points and 2 coins or a camel. This holds for every movement. The oasis where he starts counts only if he comes back to it; he may end on an oasis as well. Routes are paid as usual, and nothing the oases bring can pay for the way.'
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
      t`2 coins each round, a jade ${icon('jade')} for each completed contract, a point for each jade. Every jade brings the point, wherever it comes from. A contract’s reward and the jade for completing it come together.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin and Tian Chin',
    summary:
      'Two figures share the steps; one bonus of each round comes twice; they start with 3 more coins.',
    detail: [
      'Two figures share the steps; one bonus of each round comes twice; they start with 3 more coins. At the start of a round they choose one marker city or improved seal that is about to pay them, and it pays twice. Bonuses that come when a post is placed or a seal improved are not doubled.'
    ],
    house:
      'In the Travel action each figure that moved places a post; in other movements one of them does, as you like. A doubled copying marker may copy two different ones. These are our readings.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary: 'Something for every die rolled: 2 coins for 1 or 6, a point for 2 or 5, a camel for 3 or 4.',
    detail: [
      'Something for every die rolled: 2 coins for 1 or 6, a point for 2 or 5, a camel for 3 or 4. Every roll counts, rerolls and black dice too; turning a die does not. At the start of a round, each pair among her own five dice may bring 1 jade (two 1s or 6s), 1 silk (2s or 5s) or 1 gold (3s or 4s) in place of what the two dice bring.'
    ],
    house: 'Three equal dice are one pair and a single die, four are two pairs: that is our reading.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'Uses the lower Travel space only, and pays neither coins nor camels for routes.',
    detail: [
      'Uses the lower Travel space only, and pays neither coins nor camels for routes. He pays the 2 coins of the space and for an occupied space as usual, and he still needs the jade and the seals that routes ask for. He takes the hourglass only if no higher space has been used in the round. Movement from cards and rewards is open to him.'
    ]
  },
  'characters.mixed': {
    title: 'Characters of the other games',
    summary: 'An option adds single characters of the other games. It is off by default.',
    detail: [
      'An option adds single characters of the other games. It is off by default. The printed rules allow it and warn that the balance may suffer. Which characters fit follows from what they use.'
    ],
    house:
      'That a character fits if this game has all it uses is our decision, and so are these readings: the special pile is the contract pile, the stalls are the books, Wilhelm has 13 posts and the 13th scores 10. A good of your choice is never jade.'
  }
}
