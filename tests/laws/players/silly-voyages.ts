/** Choices that no sensible player of Voyages makes. */
import { baseContent } from '../../../shared/games/voyages/content'
import { endPoints, goalPoints } from '../../../shared/games/voyages/scoring'
import { seatOf, totalPoints } from '../../../shared/games/voyages/seats'
import type { State } from '../../../shared/games/voyages/types'
import { sillyInPolo } from './silly-polo'

function scored(state: State, seat: number): number {
  const me = seatOf(state, seat)
  const sum = totalPoints(me) + goalPoints(baseContent, me.posts, me.goals.cards ?? [])
  return Object.values(endPoints(baseContent, state, seat)).reduce((all, points) => all + points, sum)
}

export const sillyInVoyages = sillyInPolo<State>({
  rounds: baseContent.numbers.rounds,
  contract: baseContent.contract,
  card: (space) => baseContent.findCityCard(space)?.effect,
  scored,
  scoring: []
})
