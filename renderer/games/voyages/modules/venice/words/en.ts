/** English: what the City of Venice says. The groups are those of the game's own words; `own` is its alone. */
import { byIds, english } from '../../../../../words/message'

export const en = english({
  options: {
    options: {
      venice: {
        label: 'City of Venice',
        values: {
          off: { label: 'Off', note: 'adds palaces in Venice, four posts each and a fifth player' },
          on: {
            label: 'On',
            note: 'six palaces to visit with a die, reputation for posts there, four more posts for everybody; needed by five players, no other expansion needed. Palaces, costs and rewards are ours: the printed ones were not found'
          }
        }
      }
    }
  },
  names: {
    places: byIds({
      'venice/cannaregio': 'Cannaregio',
      'venice/santa-croce': 'Santa Croce',
      'venice/san-polo': 'San Polo',
      'venice/dorsoduro': 'Dorsoduro',
      'venice/castello': 'Castello',
      'venice/san-marco': 'San Marco'
    }),
    spaces: { 'venice/rialto': 'Rialto' },
    sources: { 'venice/palace': 'Palaces of Venice', 'venice/reputation': 'Reputation in Venice' }
  },
  explain: {
    spaceHelp: {
      'venice/rialto':
        'Place 1 die and visit a palace that asks for no higher die and where you have no post: pay its cost, leave a post there, gain its reward and your reputation.'
    },
    postBadges: {
      12: 'The 12th post on the map scores {points, plural, one {# point} other {# points}} at once.',
      13: 'The 13th post on the map scores {points, plural, one {# point} other {# points}} at once.',
      15: 'The 15th post on the map scores {points, plural, one {# more point} other {# more points}} at once.'
    }
  },
  prompts: {
    prompts: {
      'venice/visit': { what: 'Visit a palace', how: 'choose one on the board of Venice' },
      'venice/settle': { what: 'A palace', how: 'your post goes there and earns its rewards' }
    }
  },
  refusals: {
    refusals: {
      'venice/no-palace': 'There is no palace that you can visit with this die and your stock.',
      'venice/die-too-low': 'This palace asks for a die of at least {needs}; the die shows {value}.',
      'venice/post-there': 'You have a post in this palace already: one each.'
    }
  },
  own: {
    log: {
      risen: '{who} rises in reputation: {n, plural, one {a first post in Venice} other {# posts in Venice}}',
      palace: 'Palace {palace}',
      reputation: 'Reputation for {n, plural, one {a first post in Venice} other {# posts in Venice}}'
    },
    labels: {
      board: 'City of Venice',
      reputation: 'Reputation',
      /** The accessible name of a palace. */
      palace: '{palace}, die of at least {least}: {cost} → {reward}',
      posts: 'posts: {list}',
      help: 'Visit it with a die of at least {least} on the Rialto: pay {cost} and gain {reward}. Posts in palaces count as late posts and on cards that count posts, but not for goals.',
      first: 'The first post of any player here earns {reward} more.',
      founded: 'Somebody has been here before: no points for the first post.',
      step: '{n, plural, one {First post in Venice: {reward}} other {Post # in Venice: {reward}}}'
    }
  }
})
