import { joined, listed } from '../../../engine/choices'
import type { Seat } from '../../../engine/rules'
import { copyChoices, copyRefusal, ownBonusCount } from '../../../polo/city-bonuses'
import { ownBonusesTask } from '../../../polo/tasks/city-bonus'
import { topTask } from '../../../engine/agenda'
import type { Content, Play } from '../game'
import { ownMarkerCities, seatOf } from '../seats'
import type { Choice, LocationId, State, TaskOf } from '../types'
import { defineTask, notOffered, type Asked } from './task'

/** Markers that may be copied: those that were not chosen by the same use of the card (ruling 40). */
function copyableBonuses({ state, task }: Asked<'copy-bonus'>): Readonly<Record<LocationId, string>> {
  if (task.except.length === 0) return state.cityBonuses
  return Object.fromEntries(Object.entries(state.cityBonuses).filter(([city]) => !task.except.includes(city)))
}

/** Copies another marker on the board; no post is needed there (ruling 41). */
export const copyBonus = defineTask('copy-bonus', ['cityBonus'], {
  choices: (asked) => copyChoices(copyableBonuses(asked), asked.task.at),
  refusal: (asked, choice) => copyRefusal(copyableBonuses(asked), asked.task.at, choice),
  resolve: (play, seat, _task, { location }) => {
    play.close(seat)
    const below = topTask(play.state.agenda, seat)
    if (below?.kind === 'own-bonuses') countAsTaken(play, seat, below, location)
    award(play, seat, location)
  }
})

/** Counts a copied marker among those that the use of the card has chosen. */
function countAsTaken(play: Play, seat: Seat, task: TaskOf<'own-bonuses'>, city: LocationId): void {
  const own = ownMarkerCities(play.content, play.seat(seat))
  const taken = [...task.taken, city]
  const left = ownBonusCount(own, task.left, own.filter((one) => taken.includes(one)).length)
  if (left > 0) play.amend(seat, { ...task, left, taken })
  else play.close(seat)
}

const ofOwnCities = ownBonusesTask<Content, State, TaskOf<'own-bonuses'>, Play>(
  (content, state, seat) => ownMarkerCities(content, seatOf(state, seat)),
  (play, seat, location, taken) => {
    if (bonusAt(play, location)['other-city-bonus'])
      play.open(seat, { kind: 'copy-bonus', at: location, except: taken })
    else award(play, seat, location)
  }
)

/** The seat must choose at least one bonus, but not as many as it could. */
const mayStop = ({ taken }: TaskOf<'own-bonuses'>): boolean => taken.length > 0

/** True if the use of a card has chosen every marker on the board that a copying one could copy (ruling 40). */
const allChosen = (play: Play, taken: readonly LocationId[]): boolean =>
  Object.keys(play.state.cityBonuses).every(
    (city) => taken.includes(city) || bonusAt(play, city)['other-city-bonus']
  )

/** Chooses bonuses of different marker cities with a post of the seat (rulings 11, 40). */
export const ownBonuses = defineTask('own-bonuses', ['cityBonus', 'stop'], {
  choices: (asked) => {
    const bonuses = ofOwnCities.choices(asked)
    return mayStop(asked.task) ? joined<Choice>([bonuses, listed([{ type: 'stop' }])]) : bonuses
  },
  refusal: (asked, choice) => {
    if (choice.type !== 'stop') return ofOwnCities.refusal(asked, choice)
    return mayStop(asked.task) ? undefined : notOffered()
  },
  proceed: (play, seat, { taken }) => {
    if (!allChosen(play, taken)) return false
    play.close(seat)
    return true
  },
  resolve: (play, seat, task, choice) => {
    if (choice.type === 'stop') play.close(seat)
    else ofOwnCities.resolve(play, seat, task, choice)
  }
})

const bonusAt = (play: Play, city: LocationId) =>
  play.content.cityBonus(play.state.cityBonuses[city] ?? '').reward

/** Gives the bonus that lies in this city. */
function award(play: Play, seat: Seat, location: LocationId): void {
  play.award(seat, bonusAt(play, location), { kind: 'cityBonus', location })
}
