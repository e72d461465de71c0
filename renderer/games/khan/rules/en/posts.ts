/** English: trading posts. */
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placing a post',
    summary: 'If your movement ends in a city where you have no post, you must place one there.',
    detail: [
      'Each time a movement takes you to a city and ends there, you place a post in it unless you already have one; you may not decline. There is room for everybody, but Beijing and oases never hold posts. You may use the card or the action of the city from your next turn on.',
      'The 9th and 10th post bring 5 points each, the 11th brings 10.'
    ]
  },
  'posts.extra': {
    title: 'One more post with three dice',
    summary: 'The upper Travel space lets you place a post in one city you passed through as well.',
    detail: [
      'If you travel from the upper space, you may place one more post, in a city that you passed through: you must have entered and left it in this movement. You may do so even if you end in an oasis, in Beijing or at a post of your own. The post must come out of your supply.'
    ],
    house:
      'The post at the end comes first, and both bring their bonuses after the movement, in any order. That order is our reading.'
  },
  'posts.bonuses': {
    title: 'What a new post brings',
    summary: 'The outpost tile if it still lies there, the bonus marker, and perhaps a contract.',
    detail: [
      'What you get depends on the city. If an outpost tile still lies there, the first post takes it; you get its bonus, and the tile leaves the game. A bonus marker pays at once and at the start of every later round, to everybody with a post there. In a contract city you may take one of its contracts; with both slots full it takes the place of one you hold.',
      'The copying marker gives the bonus of any other marker on the board. You choose anew each time. Different goods of your choice are of different kinds: pepper, silk or gold.'
    ],
    house:
      'The shields, most of what lies in the cities and the bonuses are ours, or those of a content pack; the copying marker and the outpost tile with 2 gold are printed. A content pack may name more different goods than there are kinds. Then you take or pay none more often than you must: of four, none more than twice. That rule is ours.'
  },
  'posts.none-left': {
    title: 'No posts left',
    summary: 'If you must place a post and have none left, you move one from another city.',
    detail: [
      'Once all your posts are on the board, every further one that you must place comes from another of your cities, whichever you like; with two figures that may be the post just placed. What the old city gave you is lost at once; the new one brings its bonuses. The points for the 9th to 11th post do not come again.'
    ]
  }
}
