/** Why a content pack cannot be played. Each sentence says what to do; the line stands before it. */
import { english } from '../../../words/message'

export const en = english({
  'name-twice': 'Two places are called {name}: give one of them another name.',
  'way-twice': 'There is another route between {from} and {to}: remove one.',
  'way-to-itself': 'This route leads from {place} to itself: correct one of its ends.',
  unreachable: 'No route leads from Beijing to {place}: add one.',
  'too-costly':
    'Every way from Beijing to {place} has a route that costs more than {most} coins, camels and jade in all: lower a price.',
  'sealed-off':
    'Without a seal routes lead from Beijing {cities, plural, =0 {to no city} one {to # city} other {to # cities}}: let them lead to {least} at least.',
  'no-first-journey':
    'Nobody could set out: no city can be reached from Beijing without a seal for the {coins} coins and {camels} camels with which players begin.',
  'xian-to-jaipur':
    'From Xian an oasis, Fuzhou, another oasis and Jaipur must follow each other, for {coins} coins and {camels} camels in all and without a seal: the rulebook says so in an example.',
  'pagan-to-kabul':
    'The route from Pagan to Kabul must cost {jade} jade, {camels} camels and {coins} coins, without a seal: the rulebook says so in an example.',
  'things-count':
    '{thing, select, contracts {Contracts lie} marker {A bonus marker lies} card {A city card lies} other {An outpost tile lies}} in {found, plural, =0 {no city} one {# city} other {# cities}} of this table: there are {count} on the board.',
  'goal-seal-twice': 'This goal card names a seal twice: {seal}. Remove one.',
  'goal-shield-twice': 'This goal card names a shield twice: {shield}. Remove one.',
  'shield-missing': 'No city has this shield: {shield}. Give it to one.',
  'points-fall':
    'Points must not fall as shields increase, nor exceed those of 13 shields: correct the points of {shields, plural, one {# shield} other {# shields}}.'
})
