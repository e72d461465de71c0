/** The scene of every event: pieces that fly from anchor to anchor, drawn by Piece.vue, and what they wait for. */
import type { Event, EventOf, Scored, State } from '../../../shared/games/expedition/types'
import type { Track } from '../../../shared/games/expedition/content'
import { kindOf } from '../../../shared/games/expedition/pieces'
import type { Context, Flight, Scene } from '../../contract/game-ui'
import { dispatch, type EventHandlers } from '../../kit/event-table'
import { anchorOfCamel, numberOf, progressOfCamel } from './camels'
import { namesFor, trackOf } from './spaces'
import type { ExpeditionTypes } from './types'
import { trailAlong } from './trail'

/** The table before the event. */
interface Before {
  readonly view: State
  readonly track: Track
  readonly colours: readonly string[]
  readonly nameOf: (space: number) => string
}
type Scenes = EventHandlers<Event, Before, Scene>

const noScene = (): Scene => ({ flights: [] })
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
    along: trailAlong(track, from, to),
    becomes: anchorOfCamel(seat, camel),
    gives: { [progressOfCamel(seat, camel)]: to - from },
    piece: { kind: 'camel', colour: colours[seat] ?? 'neutral', ...(number && { number }) }
  }
}

const purseOf = (seat: number): string => `gold:${seat}`

/** "+4" rises from a space and flies to the seat's gold. */
const gained = (seat: number, space: number, count: number): Flight => ({
  from: `space:${space}`,
  to: purseOf(seat),
  gives: { [purseOf(seat)]: count },
  rises: true,
  piece: { kind: 'gain', count }
})

/** Flights of the gold that camels earn for the spaces they stand on. */
const goldOf = (scores: readonly Scored[]): readonly Flight[] =>
  scores.filter(({ gold }) => gold > 0).map(({ seat, space, gold }) => gained(seat, space, gold))

/** The anchor of a card that is laid out as payment. */
const laidAt = (seat: number, place: number): string => `laid:${seat}:${place}`
/** The start of a flight from the top of the deck. */
const fromDeck = { from: 'deck', takes: { deck: 1 } }
/** The end of a flight to a hand; `id` is the card where it is known. */
function toHand(seat: number, id?: string): Pick<Flight, 'to' | 'gives'> {
  const whole = `hand:${seat}`
  return id === undefined
    ? { to: whole, gives: { [whole]: 1 } }
    : { to: handAnchor(seat, id), gives: { [whole]: 1, [handAnchor(seat, id)]: 1 } }
}
/** A camel arrives in the city of a stage: shows its name in a ring. */
const reached = (
  { seat, to }: EventOf<'spaceEntered'>,
  { track, colours, nameOf }: Before
): readonly Flight[] =>
  to !== track.stageCity && to !== track.finalCity
    ? []
    : [
        {
          to: `space:${to}`,
          lingers: true,
          piece: { kind: 'moment', colour: colours[seat] ?? 'neutral', text: nameOf(to) }
        }
      ]

/** The anchor of a card in hand: in the player's own hand by kind; a rival's hand is only a count. */
const handAnchor = (seat: number, id: string): string => `hand:${seat}:${kindOf(id)}`

const scenes: Scenes = {
  taskOpened: noScene,
  taskAmended: noScene,
  taskClosed: noScene,
  turnStarted: noScene,
  turnEnded: noScene,
  movingStopped: noScene,
  cardLaid: ({ seat, card: id }, { view }) => {
    const laid = {
      to: `tray:${seat}`,
      becomes: laidAt(seat, view.seats[seat]?.tray.count ?? 0)
    }
    if (id === '') return showing({ from: `hand:${seat}`, ...laid, piece: back })
    const from = handAnchor(seat, id)
    return showing({ from, leaves: from, ...laid, piece: card(id) })
  },
  spaceEntered: (e, before) =>
    showing(
      walking(e, before),
      ...reached(e, before),
      ...e.cards.map((id, i) => ({
        from: `tray:${e.seat}`,
        leaves: laidAt(e.seat, i),
        to: 'discards',
        gives: { discards: 1 },
        piece: card(id)
      }))
    ),
  ballastDropped: (e, before) =>
    showing(
      { from: purseOf(e.seat), takes: { [purseOf(e.seat)]: 1 }, to: 'supply', piece: chest(1) },
      walking(e, before)
    ),
  chestTaken: ({ seat, space, gold }) =>
    showing({
      from: `space:${space}`,
      takes: { [`chest:${space}`]: gold },
      to: purseOf(seat),
      gives: { [purseOf(seat)]: gold },
      rises: true,
      piece: chest(gold)
    }),
  camelGathered: (e, before) => showing(walking(e, before)),
  displayTaken: (e, { view }) => {
    const from = `display:${view.display.indexOf(e.card)}`
    return showing({ from, leaves: from, ...toHand(e.seat, e.card), piece: card(e.card) })
  },
  displayFilled: (e) => {
    const to = `display:${e.place}`
    return { flights: [{ ...fromDeck, to, becomes: to, piece: card(e.card, true) }], after: [to] }
  },
  cardDrawn: (e) => {
    const [own] = e.drawn.cards ?? []
    const piece = own === undefined ? back : card(own, true)
    return showing({ ...fromDeck, ...toHand(e.seat, own), piece })
  },
  deckShuffled: (_, { view }) =>
    showing(
      ...Array.from({ length: 3 }, (_, i) => {
        const share = Math.floor((view.discards.length + i) / 3)
        const counted = { takes: { discards: share }, gives: { deck: share } }
        return { from: 'discards', to: 'deck', ...counted, piece: back }
      })
    ),
  interimScored: (e, before) => ({
    flights: [
      ...goldOf(e.scores),
      ...e.scores
        .filter(({ space }) => space !== e.city)
        .map((scored) => walking({ ...scored, from: scored.space, to: e.city }, before))
    ],
    after: 'all'
  }),
  // The ending counts the gold, so none flies before it.
  gameScored: () => ({ flights: [], after: 'all' })
}

/** The scene of one event, from the view before it. */
export function scene(event: Event, context: Context<ExpeditionTypes>): Scene {
  const { view } = context
  return dispatch(scenes, event, {
    view,
    track: trackOf(context.content, view),
    nameOf: namesFor(context.content, view),
    colours: context.seats.map((seat) => seat.colour)
  })
}
