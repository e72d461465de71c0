/** What a sensible player does at once: for games that are played on in thought. */
import type { Source } from '../../../engine/chance'
import type { Decision, Seat } from '../../../engine/rules'
import { likelyInTurn, likelyStep, likelyTrade } from '../../../polo/player/likely'
import type { Content } from '../game'
import { seatOf } from '../seats'
import type { Choice, State } from '../types'

/** Undefined where a main action is to be chosen: a few are compared. */
export function likely(
  content: Content,
  state: State,
  seat: Seat,
  { task, choices }: Decision<Choice>,
  source: Source
): Choice | undefined {
  if (!choices) return undefined
  const count = choices.count()
  if (count === 1) return choices.nth(0)
  const me = seatOf(state, seat)
  switch (task) {
    case 'turn':
      return likelyInTurn(
        state.turn,
        choices,
        ({ type }) =>
          type === 'useOutpost' || (type === 'improveSeal' && state.round < content.numbers.rounds)
      )
    case 'move':
      return likelyStep(
        choices,
        me.figures,
        (place) => content.place(place).kind === 'city' && !me.posts.includes(place),
        source
      )
    case 'trade':
      return likelyTrade(choices)
    default:
      return choices.nth(source(count))
  }
}
