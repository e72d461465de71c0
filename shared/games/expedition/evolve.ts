/** The only writer of state. Works alike on the host's state and on a view: it never reads what may be hidden. */
import { evolveAgenda } from '../../engine/agenda'
import { zones } from '../../engine/visibility'
import { seatOf } from './seats'
import type { Event, GoldSource, Scored, State } from './types'

/** Applies one event. */
export function evolve(state: State, event: Event): void {
  switch (event.type) {
    case 'taskOpened':
    case 'taskAmended':
    case 'taskClosed':
      evolveAgenda(state.agenda, event)
      return
    case 'turnStarted':
      state.activeSeat = event.seat
      state.turn = {
        ballast: false,
        moved: false,
        camel: -1,
        stopped: seatOf(state, event.seat).camels.map(() => false)
      }
      return
    case 'cardLaid': {
      const { hand, tray } = seatOf(state, event.seat)
      zones.take(hand, event.card)
      zones.under(tray, event.card)
      return
    }
    case 'spaceEntered':
      zones.drop(seatOf(state, event.seat).tray, event.cards.length)
      state.discards.push(...event.cards)
      stepTo(state, event.seat, event.camel, event.to)
      return
    case 'ballastDropped':
      earn(state, event.seat, 'ballast', -1)
      state.turn.ballast = true
      stepTo(state, event.seat, event.camel, event.to)
      return
    case 'chestTaken':
      // The chest goes from the board to the seat; the supply has no part in it.
      state.chests[event.space] = 0
      seatOf(state, event.seat).gold.chests += event.gold
      return
    case 'camelGathered':
      put(state, event.seat, event.camel, event.to)
      return
    case 'movingStopped':
      for (const camel of event.camels) state.turn.stopped[camel] = true
      return
    case 'displayTaken': {
      const place = state.display.indexOf(event.card)
      if (place < 0) throw new Error(`${event.card} is not in the display`)
      state.display.splice(place, 1)
      // In front of what was drawn unseen: of equal cards the one that all have seen is laid first, see `lay`.
      zones.onTop(seatOf(state, event.seat).hand, event.card)
      return
    }
    case 'displayFilled':
      zones.take(state.deck, event.card)
      state.display.splice(event.place, 0, event.card)
      return
    case 'cardDrawn': {
      const { hand } = seatOf(state, event.seat)
      const [card] = event.drawn.cards ?? []
      if (card === undefined) {
        zones.drop(state.deck, event.drawn.count)
        hand.count += event.drawn.count
      } else {
        zones.take(state.deck, card)
        zones.under(hand, card)
      }
      return
    }
    case 'deckShuffled':
      state.discards = []
      state.deck = { ...event.deck, ...(event.deck.cards && { cards: [...event.deck.cards] }) }
      return
    case 'interimScored':
      for (const scored of event.scores) {
        earn(state, scored.seat, 'interim', scored.gold)
        put(state, scored.seat, scored.camel, event.city)
      }
      state.interim = true
      return
    case 'turnEnded':
      state.idle = event.idle
      return
    case 'gameScored':
      score(state, 'final', event.scores)
      state.phase = 'over'
      return
  }
}

/** Gold between the supply and a seat (ruling 3). */
function earn(state: State, seat: number, source: GoldSource, gold: number): void {
  state.supply -= gold
  seatOf(state, seat).gold[source] += gold
}

function score(state: State, source: GoldSource, scores: readonly Scored[]): void {
  for (const scored of scores) earn(state, scored.seat, source, scored.gold)
}

function put(state: State, seat: number, camel: number, space: number): void {
  seatOf(state, seat).camels[camel] = space
}

/** A camel moves in this turn; the turn belongs to it unless both may move (rulings 44 and 46). */
function stepTo(state: State, seat: number, camel: number, space: number): void {
  put(state, seat, camel, space)
  state.turn.moved = true
  if (!state.bothCamels) state.turn.camel = camel
}
