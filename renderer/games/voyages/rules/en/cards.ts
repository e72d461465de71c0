/** English: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Cards that trade',
    summary: 'Pay what is on the left and get what is on the right, up to as often as your die shows.',
    detail: [
      'You pay what is on the left of the arrow and get what is on the right, at least once and at most as often as your die shows. All uses are paid for at once.',
      t`Two cards trade both ways and let you mix: a good for 2 camels, and 1 point for 3 coins. On the card that trades a camel for coins or a coin for a camel, you choose one way for all uses. You may pay points ${icon('vp')} even if that takes you below zero.`
    ],
    examples: [
      'With a 3 you use “2 coins for a good of your choice” three times: 6 coins for 2 pepper and 1 gold.'
    ],
    house: 'That both ways may be mixed on those two cards is our choice; no rules text says so.'
  },
  'cards.count': {
    title: 'Cards that count',
    summary:
      'A reward for each of your posts on the map, or for each contract you have completed, at most as often as your die shows.',
    detail: [
      'Each of these cards counts either your posts on the map or the contracts you have completed, and gives you its reward for each, but at most as often as your die shows. You pay nothing. All your placed posts count, wherever they stand, Beijing included. If there is nothing to count, you cannot use the card.'
    ],
    examples: ['You have four posts and place a 3 on “1 point for each post”: 3 points.']
  },
  'cards.die': {
    title: 'Cards by the die',
    summary: 'The value of your die decides what you get, or you get something for every pip.',
    detail: [
      'On some of these cards the value of your die decides which of several things you get; others give you something for every pip of the die. You pay nothing, and you always get in full what the value gives.'
    ],
    examples: ['A card gives 1 gold for 1 to 5 and 3 gold for a 6. With a 6 you take 3 gold.']
  },
  'cards.city-bonus': {
    title: 'Cards that pay small-city bonuses',
    summary: t`Collect the bonus of small cities with your post ${icon('own-city-bonus')}, no city twice for the same die.`,
    detail: [
      t`You collect the bonus of as many small cities with your post ${icon('own-city-bonus')} as you have paid for, or as your die gives. However often you use the card, no city pays twice for the same die. With fewer cities you get fewer bonuses, and with none you cannot use the card. If you choose ${to('posts.copy', 'the copy')}, it may copy any other bonus, even one that you have just taken.`
    ],
    examples: [
      'You have posts in Ormuz and Kochi and use the card twice for 2 coins: 3 camels and 3 points.'
    ],
    house: 'That the copy may repeat a bonus you have just taken is our decision.'
  },
  'cards.steps': {
    title: 'Cards that give steps',
    summary: t`All steps ${icon('move')} bought with one die are one movement, with one post at its end.`,
    detail: [
      t`All steps ${icon('move')} that you buy with one die are one movement, with one post at its end. You pay for the uses first and then for the routes; otherwise it is a ${to('travel.bonus', 'bonus movement')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} leaves posts on the way as usual.`
    ],
    house:
      'One text of the game can be read as a movement, and so a post, for each step. We take them together.'
  },
  'cards.all': {
    title: 'All city cards',
    summary: 'Nine of them lie on the board in a game.',
    detail: [
      t`Of the city cards in the table, nine are on the board in any one game. The cost is left of the arrow, the reward right of it. How a card is used: ${to('actions.city-card', 'city cards')}.`
    ]
  }
}
