/** The one card of a turn, and the turn's end (rulings 8, 29, 30, 32, 36, 41). */
import type { Seat } from '../../engine/rules'
import { kindOf, type CardKind } from './pieces'
import type { Play } from './game'
import { interimDue, scoreGame, scoreInterim } from './scoring'
import type { CardId, State } from './types'

/** True if a card can be drawn from the deck, after shuffling the discards if need be (ruling 30). */
export const deckHolds = (state: State): boolean => state.deck.count > 0 || state.discards.length > 0

/** True if the turn's card can be taken from the deck or the display. */
export const canDraw = (state: State): boolean => deckHolds(state) || state.display.length > 0

/** Makes sure that the deck holds a card: an empty one is refilled with the shuffled discards (ruling 30). */
function readyDeck(play: Play): void {
  const { state, chance } = play
  if (state.deck.count > 0) return
  const cards = chance.shuffle(state.discards)
  play.emit({ type: 'deckShuffled', deck: { count: cards.length, cards } })
}

/** The card on top of the deck. Only on the host: a view does not know it. */
function topOf(state: State): CardId {
  const top = state.deck.cards?.[0]
  if (top === undefined) throw new Error('the deck is empty')
  return top as CardId
}

/** Takes a card of this kind from the display; its place is refilled at once if the deck can give a card. */
export function takeFromDisplay(play: Play, seat: Seat, kind: CardKind): void {
  const { state } = play
  const place = state.display.findIndex((card) => kindOf(card) === kind)
  const card = state.display[place]
  if (card === undefined) throw new Error(`no ${kind} in the display`)
  play.emit({ type: 'displayTaken', seat, card })
  if (!deckHolds(state)) return
  readyDeck(play)
  play.emit({ type: 'displayFilled', card: topOf(state), place })
}

/** Takes the top card of the deck. A hand may hold any number of cards (ruling 31). */
export function takeFromDeck(play: Play, seat: Seat): void {
  readyDeck(play)
  play.emit({ type: 'cardDrawn', seat, drawn: { count: 1, cards: [topOf(play.state)] } })
}

/**
 * Ends the turn, with or without a card: the interim scoring if the stage city was entered, then the end of the game if
 * nobody has moved or drawn for a round, else the next seat's turn.
 */
export function endTurn(play: Play, seat: Seat, drew: boolean): void {
  const { state } = play
  const idle = drew || state.turn.moved ? 0 : state.idle + 1
  play.close(seat)
  if (interimDue(state, play.content)) scoreInterim(play)
  play.emit({ type: 'turnEnded', seat, idle })
  if (idle >= state.players) scoreGame(play, 'stalled')
  else startTurn(play, (seat + 1) % state.players)
}

/** Opens a seat's turn. */
export function startTurn(play: Play, seat: Seat): void {
  play.emit({ type: 'turnStarted', seat })
  play.open(seat, { kind: 'turn' })
}
