/** English: trading posts. */
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placing a post',
    summary: 'A movement that ends in a city without your post puts one there.',
    detail: [
      'A movement that ends in a city without your post puts one there. Never in Beijing or an oasis. There is always room. The card or the action of the city can be used from your next turn on.',
      'The 9th and 10th post bring 5 points each, the 11th brings 10.'
    ]
  },
  'posts.extra': {
    title: 'One more post with three dice',
    summary: 'The upper Travel space lets you place a post in one city passed as well.',
    detail: [
      'The upper Travel space lets you place a post in one city passed as well. It is optional. The city must be entered and left in this movement. The extra post is allowed also when you end in an oasis, in Beijing or at a post of your own. It comes out of your supply.'
    ],
    house:
      'The post at the end comes first, and both bring their bonuses after the movement, in any order. That order is our reading.'
  },
  'posts.bonuses': {
    title: 'What a new post brings',
    summary: 'The outpost tile if it still lies there, the bonus marker, and perhaps a contract.',
    detail: [
      'The outpost tile if it still lies there, the bonus marker, and perhaps a contract. The first post in a city takes its outpost tile, which then leaves the game. A bonus marker pays at once and at the start of every later round, to everybody with a post there. In a contract city you may take one of the contracts lying there.',
      'The copying marker does what any other marker on the board does, with a new choice each time.'
    ]
  },
  'posts.none-left': {
    title: 'No posts left',
    summary: 'With all posts on the board, the new one moves from another city of yours.',
    detail: [
      'With all posts on the board, the new one moves from another city of yours. With two figures that may be the one just placed. What the old city gave is lost at once, the new one brings its bonuses. Points for the 9th to 11th post do not come again.'
    ]
  }
}
