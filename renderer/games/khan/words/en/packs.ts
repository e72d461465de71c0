/** Why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { english } from '../../../../words/message'

export const packs = english({
  faults: {
    'way-twice': 'There is another route between {from} and {to}: remove one.',
    'way-to-itself': 'This route leads from {place} to itself: correct one of its ends.',
    unreachable: 'No route leads from Beijing to {place}: add one.',
    'xian-to-jaipur':
      'From Xian an oasis, Fuzhou, another oasis and Jaipur must follow each other, for {coins} coins and {camels} camels in all and without a seal: the rulebook says so in an example.',
    'pagan-to-kabul':
      'The route from Pagan to Kabul must cost {jade} jade, {camels} camels and {coins} coins, without a seal: the rulebook says so in an example.',
    'shield-missing': 'No city has this shield: {shield}. Give it to one.',
    'points-fall':
      'Points must not fall as shields increase, nor exceed those of 13 shields: correct the points of {shields, plural, one {# shield} other {# shields}}.'
  }
})
