/** English: the main actions. */
import { icon, t } from '../say'
import type { TextsOf } from '../structure'

export const actions: TextsOf<'actions'> = {
  'actions.books': {
    title: 'Books',
    summary: 'One die for one of four offers: two are free, two more cost 1 or 2 jade.',
    detail: [
      t`One die for one of four offers: two are free, two more cost 1 or 2 jade. Book I takes any die, Book II a 3 or more, Book III a 5 or more on either of its two spaces. You choose one offer: the two of the book are free and stay all game, those of the round’s tile cost 1 jade or 2 jade ${icon('jade')}. That jade must be jade.`,
      'A higher die brings nothing more. The piles of tiles lie face up: you always see what the next round will offer, and nobody looks at what comes after it.'
    ],
    examples: ['With a 5 on Book II you take 2 silk for nothing, or pay 1 jade for what the tile offers.']
  },
  'actions.khan': {
    title: 'Khan’s Favor',
    summary: 'Four places in a row, for dice whose values never fall.',
    detail: [
      'Four places in a row, for dice whose values never fall. Your die goes to the leftmost free place and may not show less than the die before it. You get 4 coins and 2 camels. It costs nothing. Your colour may lie there once; a black die allows a second use. When four dice lie there, it is closed for the round.'
    ]
  },
  'actions.seals': {
    title: 'Guild seals',
    summary: 'Two dice for a seal; the lower one must reach its number.',
    detail: [
      'Two dice for a seal; the lower one must reach its number. You may take any seal that you do not own and whose number the lower die reaches. The jade named there comes at once, once. A seal opens certain routes to you, basic or improved, and is never spent.',
      'A city card brings a seal for one die and a camel.'
    ]
  },
  'actions.contracts': {
    title: 'Contracts',
    summary: 'Take one or two contracts from cities with your posts, then 3 coins.',
    detail: [
      'Take one or two contracts from cities with your posts, then 3 coins. You may take one or two contracts, from one city or two. You have room for two: an older one must go first, never one you are just taking. Discarded red contracts go under the pile, starting contracts leave the game.'
    ]
  },
  'actions.special': {
    title: 'Special cities',
    summary: 'With a post there: a fixed reward, and the bonus of one improved seal once or twice.',
    detail: [
      'With a post there: a fixed reward, and the bonus of one improved seal once or twice. Balkh, Hormuz and Baghdad have two places for one die each. First comes the fixed reward, then, if you have improved the seal of the city, its bonus once or twice by the value of your die. A basic seal brings nothing. Your colour may lie there once; a black die may fill the other place.'
    ],
    examples: [
      'In Balkh a 5 with an improved tailors’ seal brings 2 camels and a silk, then the seal’s bonus twice.'
    ]
  },
  'actions.city-card': {
    title: 'City cards',
    summary: 'One die of all players together per round, with a post in the card’s city.',
    detail: [
      'One die of all players together per round, with a post in the card’s city. The two cards in the action area need no post; they are replaced each round.',
      'A trade may be used as often as the die shows. Cards that count pay for each post or completed contract, at most as often as the die shows. Others go by the value.',
      'The card for your own markers lets you choose different marker cities with your posts; after the first you may stop. If one of them copies, it may not copy a city chosen now.'
    ],
    examples: [
      'With three completed contracts, a 5 on the card that counts them brings three times its reward; a 2 brings it twice.'
    ]
  }
}
