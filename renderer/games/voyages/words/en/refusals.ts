/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/en/refusals'
import { english } from '../../../../words/message'

export const refusals = english({
  ...family,
  refusals: {
    ...family.refusals,
    'row-empty': 'No contracts lie in the row.',
    'column-too-high': 'Your lowest die is a {lowest}: columns up to {lowest}.'
  },
  /** Where a place cannot be reached at all with the dice and stock at hand. */
  unreachable: 'Out of reach with {steps, plural, one {# step} other {# steps}} and your stock.',
  needTwoDice: 'To travel, choose two dice. The lower one gives the steps.'
})
