/** Fast, sensible choices of a player of Voyages, for simulated games. */
import {
  likelyInTurn,
  likelyStep,
  likelyTrade,
  sensiblePlayer,
  type OpenQuestion
} from '../../../polo/player/likely'
import type { Content } from '../content'
import { seatOf } from '../seats'
import type { Choice, State } from '../types'

export const likely = sensiblePlayer<Content, State, Choice>({
  turn: ({ state, choices }) => likelyInTurn(state.turn, choices),
  'take-contracts': contracts,
  move: step,
  // The highest column.
  'choose-column': ({ choices }) => choices.nth(choices.count() - 1),
  trade: ({ choices }) => likelyTrade(choices)
})

type Known = OpenQuestion<Content, State, Choice>

/** Tries four random choices that leave room in hand and takes the one with the most points. */
function contracts({ content, state, seat, choices, source }: Known): Choice {
  const room = Math.max(1, content.numbers.contractSlots - seatOf(state, seat).contracts.length)
  const count = choices.count()
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

function step({ content, state, seat, choices, source }: Known): Choice {
  const { figures, posts } = seatOf(state, seat)
  const wanted = (place: string): boolean => {
    const { kind } = content.place(place)
    return kind !== 'oasis' && kind !== 'start' && !posts.includes(place)
  }
  return likelyStep(choices, figures, wanted, source)
}
