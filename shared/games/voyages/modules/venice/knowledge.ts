/** What computer players know of the City of Venice, by our own estimate. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { own } from './kit'
import { postsIn } from './palaces'
import { seatOf } from '../../seats'

/** What each post in Venice is worth for later ones, in points: reputation rewards rise with the number of posts. */
const postWorth = 0.5

export const knowledge: ModuleKnowledge = {
  id: 'venice',
  worth: (_content, state, seat, ahead) => postsIn(seatOf(state, seat)).length * postWorth * ahead,
  key: (state, seat) =>
    `${postsIn(seatOf(state, seat)).join()} ${own(state).reputation[seat] ?? 0} ${own(state).founded.length}`
}
