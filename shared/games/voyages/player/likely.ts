/** What a sensible player of Voyages does at once: for games that are played on in thought. */
import type { Source } from '../../../engine/chance'
import type { Decision, Seat } from '../../../engine/rules'
import type { ChoiceSet } from '../../../engine/choices'
import { likelyInTurn, likelyStep, likelyTrade } from '../../../polo/player/likely'
import type { Content } from '../content'
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
  if (task === 'turn') return likelyInTurn(state.turn, choices)
  if (task === 'take-contracts') return contracts(content, state, seat, choices, count, source)
  if (task === 'move') return step(content, state, seat, choices, source)
  // The highest column, and as many uses as there are.
  if (task === 'choose-column') return choices.nth(count - 1)
  if (task === 'trade') return likelyTrade(choices)
  return choices.nth(source(count))
}

/** The best of a few that leave room in hand. */
function contracts(
  content: Content,
  state: State,
  seat: Seat,
  choices: ChoiceSet<Choice>,
  count: number,
  source: Source
): Choice {
  const room = Math.max(1, content.numbers.contractSlots - seatOf(state, seat).contracts.length)
  let best = choices.nth(0)
  let most = -1
  for (let tries = 0; tries < 4; tries++) {
    const choice = choices.nth(source(count))
    if (choice.type !== 'takeContracts' || choice.columns.length > room) continue
    let points = 0
    for (const column of choice.columns) points += content.contract(state.row[column - 1] ?? '').vp
    if (points > most) [best, most] = [choice, points]
  }
  return best
}

function step(
  content: Content,
  state: State,
  seat: Seat,
  choices: ChoiceSet<Choice>,
  source: Source
): Choice {
  const { figures, posts } = seatOf(state, seat)
  const wanted = (place: string): boolean => {
    const { kind } = content.place(place)
    return kind !== 'oasis' && kind !== 'start' && !posts.includes(place)
  }
  return likelyStep(choices, figures, wanted, source)
}
