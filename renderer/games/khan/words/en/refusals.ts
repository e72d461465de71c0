/** Why something cannot be done, with its numbers. Every code of the rules has its sentence. */
import { refusals as family } from '../../../../polo/words/en/refusals'
import { english } from '../../../../words/message'

export const refusals = english({
  ...family,
  refusals: {
    ...family.refusals,
    'jade-short':
      'Costs {price, plural, one {# jade} other {# jade}}, but you have {have}: {short, number} short.',
    'jade-part': 'It cannot be paid with jade like that.',
    'die-too-low': 'Asks for a die of {needs} or more, but yours shows {value}.',
    'space-barred': 'Your character may only use the Travel space for one die.',
    'no-seal': 'With a {lowest} you can take no seal that you do not already own.',
    'seal-owned': 'You own this seal already.',
    'seal-needed': 'This waterway needs the {seal}.',
    'no-contract': 'No contract lies in a city with your post.',
    'space-used': family.ofCharacter.used,
    'no-such-card': family.ofCharacter.noSuchCard,
    'card-used': family.ofCharacter.cardUsed,
    'special-full': 'Both places of this city are taken this round.',
    'no-post-there': 'You need a trading post in this city.',
    'post-new': 'Your post in this city is new: its action is open to you from your next turn on.'
  },
  /** What the page itself refuses. */
  needDice: 'To travel, choose one, two or three dice: the lowest one gives the steps.',
  sealsNeeded: 'No journey leads there without {seals}.'
})
