/** English: trading posts and what they bring. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placing a trading post',
    summary: t`Where your movement ends you place a post ${icon('post')}, if it is a city where you have none.`,
    detail: [
      t`You must. Cities that you only pass through get none, unless you are ${to('characters.wilhelm-von-rubruk', 'Wilhelm')}. Oases and Venezia never hold posts. Ending where your post already stands brings nothing.`,
      t`A post opens the ${to('actions.city-card', 'city card')} of a large city, brings the ${to('posts.small-city', 'bonus')} of a small one, and counts for your ${to('scoring.goals', 'goals')}.`
    ],
    examples: ['You pass Moscow and end in Anxi: the post goes to Anxi, Moscow gets none.']
  },
  'posts.small-city': {
    title: 'Small cities',
    summary: t`A post in a small city ${icon('small-city')} brings its bonus at once and again at the start of every later round.`,
    detail: [
      t`All players with a post there get it. In the beginners’ game the bonuses lie by their letters, as in the table; in ${to('setup.expert', 'the expert game')} they are shuffled.`
    ]
  },
  'posts.copy': {
    title: 'The bonus that copies another',
    summary: t`The bonus with the letter D ${icon('other-city-bonus')} gives the bonus of any other small city.`,
    detail: ['You need no post in that other city, and you choose anew every time it pays.'],
    examples: [
      'Your post stands in Xi’an, where the copy lies. This round you copy the 5 coins of Anxi, next round the 3 points of Kochi.'
    ]
  },
  'posts.outpost': {
    title: 'Outpost bonuses',
    summary: t`The first post of any player in a large city ${icon('large-city')} takes the bonus lying there, once.`,
    detail: [
      'You get it after the movement; then the tile leaves the game, even if it could give you nothing. Later posts in that city get none. Beijing has no such bonus.'
    ]
  },
  'posts.beijing': {
    title: 'Beijing',
    summary: t`Your post takes the free slot with the most points ${icon('vp')}, which count at the end.`,
    detail: [
      t`The slots are the same for any number of players. A second visit changes nothing. If a post is ${to('posts.none-left', 'moved away')}, its slot is free again and the others stay where they are.`,
      t`A post in Beijing also lets you score the ${to('scoring.stock', 'goods you have left')}.`
    ]
  },
  'posts.many': {
    title: 'The eighth and ninth post',
    summary: t`Your 8th and 9th post on the map score points ${icon('vp')} at once.`,
    detail: [
      t`All placed posts count, also the one in Beijing. Each number scores once; moved posts score nothing again. The 11th exists for ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} alone.`
    ]
  },
  'posts.none-left': {
    title: 'No post left',
    summary: 'If you must place a post and have none, you move one of your posts there.',
    detail: [
      t`Any of them, also the one in Beijing. You get the bonuses of the new city as for a new post; the card and the income of the old one are lost. Points for the ${to('posts.many', '8th and later posts')} do not come again.`
    ],
    house:
      'Where two figures end in cities that need a post, you choose which gets its post first. A post placed in the same movement may be moved as well.'
  }
}
