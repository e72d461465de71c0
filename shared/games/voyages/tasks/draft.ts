import { keepGoalsTask, pickCharacterTask } from '../../../polo/tasks/draft'
import type { CharacterName } from '../types'
import { defineTask } from './task'

/** Expert variant: take one of the revealed characters (ruling 68). */
export const pickCharacter = defineTask(
  'pick-character',
  ['pickCharacter'],
  pickCharacterTask<CharacterName>()
)

/** Expert variant: keep so many of the goal cards dealt, in secret, all at once (ruling 68). */
export const keepGoals = defineTask('keep-goals', ['keepGoals'], keepGoalsTask)
