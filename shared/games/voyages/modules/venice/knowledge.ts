/** What players know of the City of Venice. Designed by us. */
import type { ModuleKnowledge } from '../../player/module-knowledge'
import { own } from './kit'
import { postsIn } from './palaces'
import { seatOf } from '../../seats'

/** What each post in Venice promises for those to come, in points: reputation rises with their number. */
const promise = 0.5

export const knowledge: ModuleKnowledge = {
  id: 'venice',
  worth: (_content, state, seat, ahead) => postsIn(seatOf(state, seat)).length * promise * ahead,
  key: (state, seat) =>
    `${postsIn(seatOf(state, seat)).join()} ${own(state).reputation[seat] ?? 0} ${own(state).founded.length}`
}
