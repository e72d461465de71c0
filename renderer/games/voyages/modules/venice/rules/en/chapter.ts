/** English: the chapter of the City of Venice. */
import { icon, t } from '../../../../rules/say'
import { to, type Texts } from '../structure'

export const en: Texts = {
  chapters: { venice: 'City of Venice' },
  table: {
    palaces: 'The palaces',
    palace: 'Palace',
    die: 'Die',
    cost: 'Cost',
    reward: 'Reward',
    first: 'First post in a palace',
    reputation: 'Reputation',
    post: 'Post in Venice',
    late: 'Points for late posts',
    nth: 'Post',
    points: 'Points',
    five: 'The fifth seat',
    coins: 'Coins at the beginning',
    slot: 'Fifth slot in Beijing'
  },
  paragraphs: {
    'venice.what': {
      title: 'What the module adds',
      summary: t`A board of Venice beside the map, four more posts ${icon('post')} for everybody, and a fifth seat.`,
      detail: [
        t`A board of Venice lies beside the map: the Rialto, six palaces and the steps of reputation. Everybody has four more posts ${icon('post')}, thirteen in all, and a fifth seat may be taken. The points for ${to('posts.many', 'late posts')} go to the last two, the 12th and the 13th, as in the table; the 8th and 9th bring none. Wilhelm has fifteen, and scores for the last as well.`
      ],
      house:
        'The printed palaces were not found. The theme, the four posts and the fifth player are those of the printed expansion; all costs, rewards and points of this chapter are our own, or those of a content pack.'
    },
    'venice.rialto': {
      title: 'The Rialto and the palaces',
      summary: t`One die on the Rialto visits a palace: pay its cost, leave a post ${icon('post')} there, gain its reward.`,
      detail: [
        t`The Rialto takes one die, as your main action. Choose a palace that asks for no higher die and where you have no post, pay its cost and place a post ${icon('post')} there. Its reward comes at once. The first post of any player in a palace earns more, as in the table.`,
        t`Everything else is as at the stalls of the bazaar: ${to('turn.colour', 'your colour once a round')}, and coins for ${to('turn.occupied', 'an occupied space')}. If you can visit no palace, you cannot place a die.`
      ],
      examples: [
        'By our values, a 3 on the Rialto lets you choose San Polo: it costs 2 pepper and brings 5 coins and 1 point. If nobody has been there before, you score 2 more points.'
      ],
      house:
        'How palaces are visited, and all values of the table, are ours. A content pack may bring others; the table then shows those.'
    },
    'venice.reputation': {
      title: 'Reputation',
      summary: 'Each of your posts in Venice brings the next step of reputation at once.',
      detail: [
        'Your first post in Venice brings the first step of reputation, your second the second, and so on. You gain what the step shows at once, together with the reward of the palace, in any order.'
      ],
      house: 'The steps are ours.'
    },
    'venice.posts': {
      title: 'Posts in Venice',
      summary: 'They count as posts on the map, but not for goals.',
      detail: [
        t`Posts in palaces count for ${to('posts.many', 'late posts')}, for ${to('cards.count', 'cards that count posts')} and for characters who gain by posts. They do not count for ${to('scoring.goals', 'goals')}, bring no city’s bonus or card, and figures do not travel there. Venezia on the map still holds no posts.`,
        t`With ${to('posts.none-left', 'no post left')} you move one to the palace; one in a palace may be moved to a city as well. You keep the reputation you have had, and no step comes twice.`
      ],
      house: 'No text says what these posts do not count for, nor what becomes of reputation when one moves.'
    },
    'venice.five': {
      title: 'Five players',
      summary: t`Five players need this module. The fifth seat has coins ${icon('coin')} of its own.`,
      detail: [
        t`Five can only play with the City of Venice. The player in the fifth seat starts with the coins ${icon('coin')} in the table. There are six black dice ${icon('black-die')}, no neutral dice, and a fifth slot in ${to('posts.beijing', 'Beijing')}; the table says what it is worth. Six characters are laid out to pick from; Mercator’s tile is the one for four players. If goals are picked, everybody is dealt four if there are enough cards, three if not. If characters are assigned, the fifth seat is Johannes Caprini.`
      ],
      house: 'That five need the module is printed; the values are ours, or those of a content pack.'
    }
  }
}
