import { rewardsTask } from '../../../polo/tasks/rewards'
import { resolveReward, waits } from '../rewards'
import { defineTask } from './task'

/** Rewards received together are carried out in the order that the seat chooses (ruling 55). */
export const rewards = defineTask('rewards', ['reward'], rewardsTask({ waits, resolve: resolveReward }))
