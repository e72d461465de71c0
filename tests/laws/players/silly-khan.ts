/** Choices that no sensible player of In the Service of the Khan makes. */
import { baseContent } from '../../../shared/games/khan/content'
import { contractBrings } from '../../../shared/games/khan/player/prices'
import { endPoints } from '../../../shared/games/khan/scoring'
import { seatOf, totalPoints } from '../../../shared/games/khan/seats'
import { pays } from '../../../shared/games/khan/stock'
import type { State } from '../../../shared/games/khan/types'
import { sillyInPolo } from './silly-polo'

function scored(state: State, seat: number): number {
  const me = seatOf(state, seat)
  return Object.values(endPoints(baseContent, state, seat, me.goals.cards ?? [])).reduce(
    (all, points) => all + points,
    totalPoints(me)
  )
}

/** Improving a seal of the own goal card, or a kept outpost tile, may bring points even in the last turn. */
export const sillyInKhan = sillyInPolo<State>(() => ({
  rounds: baseContent.numbers.rounds,
  bag: baseContent.numbers.moneyBag,
  contract: baseContent.contract,
  brings: (id) => contractBrings(baseContent, id),
  payable: (state, seat, id) => pays(seatOf(state, seat).stock, baseContent.contract(id).cost),
  card: (space) => baseContent.findCityCard(space)?.effect,
  scored,
  joker: { item: 'jade', pays: ['coin', 'camel'] }
}))
