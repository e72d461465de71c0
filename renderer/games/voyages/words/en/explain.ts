/** One sentence for every icon, tile, space and character: what it does (T-15). */
import { explain as family } from '../../../../polo/words/en/explain'
import { byIds, english } from '../../../../words/message'

/** Both of the space and of the bonus action. */
const moneyBag =
  'A bonus action: put a die here for 3 coins, as often as you like; occupied or not, it costs nothing.'

export const explain = english({
  ...family,
  items: {
    ...family.items,
    coin: 'Coins pay for occupied spaces, travel and some routes; 10 left at the end are 1 point.',
    camel: 'Camels pay for routes, contracts and bonus actions; the most camels break a tie.',
    pepper: 'Pepper is the most common good; contracts ask for it.',
    silk: 'Silk is the middle good; contracts ask for it.',
    gold: 'Gold is the rarest good; contracts ask for it.',
    'black-die':
      'Take a black die from the supply and roll it at once (Raschid’s gets its value when placed); it has no colour.',
    move: 'Steps on the map without the price of the travel table; routes still cost what they show.',
    'other-city-bonus': 'Copy the bonus of any other small city.',
    'own-city-bonus': 'Collect the bonus of a small city that holds your post.'
  },
  spaceHelp: byIds({
    'bazaar-gold': 'Place 3 dice. The lowest one allows every column up to its value.',
    'bazaar-silk': 'Place 2 dice. The lower one allows every column up to its value.',
    'bazaar-pepper': 'Place 1 die. Take any column up to its value.',
    'bazaar-camel': 'Place 1 die. Take any column up to its value.',
    'khans-favor':
      'Place 1 die at least as high as the one before it: 2 camels and a good of your choice. Four places a round; you never pay for them.',
    'take-5-coins': 'Place 1 die of any value: 5 coins.',
    'money-bag': moneyBag,
    contracts: 'Place 1 die and take one or two contracts from columns up to its value.',
    travel:
      'Place 2 dice and move up to as many steps as the lower one shows. Steps cost coins by the table, routes what they show. Whoever travels last starts the next round.'
  }),
  /** A contract of the row; `{contract}` is `contractFor`. */
  rowContract: 'Take it with a die of at least {column}; it is completed later. {contract}',
  /** Kinds of places. */
  places: byIds({
    'large-city':
      'The first post here takes the bonus beside the city; every post opens the city’s card to its owner.',
    'small-city': 'A post here brings the bonus beside the city, at once and at the start of every round.',
    oasis: 'Only passed through: no posts are placed here.',
    start: 'All figures set out from here; no posts are placed here.',
    beijing: 'The end of the journey: a post here scores when the game ends.'
  }),
  postHelp:
    'Trading post of {owner}. It counts for goals, opens the city’s card, and in a small city brings its bonus every round.',
  startHelp: '{owner} starts this round. Whoever travels last starts the next one.',
  /** A column of the contract row, and one that brings something. */
  rowColumn: 'Column {column} asks for a die of at least {column}.',
  rowColumnBonus:
    'Column {column} asks for a die of at least {column}. Its contract also brings {reward}, all of one kind.',
  postBonus: 'A post in {city} gains {reward}, at once and at the start of every round.',
  beijingSlots:
    'The first post in Beijing is worth 10 points at the end, then 7, 4 and 1. Any post there also lets its owner score 1 point for every 2 goods left.',
  postBadges: {
    8: 'The 8th post on the map scores {points, plural, one {# point} other {# points}} at once.',
    9: 'The 9th post on the map scores {points, plural, one {# point} other {# points}} at once.',
    11: 'The 11th post on the map scores {points, plural, one {# more point} other {# more points}} at once.'
  },
  goals:
    'Posts in both places of a goal score its points. Different goal places with your post score 1, 3, 6 or 10 more.',
  projected:
    'Points now, and if the game ended now: Beijing, coins, goods and most contracts included, goals left out.',
  bonusHelp: {
    ...family.bonusHelp,
    'money-bag': moneyBag
  }
})
