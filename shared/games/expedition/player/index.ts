/** What computer players know about Expedition. */
import { topTask } from '../../../engine/agenda'
import type { Source } from '../../../engine/chance'
import type { Decision, Seat } from '../../../engine/rules'
import { cardsIn } from '../../../engine/visibility'
import type { Knowledge, Style } from '../../../players/knowledge'
import { inStyles } from '../../../players/styles'
import type { Content, Track } from '../content'
import { seatOf } from '../seats'
import type { CardId, Choice, State } from '../types'
import { likely } from './likely'
import { styles } from './styles'
import { doubt, ending, usualWeights, worth, type Weights } from './worth'

/** The knowledge for a content. */
export const expeditionKnowledge = (content: Content): Knowledge<State, Choice> => {
  const trackOf = ({ track }: State): Track => content.track(track)
  const weighing = (weights: Weights): Omit<Style<State, Choice>, 'id'> => ({
    worth: (state, seat) => worth(trackOf(state), state, seat, weights),
    ending: (state, seat, choice) => ending(trackOf(state), state, seat, choice, weights)
  })
  return {
    fill,
    ...weighing(usualWeights),
    styles: inStyles(usualWeights, styles).map(({ id, weights }) => ({ id, ...weighing(weights) })),
    turnTask: 'turn',
    worthALook: (_state, _seat, { choices }: Decision<Choice>) =>
      Array.from({ length: choices?.count() ?? 0 }, (_, at) => choices?.nth(at) as Choice),
    stage: () => 0,
    key,
    trust: 15,
    grain: 0.3,
    doubt: (state) => doubt(trackOf(state), state),
    seats: ({ players }) => players,
    likely: (state, seat, decision) => likely(trackOf(state), state, seat, decision),
    // A few turns in many sampled worlds tell more than few games played to their end, where the luck of the cards
    // outweighs the plan.
    turnsAhead: 4,
    horizon: () => Infinity,
    progress: ({ phase }) => (phase === 'over' ? Infinity : 0)
  }
}

/** Deals the cards that the seat has not seen to the others and into the deck, at random. */
function fill(
  world: State,
  seat: Seat,
  unseen: Readonly<Record<string, readonly string[]>>,
  source: Source
): void {
  const left = [...(unseen['cards'] ?? [])] as CardId[]
  const deal = (zone: { readonly count: number; cards?: string[] }): void => {
    zone.cards = Array.from({ length: zone.count }, () => left.splice(source(left.length), 1)[0] ?? '')
  }
  world.seats.forEach((other, index) => {
    if (index === seat) return
    deal(other.hand)
    deal(other.tray)
  })
  deal(world.deck)
}

function key(state: State, seat: Seat): string {
  const { hand: held, camels, tray } = seatOf(state, seat)
  const kinds = [...cardsIn(held)].sort()
  return [camels, kinds, cardsIn(tray), state.turn.ballast, topTask(state.agenda, seat)?.kind ?? ''].join()
}
