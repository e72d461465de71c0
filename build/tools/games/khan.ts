/** In the Service of the Khan summed up for the tools. */
import type { GameEvent } from '../../../shared/engine/rules'
import { totalPoints } from '../../../shared/games/khan/seats'
import { tasks } from '../../../shared/games/khan/tasks'
import type { Event, State } from '../../../shared/games/khan/types'
import { visibility } from '../../../shared/games/khan/visibility'
import type { GameFacts } from './game'

const stateOf = (state: unknown): State => state as State

/** Things that only long or lucky play brings about. */
function marks(event: Event): readonly string[] {
  switch (event.type) {
    case 'gained':
      return event.cause.kind === 'post' ? [`post${event.cause.post}`] : []
    case 'postMoved':
      return ['postMoved']
    case 'dicePlaced':
      return [`dice on ${event.space}`]
    case 'sealImproved':
      return [`improved ${event.seal}`]
    default:
      return []
  }
}

export const khanFacts: GameFacts = {
  kinds: { tasks: Object.keys(tasks), choices: [], events: Object.keys(visibility.events) },
  landmarks: [],
  marks: (event: GameEvent) => marks(event as Event),
  character: (state, seat) => stateOf(state).seats[seat]?.character,
  counted: 'points',
  figures: ({ state }) => ({
    posts: stateOf(state).seats.map(({ posts }) => posts.length),
    contracts: stateOf(state).seats.map(({ completed }) => completed.length),
    seals: stateOf(state).seats.map(({ improved }) => improved.length)
  }),
  inWords: ({ posts = 0, contracts = 0, seals = 0 }) => [
    `per seat ${posts} posts, ${contracts} contracts and ${seals} improved seals`
  ],
  describe: (state) => {
    const { round, phase, activeSeat, seats } = stateOf(state)
    return [
      `round ${round}, ${phase}${activeSeat < 0 ? '' : `, seat ${activeSeat} to move`}`,
      ...seats.map((seat, i) => `seat ${i}: ${totalPoints(seat)} points, ${JSON.stringify(seat.stock)}`)
    ]
  }
}
