/** One sentence for every icon, tile, space and character: what it does (T-15). */
import { explain as family } from '../../../../polo/words/en/explain'
import { byIds, english } from '../../../../words/message'

/** Both of the space and of the bonus action. */
const moneyBag =
  'A bonus action: put a die here for 3 coins, 2 camels or 1 jade, as often as you like; it costs nothing.'

export const explain = english({
  ...family,
  items: {
    ...family.items,
    coin: 'Coins pay for occupied spaces and many routes; 10 left at the end are 1 point.',
    camel: 'Camels pay for routes, contracts and bonus actions; the most camels break a tie.',
    pepper: 'Pepper is the good of Book I; contracts and seals ask for it.',
    silk: 'Silk is the good of Book II; contracts and seals ask for it.',
    gold: 'Gold is the good of Book III; contracts and seals ask for it.',
    jade: 'Jade is a good of its own. It may stand for a coin or a camel in any payment, never the other way round; 2 goods left at the end, jade among them, are 1 point.',
    'black-die': 'Take a black die from the board; it has no colour.',
    'contract-from-city': 'Take a contract from a contract city with your post. You may decline it.',
    move: 'Steps on the map without a Travel space; routes still cost what they show.',
    'other-city-bonus': 'Copy any other bonus marker on the map; no post is needed there.',
    'own-city-bonus': 'Collect the bonus of a marker city that holds your post.',
    'coins-or-camel': 'Take 2 coins or 1 camel for each oasis.'
  },
  spaceHelp: byIds({
    'book-1': 'Place 1 die of any value and take one of the four offers. Those of the tile cost jade.',
    'book-2': 'Place 1 die of 3 or more and take one of the four offers. Those of the tile cost jade.',
    'book-3-upper':
      'Place 1 die of 5 or more and take one of the four offers. Those of the tile cost jade. The book has two separate spaces.',
    'book-3-lower':
      'Place 1 die of 5 or more and take one of the four offers. Those of the tile cost jade. The book has two separate spaces.',
    'khans-favor':
      'Place 1 die at least as high as the one before it: 4 coins and 2 camels. You never pay for an occupied place.',
    'guild-seals':
      'Place 2 dice and take a guild seal that you do not own; the lower die must reach its number. Seals open waterways and can be improved.',
    'travel-lower': 'Place 1 die, pay 2 coins and move 1 step.',
    'travel-middle':
      'Place 2 dice and move up to as many steps as the lower one shows, at most the number of the space.',
    'travel-upper':
      'Place 3 dice and move up to as many steps as the lowest one shows, at most the number of the space. One more post may be placed in a city passed through.',
    contracts: 'Place 1 die and take one or two contracts from cities that hold your post, then 3 coins.',
    'special-balkh':
      'Needs your post in Balkh and 1 die: the reward shown, then the bonus of the city’s seal if improved, twice for high dice.',
    'special-hormuz':
      'Needs your post in Hormuz and 1 die: the reward shown, then the bonus of the city’s seal if improved, twice for high dice.',
    'special-baghdad':
      'Needs your post in Baghdad and 1 die: the reward shown, then the bonus of the city’s seal if improved, twice for high dice.',
    'money-bag': moneyBag,
    ...family.ownSpaceHelp,
    'gunj-move':
      'Place 1 die of any value: one step on the map, without a Travel space; routes still cost what they show. For Gunj alone, once a round.'
  }),
  hourglass: 'The last to travel with the most dice starts the next round: {owner} as things stand.',
  places: byIds({
    start: 'All figures set out from here; no posts are placed here.',
    contract: 'A post here lets you take its contracts; placing it brings one of them at once.',
    card: 'A post here opens the city’s card to its owner.',
    bonus: 'A post here brings the bonus of its marker, at once and at the start of every round.',
    special: 'A post here brings the bonus of its marker and opens the city’s action.',
    oasis: 'Only passed through: no posts are placed here.'
  }),
  shield: 'Shield of {city}: {shield}. Different shields score at the end.',
  postHelp:
    'Trading post of {owner}. It counts the city’s shield at the end and opens what lies in the city.',
  startHelp: '{owner} starts this round. The last to travel with the most dice starts the next one.',
  takeSealEffect: 'pay {cost}, then take a guild seal with one die.',
  areaCard: 'City card of the round: {effect} Needs 1 die and no post; usable once a round.',
  marker: 'A post in {city} gains {reward}, at once and at the start of every round.',
  cityContract: 'Contract in {city}: take it with a post there. {contract}',
  special:
    'Special city {city}: with your post and 1 die gain {reward}, then the bonus of the {seal}, if improved: {bonus}{twice, plural, =0 {} one {, twice with a # or more} other {, twice with a # or more}}.',
  specialByDie:
    'Special city {city}: with your post and 1 die gain {reward}, then the bonus of the {seal}, if improved: {bonus}; for a die of 1 to 6 this often: {times}.',
  offer: 'Take {reward}.',
  paidOffer: 'Pay {cost} and take {reward}.',
  nextOffers: 'The next round’s tile: {one} for 1 jade, {two} for 2 jade.',
  lastOffers: 'These are the offers of the last round: no more tiles follow.',
  sealOpen:
    '{seal}: opens the waterways that show it. Improving costs {improve} and brings {bonus}, at once and at the start of every round.',
  sealTaken: 'Taking it needs a {die} or more and brings {reward} once.',
  sealImproved: '{seal}, improved: {bonus} at the start of every round.',
  routeSeal: '{from} to {to}: {cost} for each crossing; needs the {seal}.',
  shieldTrack: 'Different shields with your posts score at the end; each further one brings more.',
  shieldNext: 'The next one takes you to {points}.',
  kept: 'Outpost tile kept by Filippo: use it once, as a bonus action, for {reward}.',
  postBadges: {
    9: 'The 9th post on the map scores {points, plural, one {# point} other {# points}} at once.',
    10: 'The 10th post on the map scores {points, plural, one {# point} other {# points}} at once.',
    11: 'The 11th post on the map scores {points, plural, one {# point} other {# points}} at once.',
    13: 'The 13th post on the map scores {points, plural, one {# more point} other {# more points}} at once.'
  },
  goals: 'Your goal card scores for improved seals, and counts some shields once more.',
  projected:
    'Points now, and if the game ended now: shields, coins, goods and most contracts included, the goal card left out.',
  bonusHelp: {
    ...family.bonusHelp,
    'improve-seal':
      'Pay the cost below one of your guild seals: its bonus comes at once and at the start of every round. It takes no die; as often as you can.',
    'money-bag': moneyBag,
    'take-black-die': 'Pay 3 camels for a black die. Once a turn.'
  }
})
