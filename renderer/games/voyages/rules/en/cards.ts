/** English: the kinds of city cards. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const cards: TextsOf<'cards'> = {
  'cards.trade': {
    title: 'Cards that trade',
    summary: 'Pay what is on the left, get what is on the right, up to as often as your die shows.',
    detail: [
      'At least once; you choose how often. All uses are paid at once.',
      t`Two cards trade both ways and let you mix: a good against 2 camels, and 1 point against 3 coins. On the card that trades a camel for coins or a coin for a camel you choose one way for all uses. Points ${icon('vp')} may be paid even below zero.`
    ],
    examples: [
      'With a 3 you use “2 coins for a good of choice” three times: 6 coins for 2 pepper and 1 gold.'
    ]
  },
  'cards.count': {
    title: 'Cards that count',
    summary:
      'A reward for each post on the map, or for each contract completed, at most as many as your die shows.',
    detail: [
      'Nothing is paid. All your placed posts count, wherever they stand, Beijing included. If there is nothing to count, the card cannot be used.'
    ],
    examples: ['You have four posts and place a 3 on “1 point for each post”: 3 points.']
  },
  'cards.die': {
    title: 'Cards by the die',
    summary: 'The value of your die decides what you get, or you get something for every pip.',
    detail: ['Nothing is paid, and you always get what your own value gives.'],
    examples: ['A card gives 1 gold for 1 to 5 and 3 gold for a 6. With a 6 you take 3 gold.']
  },
  'cards.city-bonus': {
    title: 'Cards that pay small-city bonuses',
    summary: t`Collect the bonus of small cities that hold your post ${icon('own-city-bonus')}, each once per use of the card.`,
    detail: [
      t`Only small cities with your own post, all different; with fewer of them you get fewer, and with none the card cannot be used. If you choose ${to('posts.copy', 'the copy')}, it may copy any other bonus, also one you have just taken.`
    ],
    examples: ['You have posts in Ormuz and Kochi and use the card twice for 2 coins: 3 camels and 3 points.']
  },
  'cards.steps': {
    title: 'Cards that give steps',
    summary: t`All steps ${icon('move')} bought at one go are one movement, with one post at its end.`,
    detail: [
      t`The uses are paid first and then the roads; for the rest it is a ${to('travel.bonus', 'bonus movement')}. ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} leaves posts on the way as usual.`
    ]
  },
  'cards.all': {
    title: 'All city cards',
    summary: 'There are 31; nine lie on the board in a game.',
    detail: [
      t`Left of the arrow what you pay, right of it what you get. What a die may do here: ${to('actions.city-card', 'city cards')}.`
    ]
  }
}
