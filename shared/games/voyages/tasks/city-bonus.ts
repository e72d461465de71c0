import { listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { ownSmallCities } from '../cards'
import { seatOf } from '../seats'
import type { Play } from '../play'
import { refuse } from '../refusals'
import type { Cause, LocationId, TaskOf } from '../types'
import { answerFirst, expectType, notOffered, type Asked, type TaskRules } from './task'

/** Copies another small city's bonus; an own post there is not needed (ruling 58). */
export const copyBonus: TaskRules<'copy-bonus'> = {
  choices: ({ state, task }) =>
    listed(others(state.cityBonuses, task.at).map((location) => ({ type: 'cityBonus' as const, location }))),
  refusal: ({ state, task }, choice) => {
    if (choice.type !== 'cityBonus') return answerFirst(task)
    return others(state.cityBonuses, task.at).includes(choice.location) ? undefined : notOffered()
  },
  resolve: (play, seat, _task, choice) => {
    play.close(seat)
    awardBonus(play, seat, expectType(choice, 'cityBonus').location)
  }
}

/** Bonuses of different small cities with an own post (ruling 59). */
export const ownBonuses: TaskRules<'own-bonuses'> = {
  choices: (asked) => listed(open(asked).map((location) => ({ type: 'cityBonus' as const, location }))),
  refusal: (asked, choice) => {
    if (choice.type !== 'cityBonus') return answerFirst(asked.task)
    if (open(asked).includes(choice.location)) return undefined
    return asked.task.taken.includes(choice.location)
      ? notOffered()
      : refuse('no-post-there', { city: choice.location })
  },
  resolve: (play, seat, task, choice) => {
    const { location } = expectType(choice, 'cityBonus')
    const taken = [...task.taken, location]
    const left = Math.min(task.left - 1, ownSmallCities(play.content, play.seat(seat)).length - taken.length)
    if (left > 0) play.amend(seat, { ...task, left, taken })
    else play.close(seat)
    awardBonus(play, seat, location)
  }
}

function others(bonuses: Readonly<Record<LocationId, string>>, at: LocationId): LocationId[] {
  return Object.keys(bonuses).filter((location) => location !== at)
}

function open({ content, state, seat, task }: Asked<TaskOf<'own-bonuses'>>): LocationId[] {
  return ownSmallCities(content, seatOf(state, seat)).filter((city) => !task.taken.includes(city))
}

/** Gives the bonus that lies in this small city. */
function awardBonus(play: Play, seat: Seat, location: LocationId): void {
  const cause: Cause = { kind: 'cityBonus', location }
  play.award(seat, play.content.cityBonus(play.state.cityBonuses[location] ?? '').reward, cause)
}
