/** What every event shows: pieces from anchor to anchor, drawn by Piece.vue, and what it waits for. */
import type { Event, EventOf, EventType, Scored, State } from '../../../shared/games/expedition/types'
import type { Track } from '../../../shared/games/expedition/content'
import { kindOf } from '../../../shared/games/expedition/pieces'
import type { Context, Flight, Scene } from '../types'
import { anchorOfCamel, numberOf } from './camels'
import { trackOf } from './spaces'
import { walk } from './walk'

/** What is known of the table before the event. */
interface Before {
  readonly view: State
  readonly track: Track
  readonly colours: readonly string[]
}
type Scenes = {
  readonly [K in EventType]: (event: EventOf<K>, before: Before) => Scene
}

const still = (): Scene => ({ flights: [] })
const showing = (...flights: readonly Flight[]): Scene => ({ flights })
const card = (id: string, turns = false): Flight['piece'] => ({
  kind: 'card',
  card: kindOf(id),
  ...(turns && { turns })
})
const back: Flight['piece'] = { kind: 'back' }
const chest = (gold: number): Flight['piece'] => ({ kind: 'chest', gold })

/** A camel walks along the road. */
const walking = (
  { seat, camel, from, to }: Readonly<Record<'seat' | 'camel' | 'from' | 'to', number>>,
  { view, track, colours }: Before
): Flight => {
  const number = numberOf(camel, view.seats[seat]?.camels.length ?? 1)
  return {
    from: `space:${from}`,
    to: `space:${to}`,
    along: walk(track, from, to),
    becomes: anchorOfCamel(seat, camel),
    piece: { kind: 'camel', colour: colours[seat] ?? 'neutral', ...(number && { number }) }
  }
}

/** Gold from the spaces on which camels stand. */
const goldOf = (scores: readonly Scored[]): readonly Flight[] =>
  scores
    .filter(({ gold }) => gold > 0)
    .map(({ seat, space, gold }) => ({ from: `space:${space}`, to: `gold:${seat}`, piece: chest(gold) }))

/** Where a card of a hand lies: the own one by kind, a rival's on its count. */
const handAnchor = (seat: number, id: string): string => `hand:${seat}:${kindOf(id)}`

const scenes: Scenes = {
  taskOpened: still,
  taskAmended: still,
  taskClosed: still,
  turnStarted: still,
  turnEnded: still,
  movingStopped: still,
  cardLaid: ({ seat, card: id }) =>
    showing(
      id === ''
        ? { from: `hand:${seat}`, to: `tray:${seat}`, piece: back }
        : { from: handAnchor(seat, id), to: `tray:${seat}`, piece: card(id) }
    ),
  spaceEntered: (e, before) =>
    showing(
      walking(e, before),
      ...e.cards.map((id) => ({ from: `tray:${e.seat}`, to: 'discards', piece: card(id) }))
    ),
  ballastDropped: (e, before) =>
    showing({ from: `gold:${e.seat}`, to: 'supply', piece: chest(1) }, walking(e, before)),
  chestTaken: (e) => showing({ from: `space:${e.space}`, to: `gold:${e.seat}`, piece: chest(e.gold) }),
  camelGathered: (e, before) => showing(walking(e, before)),
  displayTaken: (e, { view }) =>
    showing({
      from: `display:${view.display.indexOf(e.card)}`,
      to: `hand:${e.seat}`,
      piece: card(e.card)
    }),
  displayFilled: (e) => ({
    flights: [{ from: 'deck', to: `display:${e.place}`, piece: card(e.card, true) }],
    after: [`display:${e.place}`]
  }),
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    return showing({ from: 'deck', to: `hand:${e.seat}`, piece: own === undefined ? back : card(own, true) })
  },
  deckShuffled: () =>
    showing(...Array.from({ length: 3 }, () => ({ from: 'discards', to: 'deck', piece: back }))),
  interimScored: (e, before) => ({
    flights: [
      ...goldOf(e.scores),
      ...e.scores
        .filter(({ space }) => space !== e.city)
        .map((scored) => walking({ ...scored, from: scored.space, to: e.city }, before))
    ],
    after: 'all'
  }),
  gameScored: (e) => ({ flights: goldOf(e.scores), after: 'all' })
}

/** What one event shows, from the view before it. */
export function scene(event: Event, context: Context): Scene {
  const view = context.view as State
  const play = scenes[event.type] as (event: Event, before: Before) => Scene
  return play(event, {
    view,
    track: trackOf(context.content, view),
    colours: context.seats.map((seat) => seat.colour)
  })
}
