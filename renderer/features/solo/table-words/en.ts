/** English: what Home and the table say of solo games. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Solo',
  positionChip: 'Position {number}',
  positionNote:
    'Find the best turn: end the game with as many points as you can. You may try as often as you like; a new try takes the place of the last one.',
  trainingHow: 'your last turn: end the game with as many points as you can',
  trainingTable: 'Find the best turn, position {number}',
  training: 'Find the best turn'
})
