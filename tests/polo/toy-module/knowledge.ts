/** What computer players know of the toy module. */
import type { ModuleKnowledge } from '../../../shared/games/voyages/player/module-knowledge'
import { own } from '.'

/** A bell rung brings two points at the end and a coin in every round, in points. */
const [atTheEnd, perGame] = [2, 1.5]

export const knowledge: ModuleKnowledge = {
  id: 'toy',
  prices: { 'toy/bell': atTheEnd },
  characters: { 'toy/ringer': 6 },
  // What the seat has not seen lies in the pile and with the others, in a random order.
  fill: (world, seat, unseen, chance) => {
    const { pile, seats } = own(world)
    const hidden = chance.shuffle(unseen['bells'] ?? [])
    for (const [other, { bells }] of seats.entries())
      if (other !== seat) bells.cards = hidden.splice(0, bells.count)
    pile.cards = hidden
  },
  worth: (_content, state, seat, ahead) => (own(state).seats[seat]?.rung.length ?? 0) * perGame * ahead,
  key: (state, seat) => {
    const { bells, rung } = own(state).seats[seat] ?? { bells: { count: 0 }, rung: [] }
    return `${bells.count} ${rung.length}`
  }
}
