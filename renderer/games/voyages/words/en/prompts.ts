/** The top bar's prompt: what (a few words) and how (a hint), for every kind of task. */
import { prompts as family } from '../../../../polo/words/en/prompts'
import { english } from '../../../../words/message'

export const prompts = english({
  ...family,
  prompts: {
    ...family.prompts,
    'keep-goals': { what: 'Keep two goals', how: 'nobody else sees them' },
    'choose-column': { what: 'At the stall', how: 'choose what to take' },
    'take-contracts': { what: 'Take contracts', how: 'choose one or two from the row' },
    'copy-bonus': { what: 'Copy a bonus', how: 'choose a lit small city' },
    'own-bonuses': { what: 'City bonuses', how: 'choose one of your small cities' }
  },
  /** What a question on the slip is about: nothing where the board shows it. */
  reasons: {
    ...family.reasons,
    contractColumn: 'for column {column}',
    lowRoll: 'for a low roll: {short, number} below {least, number}'
  }
})
