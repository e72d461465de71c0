/** A seat's secrets as the host gives them: the ids of its goal cards. */
import type { GoalId } from '../../../shared/games/voyages/types'

export const goalsIn = (secrets: unknown): readonly GoalId[] =>
  Array.isArray(secrets) ? secrets.filter((id): id is GoalId => typeof id === 'string') : []
