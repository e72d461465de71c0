/** English: what Home and the table say of solo games. */
import { english } from '../../../words/message'

export const en = english({
  title: 'Solo',
  titleNote: 'Table of the day, turns to solve, records',
  trainingHow: 'your last turn: end the game with as many points as you can',
  trainingTable: 'Find the best turn, position {number}',
  training: 'Find the best turn',
  dailyTable: 'Table of the day, {date}'
})
