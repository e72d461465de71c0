/** English: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Books',
    summary: 'One die for one of four offers: two are free, two more cost 1 or 2 jade.',
    detail: [
      t`Place one die on a book and choose one of its four offers. Book I takes any die, Book II a 3 or more, Book III a 5 or more on either of its two spaces. The book’s own two offers are free and stay all game; the two on the round’s tile cost 1 jade and 2 jade ${icon('jade')}. Nothing else can pay for them.`,
      'A higher die brings nothing more. The piles of tiles lie face up, so you always see what the next round will offer. Nobody may look at the tiles below the top one.'
    ],
    examples: [
      'By our values, a 5 on Book II brings you 2 silk for nothing; or you pay 1 jade for what the tile offers.'
    ],
    house: 'What the offers bring is ours. A content pack may bring others; the tables then show those.'
  },
  'actions.khan': {
    title: 'Khan’s Favor',
    summary: 'Four places in a row; each die must be at least as high as the one before it.',
    detail: [
      'Place one die on the leftmost free one of the four places in the row. It must be at least as high as the die before it, whoever placed that one. You get 4 coins and 2 camels. The dice already here never cost you anything. Your colour may lie here once a round; with a black die you may come again. After four dice the space is closed for the round.'
    ]
  },
  'actions.seals': {
    title: 'Guild seals',
    summary: 'Two dice take a guild seal; the lower one must reach its number.',
    detail: [
      'Place two dice and take one guild seal that you do not own and whose number the lower die reaches; it may be one with a lower number. You get its jade immediately, and only once. Basic or improved, a seal opens certain routes to you and is never spent.',
      'One of the city cards lets you take a seal with a single die, for a camel; the die must still reach its number.'
    ],
    house: 'What improving a seal costs and brings is ours, or that of a content pack.'
  },
  'actions.contracts': {
    title: 'Contracts',
    summary: 'One die of any value: take one or two contracts from cities with your posts, then 3 coins.',
    detail: [
      'Place one die; its value does not matter. Take one or two contracts from cities with your posts, out of one city or two; then take 3 coins. You have two slots for contracts: if you lack room, you give up older ones first, never one that you are just taking. A contract given up goes under the pile; a starting contract leaves the game.'
    ]
  },
  'actions.special': {
    title: 'Special cities',
    summary:
      'With a post there: a fixed reward, then the bonus of the city’s seal, if improved, once or twice.',
    detail: [
      'Balkh, Hormuz and Baghdad have two places each, for one die each; you need a post in the city. First comes the fixed reward; then, if you have improved the seal of the city, its bonus once or twice, by the value of your die. A basic seal brings nothing here. Your colour may lie in each city once a round; a black die may take the other place.'
    ],
    examples: [
      'By our values, a 5 in Balkh with an improved tailors’ seal brings 2 camels and 1 silk, then the seal’s bonus twice.'
    ],
    house:
      'The rewards, which seal belongs to which city and how often its bonus comes are ours, or those of a content pack.'
  },
  'actions.city-card': {
    title: 'City cards',
    summary:
      'One die on the card of a city with your post; each card can be used once per round, by one player.',
    detail: [
      'You may place one die on the card of a city where you have a post. Each card serves one player once a round; after that it is closed, even to a black die. The two cards in the action area need no post; they are replaced each round.',
      'A trade may be used as often as the die shows. If you pay points, your score may fall below zero. Cards that count pay for each post or completed contract, at most as often as the die shows. Others go by the value of the die.',
      'With the card that pays your own bonus markers you choose different marker cities with your posts; after the first you may stop. If one of them has the copying marker, it may not copy a marker chosen now.'
    ],
    examples: [
      'With three completed contracts, a 5 on the card that counts them brings three times its reward; a 2 brings it twice.'
    ],
    house:
      'The printed rules give the values of five cards. Those of the others are ours, or those of a content pack.'
  }
}
