/** The counters of each kind of event. Events that are not listed count for nothing. */
import type { Seat } from '../../../engine/rules'
import type { Counters, Tally } from '../../../engine/statistics'
import { cardsIn } from '../../../engine/visibility'
import type { Track } from '../content'
import type { RequirementKind } from '../content/requirements'
import type { Terrain } from '../content/track'
import {
  colourAt,
  figureAt,
  kindIndexOf,
  type Colour,
  type Event,
  type EventType,
  type Figure,
  type State
} from '../types'
import type { Counted } from './figures'

/** What a counter may look at: `state` is the position before the event. */
export interface Counting {
  readonly tally: Tally<Counted>
  readonly state: State
  readonly track: Track
  /** The turn under way: spaces entered so far, and whether a card was drawn. */
  readonly turn: { moved: number; drew: boolean }
}

type EventOf<K extends EventType> = Extract<Event, { readonly type: K }>

const gotIds: Readonly<Record<Figure, Counted>> = {
  oil: 'gotOil',
  spices: 'gotSpices',
  silk: 'gotSilk',
  fruit: 'gotFruit',
  driver: 'gotDrivers'
}
const laidIds: Readonly<Record<Figure | Colour, Counted>> = {
  oil: 'laidOil',
  spices: 'laidSpices',
  silk: 'laidSilk',
  fruit: 'laidFruit',
  driver: 'laidDrivers',
  yellow: 'laidYellow',
  blue: 'laidBlue',
  red: 'laidRed',
  green: 'laidGreen',
  violet: 'laidViolet'
}
const terrainIds: Readonly<Record<Terrain, Counted | undefined>> = {
  port: undefined,
  town: 'towns',
  city: 'cities',
  desert: 'deserts',
  steppe: 'steppes',
  mountains: 'mountains'
}
const askedIds: Readonly<Record<RequirementKind, Counted>> = {
  'identical-goods': 'forGoods',
  'different-goods': 'forGoods',
  drivers: 'forDrivers',
  'same-colour': 'forColours',
  'distinct-colours': 'forColours'
}

function countCards(
  { tally, state, turn }: Counting,
  seat: Seat,
  cards: readonly string[],
  count: number
): void {
  turn.drew = true
  tally.most('mostHeld', seat, (state.seats[seat]?.hand.count ?? 0) + count)
  for (const card of cards) tally.add(gotIds[figureAt(kindIndexOf(card))], seat)
}

/** Counts a space that a camel enters, by cards or ballast. */
function countEntered(
  { tally, track, turn }: Counting,
  { seat, camel, from, to }: EventOf<'spaceEntered' | 'ballastDropped'>
): void {
  turn.moved++
  tally.add('spaces', seat)
  tally.add('leapt', seat, to - from - 1)
  tally.add(to <= track.stageCity ? 'firstStage' : 'secondStage', seat)
  if (camel > 0) tally.add('secondCamel', seat)
  const terrain = terrainIds[track.space(to).terrain]
  if (terrain) tally.add(terrain, seat)
}

function countTurn({ tally, turn }: Counting, seat: Seat): void {
  tally.add('turns', seat)
  tally.add(turn.moved > 0 ? 'turnsMoved' : 'turnsStill', seat)
  tally.most('longestTurn', seat, turn.moved)
}

export const counters: Counters<Event, Counting> = {
  turnStarted: ({ turn }) => {
    turn.moved = 0
    turn.drew = false
  },
  turnEnded: (counting, { seat }) => {
    countTurn(counting, seat)
    if (!counting.turn.drew) counting.tally.add('turnsWithoutCard', seat)
  },
  // The turn that enters Dadu ends with the game; it draws no card (ruling 37).
  gameScored: (counting, { end }) => {
    if (end === 'arrived') countTurn(counting, counting.state.activeSeat)
  },
  spaceEntered: (counting, event) => {
    const { tally, track } = counting
    const { seat, to, cards } = event
    countEntered(counting, event)
    tally.add('spacesPaid', seat)
    tally.add('cardsLaid', seat, cards.length)
    tally.add(askedIds[track.requirement(to).kind], seat)
    for (const card of cards) {
      const kind = kindIndexOf(card)
      tally.add(laidIds[figureAt(kind)], seat)
      tally.add(laidIds[colourAt(kind)], seat)
    }
  },
  ballastDropped: (counting, event) => {
    countEntered(counting, event)
    counting.tally.add('forBallast', event.seat)
  },
  chestTaken: ({ tally }, { seat }) => tally.add('chests', seat),
  camelGathered: ({ tally }, { seat, from, to }) => tally.add('gathered', seat, to - from),
  interimScored: ({ tally, state }, { scores, city }) => {
    for (const { seat, camel } of scores)
      tally.add('gathered', seat, city - (state.seats[seat]?.camels[camel] ?? city))
  },
  displayTaken: (counting, { seat, card }) => {
    counting.tally.add('cardsTaken', seat)
    countCards(counting, seat, [card], 1)
  },
  cardDrawn: (counting, { seat, drawn }) => {
    counting.tally.add('cardsDrawn', seat, drawn.count)
    countCards(counting, seat, cardsIn(drawn), drawn.count)
  }
}
