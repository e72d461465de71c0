/** The pieces every event moves: from anchor to anchor, drawn by Piece.vue. */
import type { Event, EventOf, EventType, State } from '../../../shared/games/expedition/types'
import { kindOf } from '../../../shared/games/expedition/pieces'
import type { Context, Flight } from '../types'

type Scenes = {
  readonly [K in EventType]: (event: EventOf<K>, view: State, colours: readonly string[]) => readonly Flight[]
}

const nothing = (): readonly Flight[] => []
const card = (id: string): Flight['piece'] => ({ kind: 'card', card: kindOf(id) })
const back: Flight['piece'] = { kind: 'back' }
const chest = (gold: number): Flight['piece'] => ({ kind: 'chest', gold })
const camelOf = (
  seat: number,
  camel: number,
  { seats }: State,
  colours: readonly string[]
): Flight['piece'] => ({
  kind: 'camel',
  colour: colours[seat] ?? 'neutral',
  ...((seats[seat]?.camels.length ?? 1) > 1 ? { number: camel + 1 } : {})
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
  spaceEntered: (e, view, colours) => [
    { from: `space:${e.from}`, to: `space:${e.to}`, piece: camelOf(e.seat, e.camel, view, colours) },
    ...e.cards.map((id) => ({ from: `tray:${e.seat}`, to: 'discards', piece: card(id) }))
  ],
  ballastDropped: (e, view, colours) => [
    { from: `gold:${e.seat}`, to: 'supply', piece: chest(1) },
    { from: `space:${e.from}`, to: `space:${e.to}`, piece: camelOf(e.seat, e.camel, view, colours) }
  ],
  chestTaken: (e) => [{ from: `space:${e.space}`, to: `gold:${e.seat}`, piece: chest(e.gold) }],
  camelGathered: (e, view, colours) => [
    { from: `space:${e.from}`, to: `space:${e.to}`, piece: camelOf(e.seat, e.camel, view, colours) }
  ],
  displayTaken: (e, view) => [
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
  interimScored: (e, view, colours) =>
    e.scores.flatMap((scored) => [
      { from: `space:${scored.space}`, to: `gold:${scored.seat}`, piece: chest(scored.gold) },
      ...(scored.space === e.city
        ? []
        : [
            {
              from: `space:${scored.space}`,
              to: `space:${e.city}`,
              piece: camelOf(scored.seat, scored.camel, view, colours)
            }
          ])
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
  const play = scenes[event.type] as (
    event: Event,
    view: State,
    colours: readonly string[]
  ) => readonly Flight[]
  return play(
    event,
    context.view as State,
    context.seats.map((seat) => seat.colour)
  )
}
