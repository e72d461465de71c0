/** Fast, sensible choices of a player of the Khan, for simulated games. */
import {
  likelyInTurn,
  anyButStop,
  likelyStep,
  likelyTrade,
  sensiblePlayer
} from '../../../polo/player/likely'
import type { Content } from '../game'
import { seatOf } from '../seats'
import type { Choice, State } from '../types'

export const likely = sensiblePlayer<Content, State, Choice>({
  turn: ({ content, state, choices }) =>
    likelyInTurn(
      state.turn,
      choices,
      ({ type }) =>
        type === 'useOutpost' ||
        type === 'useCityCard' ||
        (type === 'improveSeal' && state.round < content.numbers.rounds)
    ),
  move: ({ content, state, seat, choices, source }) => {
    const { figures, posts } = seatOf(state, seat)
    const wanted = (place: string): boolean => content.place(place).kind === 'city' && !posts.includes(place)
    return likelyStep(choices, figures, wanted, source)
  },
  trade: ({ choices }) => likelyTrade(choices),
  'own-bonuses': ({ choices, source }) => anyButStop(choices, source),
  'extra-post': ({ choices, source }) => anyButStop(choices, source)
})
