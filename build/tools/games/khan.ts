/** Facts about In the Service of the Khan for the tools. */
import type { GameEvent } from '../../../shared/engine/rules'
import { baseContent } from '../../../shared/games/khan/content'
import { totalPoints } from '../../../shared/games/khan/seats'
import { tasks } from '../../../shared/games/khan/tasks'
import type { Choice, Event, State } from '../../../shared/games/khan/types'
import { visibility } from '../../../shared/games/khan/visibility'
import type { GameFacts } from './game'
import { planKhan } from './khan-planner'
import { pointsFrom, usedIn } from './polo'

const stateOf = (state: unknown): State => state as State

/** The landmarks of an event: parts of the content that it uses, and things that only happen in long or lucky play. */
function marks(event: Event): readonly string[] {
  switch (event.type) {
    case 'gained':
      if (event.cause.kind === 'post') return [`post${event.cause.post}`]
      return event.cause.kind === 'offer' ? [`offer of ${event.cause.book}`] : []
    case 'paid':
      return event.cause.kind === 'offer' ? [`offer of ${event.cause.book} for ${event.items.jade} jade`] : []
    case 'postMoved':
      return ['postMoved']
    case 'dicePlaced':
      return [`dice on ${event.space}`]
    case 'sealTaken':
      return [`took ${event.seal}`]
    case 'sealImproved':
      return [`improved ${event.seal}`]
    case 'contractCompleted':
      return [event.contract]
    case 'outpostTaken':
      return [event.bonus]
    case 'characterTaken':
      return [event.character]
    default:
      return []
  }
}

/** Name of the chosen offer: `offer BOOK 0` or `1` for the book's free offers, `offer TILE N` for those of its tile. */
function offerChosen({ agenda, offers }: State, choice: Choice): readonly string[] {
  if (choice.type !== 'offer') return []
  const asked = Object.values(agenda)
    .flat()
    .find(({ kind }) => kind === 'choose-offer')
  if (asked?.kind !== 'choose-offer') return []
  return [`offer ${choice.offer < 2 ? asked.book : (offers[asked.book][0] ?? '')} ${choice.offer}`]
}
const ids = (things: readonly { readonly id: string }[]): readonly string[] => things.map(({ id }) => id)
const { books, characters, contracts, guests, numbers, outpostBonuses, seals, spaces } = baseContent

export const khanFacts: GameFacts = {
  hand: { task: 'turn', press: '.tray__die' },
  journey: ['place', 'step', 'step'],
  planner: planKhan,
  kinds: { tasks: Object.keys(tasks), choices: [], events: Object.keys(visibility.events) },
  landmarks: [
    ...Object.keys(numbers.postPoints).map((post) => `post${post}`),
    'postMoved',
    ...ids([...spaces, ...guests.flatMap((guest) => guest.spaces ?? [])]).map((space) => `dice on ${space}`),
    ...ids(books).flatMap((book) => [
      `offer of ${book}`,
      ...[1, 2].map((jade) => `offer of ${book} for ${jade} jade`)
    ]),
    ...ids(seals).flatMap((seal) => [`took ${seal}`, `improved ${seal}`]),
    ...ids(contracts),
    ...ids(outpostBonuses),
    ...new Set(ids([...characters, ...guests]))
  ],
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
