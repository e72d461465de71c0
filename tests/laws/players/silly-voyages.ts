/** Choices that no sensible player of Voyages makes. */
import { voyages } from '../../../shared/games/voyages'
import type { Content } from '../../../shared/games/voyages/content'
import { knowledgeOfModules } from '../../../shared/games/voyages/modules/knowledge'
import { contractBrings, pricesWith } from '../../../shared/games/voyages/player/prices'
import { endPoints, goalPoints, modulePoints } from '../../../shared/games/voyages/scoring'
import { seatOf, totalPoints } from '../../../shared/games/voyages/seats'
import { pays } from '../../../shared/games/voyages/stock'
import type { State } from '../../../shared/games/voyages/types'
import { sillyInPolo } from './silly-polo'

function scored(content: Content, state: State, seat: number): number {
  const me = seatOf(state, seat)
  const sum = totalPoints(me) + goalPoints(content, me.posts, me.goals.cards ?? [])
  return Object.values({ ...endPoints(content, state, seat), ...modulePoints(content, state, seat) }).reduce(
    (all, points) => all + points,
    sum
  )
}

const prices = pricesWith(knowledgeOfModules)

/** With the content of the modules in play, whose contracts and city cards lie among those of the base game. */
export const sillyInVoyages = sillyInPolo<State>((state) => {
  const content = voyages.contentIn(state)
  return {
    rounds: content.numbers.rounds,
    bag: [{ coin: content.numbers.moneyBagCoins }],
    contract: content.contract,
    brings: (id) => contractBrings(content, prices, id),
    payable: (position, seat, id) => pays(seatOf(position, seat).stock, content.contract(id).cost),
    card: (space) => content.findCityCard(space)?.effect,
    scored: (position, seat) => scored(content, position, seat)
  }
})
