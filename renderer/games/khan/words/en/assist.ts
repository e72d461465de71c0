/** What helps, what a journey brings, standings. */
import { assist as family } from '../../../../polo/words/en/assist'
import { english } from '../../../../words/message'

export const assist = english({
  ...family,
  journey: {
    ...family.journey,
    start: 'As things stand you start the next round: the highest Travel space decides.',
    forFee: '{coins} space',
    shields: 'New shields: {shields_list}',
    withJade: '{jade, plural, one {# jade} other {# jade}} in place of coins or camels'
  }
})
