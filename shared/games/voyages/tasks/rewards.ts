import { rewardsTask } from '../../../polo/tasks/rewards'
import { resolveReward, waits } from '../rewards'
import { defineTask } from './task'

/** Rewards that came together, in the order the seat likes (ruling 55). */
export const rewards = defineTask('rewards', ['reward'], rewardsTask({ waits, resolve: resolveReward }))
