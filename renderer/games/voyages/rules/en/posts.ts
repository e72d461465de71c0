/** English: trading posts and what they bring. */
import { icon, t, to } from '../say'
import type { TextsOf } from '../structure'

export const posts: TextsOf<'posts'> = {
  'posts.placing': {
    title: 'Placing a trading post',
    summary: t`Where your movement ends you place a post ${icon('post')}, if it is a city where you have none.`,
    detail: [
      t`If your movement ends in a city where you have no post ${icon('post')}, you must place one there. Cities that you only pass through get none, unless you are ${to('characters.wilhelm-von-rubruk', 'Wilhelm')}. Oases and Venezia never hold posts. Ending where you already have a post brings nothing.`,
      t`A post opens the ${to('actions.city-card', 'city card')} of a large city, brings the ${to('posts.small-city', 'bonus')} of a small one, and counts for your ${to('scoring.goals', 'goals')}.`
    ],
    examples: ['You pass through Moscow and end in Anxi: the post goes to Anxi, and Moscow gets none.']
  },
  'posts.small-city': {
    title: 'Small cities',
    summary: t`A post in a small city ${icon('small-city')} brings its bonus at once and again at the start of every later round.`,
    detail: [
      t`A post in a small city ${icon('small-city')} brings you its bonus at once and again at the start of every later round. Every player with a post there gets it. In the beginners’ game the bonuses lie by their letters, as in the table; in ${to('setup.expert', 'the expert game')} they are shuffled.`
    ]
  },
  'posts.copy': {
    title: 'The bonus that copies another',
    summary: t`The bonus with the letter D ${icon('other-city-bonus')} gives the bonus of any other small city.`,
    detail: [
      t`Each time the bonus with the letter D ${icon('other-city-bonus')} pays you, you choose the bonus of any other small city and get that one. You need no post in the other city, and you may choose differently every time.`
    ],
    examples: [
      'Your post stands in Xian, where this bonus lies. This round you copy the 5 coins of Anxi, next round the 3 points of Kochi.'
    ]
  },
  'posts.outpost': {
    title: 'Outpost bonuses',
    summary: t`The first post of any player in a large city ${icon('large-city')} takes the bonus that lies there.`,
    detail: [
      t`A bonus that lies in a large city ${icon('large-city')} goes to whichever player places the first post there. You get it after the movement; then the tile leaves the game, even if it could give you nothing. Later posts in that city get none. Beijing has no such bonus.`
    ]
  },
  'posts.beijing': {
    title: 'Beijing',
    summary: t`Your post takes the free slot with the most points ${icon('vp')}, which count at the end.`,
    detail: [
      t`A post in Beijing takes the free slot with the most points ${icon('vp')}, which count at the end. The four slots are the same for two, three or four players. A second visit changes nothing. If a post is ${to('posts.none-left', 'moved away')}, its slot is free again and the others stay where they are.`,
      t`A post in Beijing also lets you score the ${to('scoring.stock', 'goods you have left')}.`
    ],
    house: 'What becomes of the slot when a post is moved away is our decision.'
  },
  'posts.many': {
    title: 'The eighth and ninth post',
    summary: t`Your 8th and 9th post on the map score points ${icon('vp')} at once.`,
    detail: [
      t`When you place your 8th post on the map, and again with the 9th, you immediately score the points ${icon('vp')} in the table. All placed posts count, the one in Beijing too. Each number scores only once; moved posts score nothing again. Only ${to('characters.wilhelm-von-rubruk', 'Wilhelm')} has an 11th.`
    ]
  },
  'posts.none-left': {
    title: 'No post left',
    summary: 'If you must place a post and have none left, you move one of your posts there.',
    detail: [
      t`When all your posts stand on the map, you place a further one by taking it from another place: you may move any of them, even the one in Beijing. You get the bonuses of the new city as for a new post; the card and the income of the old one are lost. The points for the ${to('posts.many', '8th and later posts')} do not come again.`
    ],
    house:
      'If two figures end in cities that need a post, you choose which city gets its post first. Even a post placed in the same movement may be moved.'
  }
}
