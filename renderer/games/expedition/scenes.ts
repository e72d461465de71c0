/** The pieces every event moves: from anchor to anchor, drawn by Piece.vue. */
import type { Event, EventOf, EventType, State } from '../../../shared/games/expedition/types'
import type { Track } from '../../../shared/games/expedition/content'
import { kindOf } from '../../../shared/games/expedition/pieces'
import type { Context, Flight } from '../types'
import { trackOf } from './spaces'
import { walk } from './walk'

/** What is known of the table before the event. */
interface Before {
  readonly view: State
  readonly track: Track
  readonly colours: readonly string[]
}
type Scenes = {
  readonly [K in EventType]: (event: EventOf<K>, before: Before) => readonly Flight[]
}

const nothing = (): readonly Flight[] => []
const card = (id: string): Flight['piece'] => ({ kind: 'card', card: kindOf(id) })
const back: Flight['piece'] = { kind: 'back' }
const chest = (gold: number): Flight['piece'] => ({ kind: 'chest', gold })

/** A camel walks along the road. */
const walking = (
  { seat, camel, from, to }: Readonly<Record<'seat' | 'camel' | 'from' | 'to', number>>,
  { view, track, colours }: Before
): Flight => ({
  from: `space:${from}`,
  to: `space:${to}`,
  along: walk(track, from, to),
  piece: {
    kind: 'camel',
    colour: colours[seat] ?? 'neutral',
    ...((view.seats[seat]?.camels.length ?? 1) > 1 ? { number: camel + 1 } : {})
  }
})

/** Where a card of a hand lies: the own one by kind, a rival's on its count. */
const handAnchor = (seat: number, id: string): string => `hand:${seat}:${kindOf(id)}`

const scenes: Scenes = {
  taskOpened: nothing,
  taskAmended: nothing,
  taskClosed: nothing,
  turnStarted: nothing,
  turnEnded: nothing,
  movingStopped: nothing,
  cardLaid: (e) =>
    e.card === ''
      ? [{ from: `hand:${e.seat}`, to: `tray:${e.seat}`, piece: back }]
      : [{ from: handAnchor(e.seat, e.card), to: `tray:${e.seat}`, piece: card(e.card) }],
  spaceEntered: (e, before) => [
    walking(e, before),
    ...e.cards.map((id) => ({ from: `tray:${e.seat}`, to: 'discards', piece: card(id) }))
  ],
  ballastDropped: (e, before) => [
    { from: `gold:${e.seat}`, to: 'supply', piece: chest(1) },
    walking(e, before)
  ],
  chestTaken: (e) => [{ from: `space:${e.space}`, to: `gold:${e.seat}`, piece: chest(e.gold) }],
  camelGathered: (e, before) => [walking(e, before)],
  displayTaken: (e, { view }) => [
    {
      from: `display:${view.display.indexOf(e.card)}`,
      to: `hand:${e.seat}`,
      piece: card(e.card)
    }
  ],
  displayFilled: (e) => [{ from: 'deck', to: `display:${e.place}`, piece: card(e.card) }],
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    return [{ from: 'deck', to: `hand:${e.seat}`, piece: own === undefined ? back : card(own) }]
  },
  deckShuffled: () => Array.from({ length: 3 }, () => ({ from: 'discards', to: 'deck', piece: back })),
  interimScored: (e, before) =>
    e.scores.flatMap((scored) => [
      { from: `space:${scored.space}`, to: `gold:${scored.seat}`, piece: chest(scored.gold) },
      ...(scored.space === e.city ? [] : [walking({ ...scored, from: scored.space, to: e.city }, before)])
    ]),
  gameScored: (e) =>
    e.scores.map((scored) => ({
      from: `space:${scored.space}`,
      to: `gold:${scored.seat}`,
      piece: chest(scored.gold)
    }))
}

/** The flights of one event, from the view before it. */
export function scene(event: Event, context: Context): readonly Flight[] {
  const view = context.view as State
  const play = scenes[event.type] as (event: Event, before: Before) => readonly Flight[]
  return play(event, {
    view,
    track: trackOf(context.content, view),
    colours: context.seats.map((seat) => seat.colour)
  })
}
