/** What helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/en/assist'
import { english } from '../../../../words/message'

export const assist = english({
  ...family,
  ways: {
    ...family.ways,
    purse: 'the {values} on the money bag: {gain}',
    improve: 'improve your {seal} for {price}',
    tile: 'use an outpost tile that you have kept: {gain}',
    beside: 'use a city card beside the board: {effect}',
    black: 'take the black {value} for {price}',
    mainSeal: 'first {space} with the {values} for the {seal}',
    mainOffer: 'first {space} with the {values}: {gain}',
    on: '{space} with the {values}',
    onFor: '{space} with the {values} for {price}',
    sealCard: 'the city card that gives a seal',
    sealFrom: '{seal} from a {least}',
    sealsAt: 'At the guild seals: {seals_list}.'
  },
  coach: {
    ...family.coach,
    seal: 'You can improve a seal.',
    tile: 'You can use an outpost tile that you have kept.',
    beside: 'You can use a city card beside the board.'
  },
  journey: {
    ...family.journey,
    start: 'As things stand you start the next round: the last to travel with the most dice does.',
    morePost: 'Second post on the way: {cities_either}',
    noMorePost: 'No second post: no city on the way is without one of yours.',
    forFee: '{coins} for the space',
    shields: 'New shields: {shields_list}',
    withJade: '{jade, plural, one {# jade} other {# jade}} in place of coins or camels'
  }
})
