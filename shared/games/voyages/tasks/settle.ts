import type { Seat } from '../../../engine/rules'
import { arrivalRewards } from '../../../polo/posts'
import { movePostTask, settleTask } from '../../../polo/tasks/settle'
import { postBonus } from '../rewards'
import type { Bundle, LocationId, TaskOf } from '../types'
import type { Play } from '../game'
import { defineTask } from './task'

/**
 * Places posts in the cities where a movement ended, then gives all their bonuses (rulings 37 to 41, 46, 48).
 * Asks for the order of two cities only if it matters, that is if posts run out.
 */
export const settle = defineTask(
  'settle',
  ['settleFirst'],
  settleTask<TaskOf<'settle'>, Play>({
    bonus: postBonus,
    settled: (play, seat, task) => {
      play.close(seat)
      awardBonuses(play, seat, task.settled)
    }
  })
)

/** The supply of posts is empty: the seat must move one of its posts, even the one in Beijing (ruling 41). */
export const movePost = defineTask('move-post', ['movePost'], movePostTask)

/** Gives the outpost bonuses of cities reached first and the bonuses of small cities, all together. */
function awardBonuses(play: Play, seat: Seat, cities: readonly LocationId[]): void {
  const { content, state } = play
  const rewards = arrivalRewards<Bundle>(play, seat, cities, (city) => {
    const [bonus, outpost] = [state.cityBonuses[city], state.outposts[city]]
    return {
      bonus: bonus ? content.cityBonus(bonus).reward : undefined,
      outpost: outpost ? content.outpost(outpost) : undefined
    }
  })
  play.awardAll(seat, rewards)
}
