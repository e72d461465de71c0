/** In the Service of the Khan summed up for the tools. */
import type { GameEvent } from '../../../shared/engine/rules'
import { totalPoints } from '../../../shared/games/khan/seats'
import { tasks } from '../../../shared/games/khan/tasks'
import type { Choice, Event, State } from '../../../shared/games/khan/types'
import { visibility } from '../../../shared/games/khan/visibility'
import type { GameFacts } from './game'
import { pointsFrom, usedIn } from './polo'

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

/** The offer of a book that is chosen: `offer book-1 0` and `1` are free, the others are of the tile. */
function offerChosen({ agenda, offers }: State, choice: Choice): readonly string[] {
  if (choice.type !== 'offer') return []
  const asked = Object.values(agenda)
    .flat()
    .find(({ kind }) => kind === 'choose-offer')
  if (asked?.kind !== 'choose-offer') return []
  return [`offer ${choice.offer < 2 ? asked.book : (offers[asked.book][0] ?? '')} ${choice.offer}`]
}

export const khanFacts: GameFacts = {
  kinds: { tasks: Object.keys(tasks), choices: [], events: Object.keys(visibility.events) },
  landmarks: [],
  marks: (event: GameEvent) => marks(event as Event),
  character: (state, seat) => stateOf(state).seats[seat]?.character,
  used: usedIn,
  chosen: (before, choice) => offerChosen(stateOf(before), choice as Choice),
  points: (state, seat) => pointsFrom(stateOf(state), seat),
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
