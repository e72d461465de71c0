/** The only writer of state. Works on the host's state and on a view alike: it never reads what may be hidden. */
import type { Changes } from '../../engine/branches'
import { evolveWith } from '../../engine/evolve'
import { zones } from '../../engine/visibility'
import { seatOf } from './seats'
import type { Expedition } from './game'
import type { GoldSource, State } from './types'

/** Applies an event to a state or a view. */
export const evolve = evolveWith<Expedition>({
  turnStarted: (state, event) => {
    state.activeSeat = event.seat
    state.turn = {
      ballast: false,
      moved: false,
      camel: -1,
      stopped: seatOf(state, event.seat).camels.map(() => false)
    }
  },
  cardLaid: (state, event) => {
    const { hand, tray } = seatOf(state, event.seat)
    zones.take(hand, event.card)
    zones.under(tray, event.card)
  },
  spaceEntered: (state, event) => {
    zones.drop(seatOf(state, event.seat).tray, event.cards.length)
    state.discards.push(...event.cards)
    moveCamel(state, event.seat, event.camel, event.to)
  },
  ballastDropped: (state, event) => {
    changeGold(state, event.seat, 'ballast', -1)
    state.turn.ballast = true
    moveCamel(state, event.seat, event.camel, event.to)
  },
  chestTaken: (state, event) => {
    // The chest goes from the board to the seat; the supply has no part in it.
    state.chests[event.space] = 0
    seatOf(state, event.seat).gold.chests += event.gold
  },
  camelGathered: (state, event) => {
    placeCamel(state, event.seat, event.camel, event.to)
  },
  movingStopped: (state, event) => {
    for (const camel of event.camels) state.turn.stopped[camel] = true
  },
  displayTaken: (state, event) => {
    const place = state.display.indexOf(event.card)
    if (place < 0) throw new Error(`${event.card} is not in the display`)
    state.display.splice(place, 1)
    // In front of the cards drawn unseen: of equal cards the one that everybody has seen is laid first, see `layCard`.
    zones.onTop(seatOf(state, event.seat).hand, event.card)
  },
  displayFilled: (state, event) => {
    zones.take(state.deck, event.card)
    state.display.splice(event.place, 0, event.card)
  },
  cardDrawn: (state, event) => {
    const { hand } = seatOf(state, event.seat)
    const card = event.drawn.cards?.[0]
    if (card === undefined) {
      zones.drop(state.deck, event.drawn.count)
      hand.count += event.drawn.count
    } else {
      zones.take(state.deck, card)
      zones.under(hand, card)
    }
  },
  deckShuffled: (state, event) => {
    state.discards = []
    state.deck = { ...event.deck, ...(event.deck.cards && { cards: [...event.deck.cards] }) }
  },
  interimScored: (state, event) => {
    for (const scored of event.scores) {
      changeGold(state, scored.seat, 'interim', scored.gold)
      placeCamel(state, scored.seat, scored.camel, event.city)
    }
    state.interim = true
  },
  turnEnded: (state, event) => {
    state.idle = event.idle
  },
  gameScored: (state, event) => {
    for (const scored of event.scores) changeGold(state, scored.seat, 'final', scored.gold)
    state.phase = 'over'
  }
})

/** The parts of a position that each event changes in place. */
export const changes: Changes<Expedition> = {
  turnStarted: [],
  cardLaid: ['seat'],
  spaceEntered: ['seat', 'discards', 'reached', 'turn'],
  ballastDropped: ['seat', 'reached', 'turn'],
  chestTaken: ['seat', 'chests'],
  camelGathered: ['seat', 'reached'],
  movingStopped: ['turn'],
  displayTaken: ['seat', 'display'],
  displayFilled: ['deck', 'display'],
  cardDrawn: ['seat', 'deck'],
  deckShuffled: [],
  turnEnded: []
}

/** Moves gold from the supply to a seat; a negative amount moves it back (ruling 3). */
function changeGold(state: State, seat: number, source: GoldSource, gold: number): void {
  state.supply -= gold
  seatOf(state, seat).gold[source] += gold
}

/** Puts a camel on another space; the spaces between do not count as reached (ruling 24). */
function placeCamel(state: State, seat: number, camel: number, space: number): void {
  seatOf(state, seat).camels[camel] = space
  const reached = state.reached?.[seat]
  if (reached && !reached.includes(space)) reached.push(space)
}

/** Moves a camel in this turn; the turn then belongs to it, unless both may move (rulings 44 and 46). */
function moveCamel(state: State, seat: number, camel: number, space: number): void {
  placeCamel(state, seat, camel, space)
  state.turn.moved = true
  if (!state.bothCamels) state.turn.camel = camel
}
