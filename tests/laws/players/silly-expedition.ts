/** Choices that no sensible player of Expedition makes. */
import { all, type ChoiceSet } from '../../../shared/engine/choices'
import { Chance, quick } from '../../../shared/engine/chance'
import type { Choice, State } from '../../../shared/games/expedition/types'
import type { Chosen, Silly } from './run'

/** Drawing a card although a move would end the game with this seat as the only winner. */
export const sillyInExpedition: Silly = (chosen) => {
  const { type } = chosen.choice as Choice
  if (type !== 'take' && type !== 'draw' && type !== 'pass') return undefined
  for (const move of listedMoves(chosen, chosen.state as State))
    if (wins(chosen, chosen.state as State, move)) return 'a card instead of the winning move'
  return undefined
}

function listedMoves({ rules, seat }: Chosen, state: State): readonly Choice[] {
  const asked = rules.decisions(state, seat).find((one) => one.seat === seat)
  const choices = asked?.choices ? all(asked.choices as ChoiceSet<Choice>) : []
  return choices.filter(({ type }) => type === 'pay' || type === 'ballast')
}

/** True if the move, paid in any way, ends the game with the seat as the only winner. */
function wins(chosen: Chosen, from: State, move: Choice): boolean {
  const { rules, seat } = chosen
  const state = rules.copy(from) as State
  rules.play(state, seat, move, new Chance(quick(1)))
  const outcome = rules.outcome(state)
  if (outcome) return outcome.ranking[0]?.length === 1 && outcome.ranking[0][0] === seat
  const [asked] = rules.decisions(state, seat)
  return asked?.task === 'pay' && listedMoves(chosen, state).some((next) => wins(chosen, state, next))
}
