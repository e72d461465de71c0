/** Opening, rounds and ending, in English. */
import { english } from '../../../words/message'

export const en = english({
  ending: 'How the game ends',
  next: 'Next',
  skip: 'Show the result',
  sheet: 'To the result',
  keys: 'Space: next · any other key: the result',
  counted: '{name}: {seats}',
  tie: 'A tie: what decides',
  wonBy: 'The game is won by',
  opening: 'How the game begins',
  first: '{name} begins',
  you: '{name} (you)',
  begin: 'Begin'
})
