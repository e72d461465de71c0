import { keepGoalsTask, pickCharacterTask } from '../../../polo/tasks/draft'
import type { CharacterName } from '../types'
import { defineTask } from './task'

/** Expert variant: take one of the revealed characters (ruling 68). */
export const pickCharacter = defineTask(
  'pick-character',
  ['pickCharacter'],
  pickCharacterTask<CharacterName>()
)

/** Expert variant: all seats at once secretly keep some of the goal cards dealt to them (ruling 68). */
export const keepGoals = defineTask('keep-goals', ['keepGoals'], keepGoalsTask)
