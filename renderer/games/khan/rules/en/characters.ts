/** English: characters. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const characters: TextsOf<'characters'> = {
  'characters.filippo-vitello': {
    title: 'Filippo Vitello',
    summary: 'Takes every outpost tile after its bonus has been received, by himself or by others.',
    detail: [
      'When somebody has received the bonus of an outpost tile, the tile does not leave the game: it goes to Filippo. He also keeps the tiles whose bonus he has received himself. In his turn he may use each of his tiles once, as a bonus action. Tiles that he has not used are worth nothing.'
    ]
  },
  'characters.mongke-khan': {
    title: 'Möngke Khan',
    summary: 'Passes oases without a step; each different one brings 3 points and 2 coins or a camel.',
    detail: [
      'Oases that Möngke Khan passes take no step. After every movement, whatever it comes from, each different oasis that he has entered brings him 3 points, and 2 coins or a camel as he likes. The oasis where he starts counts only if he comes back to it; he may end on an oasis as well. Routes are paid as usual, and nothing the oases bring can pay for the way.'
    ],
    house: 'Ending on an oasis is a step: that is our reading.'
  },
  'characters.de-wu': {
    title: 'De Wu',
    summary: 'Takes seals with one die, gets a jade for improving, and counts one more shield.',
    detail: [
      'De Wu needs only one die to take a guild seal; it must reach the seal’s number as usual, and using two is allowed. Each time he improves a seal he gets a jade, which cannot pay for that same improvement. In the final scoring he counts one shield more than he has.'
    ]
  },
  'characters.abha-basu': {
    title: 'Abha Basu',
    summary: t`2 coins each round, a jade ${icon('jade')} for each completed contract, a point for each jade.`,
    detail: [
      t`At the start of each round, the first included, Abha Basu gets 2 coins. Each completed contract brings a jade ${icon('jade')} together with its reward. And each jade received, wherever it comes from, brings a point.`
    ]
  },
  'characters.mailin-and-tian-chin': {
    title: 'Mailin and Tian Chin',
    summary:
      'Two figures share the steps; one bonus of each round comes twice; they start with 3 more coins.',
    detail: [
      'Mailin and Tian Chin have two figures and divide the steps of each movement between them. They begin the game with 3 coins more than the others. At the start of a round they choose one marker city or improved seal that is about to pay them: its bonus comes twice. Bonuses that come when a post is placed or a seal improved are not doubled.'
    ],
    house:
      'In the Travel action each figure that moved places a post; in other movements one of them does, as you like. A doubled copying marker may copy two different ones. These are our readings.'
  },
  'characters.isabella-donati': {
    title: 'Isabella Donati',
    summary: 'Something for every die rolled: 2 coins for 1 or 6, a point for 2 or 5, a camel for 3 or 4.',
    detail: [
      'For each die that she rolls, Isabella gets 2 coins if it shows 1 or 6, a point for a 2 or 5, or a camel for a 3 or 4. This goes for rerolls and black dice too; turning a die is not rolling it. At the start of a round, each pair among her own five dice may bring 1 jade (two 1s or 6s), 1 silk (2s or 5s) or 1 gold (3s or 4s) in place of what the two dice bring.'
    ],
    house: 'Three equal dice are one pair and a single die, four are two pairs: that is our reading.'
  },
  'characters.gantulga-od': {
    title: 'Gantulga Od',
    summary: 'Uses the lower Travel space only, and pays neither coins nor camels for routes.',
    detail: [
      'Only the lower Travel space is open to Gantulga Od. He pays its 2 coins and the price of an occupied space as usual. For routes, in any movement, he gives no coins and no camels, but the jade and the seals that they ask for he needs like everybody else. He takes the hourglass only if no higher space has been used in the round. Movement from cards and rewards is open to him.'
    ]
  },
  'characters.mixed': {
    title: 'Characters of the other games',
    summary: 'An option adds single characters of the other games. It is off by default.',
    detail: [
      'A table may let single characters of the other games in; unless it chooses this option, they stay out. The printed rules allow it and warn that the balance may suffer. Which characters fit follows from what they use.',
      t`Gunj Kököchin has two action spaces of her own, each for one die of any value in a round, as a main action. One brings 2 camels ${icon('camel')} and 2 goods of her choice ${icon('any-good')}, which may be equal; after that every other player takes one. The other is a single step ${icon('move')} on the map without a Travel space: the route is paid, its seal is needed, and the hourglass stays where it is.`,
      t`Khan Arghun has six of the city cards that nobody needs, face up beside the board before characters are picked. Once in each of his turns, as a bonus action, he uses one of them as if a 6 lay on it, without a die or a post. Its price is paid as usual, and jade ${icon('jade')} may help; then the card leaves the game.`
    ],
    house:
      'That a character fits if this game has all it uses is our decision, and so are these readings: the special pile is the contract pile, the stalls are the books, Wilhelm has 13 posts and the 13th scores 10, Khan Arghun’s cards come from this game’s pile and stay out if nobody picks him. A good of your choice is never jade, whoever takes it.'
  }
}
