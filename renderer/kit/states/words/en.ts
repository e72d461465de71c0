/** English: the states of what may be chosen. */
import { english } from '../../../words/message'

export const en = english({
  legend: 'What the table shows',
  can: 'can',
  canTip: 'Lit: you can do this with what you have chosen. What is dim you cannot: point at it to see why.',
  atPrice: 'at a price'
})
