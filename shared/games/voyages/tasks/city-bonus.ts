import type { Seat } from '../../../engine/rules'
import { copyBonusTask, ownBonusesTask } from '../../../polo/tasks/city-bonus'
import { ownSmallCities } from '../cards'
import type { Content, Play } from '../game'
import { seatOf } from '../seats'
import type { Cause, LocationId, State, TaskOf } from '../types'
import { defineTask } from './task'

/** Copies another small city's bonus; the player needs no post there (ruling 58). */
export const copyBonus = defineTask('copy-bonus', ['cityBonus'], copyBonusTask(awardBonus))

/** Bonuses of different small cities with a post of the player (ruling 59). */
export const ownBonuses = defineTask(
  'own-bonuses',
  ['cityBonus'],
  ownBonusesTask<Content, State, TaskOf<'own-bonuses'>, Play>(
    (content, state, seat) => ownSmallCities(content, seatOf(state, seat)),
    awardBonus
  )
)

/** Gives the bonus that lies in this small city. */
function awardBonus(play: Play, seat: Seat, location: LocationId): void {
  const cause: Cause = { kind: 'cityBonus', location }
  play.award(seat, play.content.cityBonus(play.state.cityBonuses[location] ?? '').reward, cause)
}
