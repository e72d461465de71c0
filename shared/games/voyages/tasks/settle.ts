import { listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { seatOf } from '../seats'
import type { Play } from '../play'
import { milestone } from '../posts'
import { refuse } from '../refusals'
import type { Bundle, Cause, LocationId, TaskOf } from '../types'
import { answerFirst, expectType, notOffered, type TaskRules } from './task'

/**
 * Posts of the cities where a movement ended, then all their bonuses (rulings 37 to 41, 46, 48).
 * Asks for the order of two cities only where it matters: when posts run out.
 */
export const settle: TaskRules<'settle'> = {
  choices: ({ task }) => listed(task.cities.map((location) => ({ type: 'settleFirst' as const, location }))),
  refusal: ({ task }, choice) => {
    if (choice.type !== 'settleFirst') return answerFirst(task)
    return task.cities.includes(choice.location) ? undefined : notOffered()
  },
  resolve: (play, seat, task, choice) => {
    settleCity(play, seat, task, expectType(choice, 'settleFirst').location)
  },
  proceed: (play, seat, task) => {
    const [city] = task.cities
    if (city === undefined) {
      play.close(seat)
      awardBonuses(play, seat, task.settled)
      return true
    }
    if (task.cities.length > 1 && play.seat(seat).postsLeft < task.cities.length) return false
    settleCity(play, seat, task, city)
    return true
  }
}

/** No posts left: one of the own posts, Beijing's included, must move (ruling 41). */
export const movePost: TaskRules<'move-post'> = {
  choices: ({ state, seat }) =>
    listed(seatOf(state, seat).posts.map((from) => ({ type: 'movePost' as const, from }))),
  refusal: ({ state, seat, task }, choice) => {
    if (choice.type !== 'movePost') return answerFirst(task)
    return seatOf(state, seat).posts.includes(choice.from)
      ? undefined
      : refuse('no-post-there', { city: choice.from })
  },
  resolve: (play, seat, task, choice) => {
    play.close(seat)
    play.emit({ type: 'postMoved', seat, from: expectType(choice, 'movePost').from, to: task.to })
  }
}

function settleCity(play: Play, seat: Seat, task: TaskOf<'settle'>, city: LocationId): void {
  play.amend(seat, {
    kind: 'settle',
    cities: task.cities.filter((c) => c !== city),
    settled: [...task.settled, city]
  })
  if (play.seat(seat).postsLeft > 0) {
    play.emit({ type: 'postPlaced', seat, location: city })
    milestone(play, seat)
  } else play.open(seat, { kind: 'move-post', to: city })
}

/** Outpost bonuses of cities reached first and bonuses of small cities, all at once. */
function awardBonuses(play: Play, seat: Seat, cities: readonly LocationId[]): void {
  const rewards: { items: Bundle; cause: Cause }[] = []
  for (const location of cities) {
    const bonus = play.state.cityBonuses[location]
    const outpost = play.state.outposts[location]
    if (bonus)
      rewards.push({ items: play.content.cityBonus(bonus).reward, cause: { kind: 'cityBonus', location } })
    if (outpost) {
      play.emit({ type: 'outpostTaken', seat, location, bonus: outpost })
      rewards.push({ items: play.content.outpost(outpost).reward, cause: { kind: 'outpost', location } })
    }
  }
  play.awardAll(seat, rewards)
}
