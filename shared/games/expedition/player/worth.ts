/**
 * What a position of Expedition is worth to a seat, in gold: what it has, what the road ahead promises, and how well
 * the hand fits the next spaces. The weights are this project's own.
 */
import type { Seat } from '../../../engine/rules'
import { cardsIn } from '../../../engine/visibility'
import type { Worth } from '../../../players/knowledge'
import type { Track } from '../content'
import type { Requirement } from '../content/requirements'
import { nextFree } from '../movement'
import { countOf, missingFor, withCard, type Count } from '../paying'
import { cards as allCards } from '../pieces'
import { goldOf, seatOf } from '../seats'
import type { Choice, SeatState, State } from '../types'

/** The weights of a position's worth, in gold; styles change some of them. */
export interface Weights {
  /** Any card in hand. */
  readonly card: number
  /** A space ahead. */
  readonly step: number
  /** A coin paid as ballast. */
  readonly paid: number
}

export const usualWeights: Weights = { card: 0.32, step: 0.5, paid: 1 }

/** Added for a win and subtracted for a loss. */
const victory = 2

/** The space of the foremost camel. */
function leaderOf({ seats }: State): number {
  let leader = 0
  for (const { camels } of seats) for (const at of camels) leader = Math.max(leader, at)
  return leader
}

/**
 * How many points are still open (see `Knowledge.doubt`): more while the foremost camel is not far. With two players
 * each point counts twice, for one and against the other.
 */
export function doubt(track: Track, state: State): number {
  const usual = state.players === 2 ? 5 : 3.2
  return usual * (1 + Math.max(0, 0.4 - leaderOf(state) / track.finalCity))
}

/** The share of each scoring that a camel's space is worth before it happens: it grows as the leader nears the city. */
function scoringShare(track: Track, state: State): { readonly interim: number; readonly final: number } {
  const leader = leaderOf(state)
  const final = (leader - track.stageCity) / (track.finalCity - track.stageCity)
  return { interim: 0.3 + 0.6 * (leader / track.stageCity), final: 0.2 + 0.7 * Math.max(0, final) }
}

/** The worth by parts. Reads the seat's own hand and nothing hidden of the others; these are weighed as usual. */
export function worth(track: Track, state: State, seat: Seat, weights = usualWeights): Worth {
  const me = seatOf(state, seat)
  const road = me.camels.reduce((sum, at) => sum + weights.step * at, 0)
  const rivals = rivalsOf(track, state, seat)
  if (state.phase === 'over') return { gold: goldOf(me), road, ...rivals }
  const ahead = Math.min(1, (track.finalCity - leaderOf(state)) / 8)
  return {
    gold: goldOf(me) + (weights.paid - 1) * me.gold.ballast,
    places: places(track, state, me),
    chests: chests(track, state, me) * ahead,
    road,
    hand: handWorth(needsOf(track, state, me), countOf(me.hand), weights) * ahead,
    ...rivals
  }
}

/** Gold, with the foremost camel as a fraction that breaks ties: the highest wins (ruling 40). */
const standing = (track: Track, one: SeatState): number =>
  goldOf(one) + Math.max(...one.camels) / (track.finalCity + 1)

/** The mean of what the others visibly have, subtracted; after the end, the value of winning as well. */
function rivalsOf(
  track: Track,
  state: State,
  seat: Seat
): { readonly rivals: number; readonly victory: number } {
  const over = state.phase === 'over'
  let [sum, most] = [0, -Infinity]
  for (let other = 0; other < state.players; other++) {
    if (other === seat) continue
    const rival = seatOf(state, other)
    most = Math.max(most, standing(track, rival))
    sum += goldOf(rival) + (over ? 0 : places(track, state, rival))
    for (const at of rival.camels) sum += usualWeights.step * at
  }
  const own = standing(track, seatOf(state, seat))
  return { rivals: -sum / (state.players - 1), victory: over ? victory * Math.sign(own - most) : 0 }
}

const places = (track: Track, state: State, { camels }: SeatState): number =>
  camels.reduce((sum, at) => sum + place(track, state, at), 0)

/** What a camel on a space may expect from the scoring of its stage. */
function place(track: Track, state: State, at: number): number {
  const { scoring = 0 } = track.space(at)
  if (scoring === 0) return 0
  const { interim, final } = scoringShare(track, state)
  if (at > track.stageCity) return scoring * final
  return state.interim ? 0 : scoring * interim
}

/** The worth of the chests ahead, which shrinks with their distance. */
const chests = (track: Track, state: State, { camels }: SeatState): number =>
  camels.reduce((sum, at) => sum + chestsAhead(track, state, at), 0)

function chestsAhead(track: Track, state: State, at: number): number {
  let sum = 0
  for (let space = at + 1; space <= Math.min(at + 6, track.finalCity); space++)
    sum += (state.chests[space] ?? 0) / (1.5 + space - at)
  return 0.6 * sum
}

/** What a camel gains by moving on to a space, weighed as usual and without the cards it costs. */
export const placeGain = (track: Track, state: State, from: number, to: number): number =>
  (state.chests[to] ?? 0) +
  usualWeights.step * (to - from) +
  place(track, state, to) -
  place(track, state, from) +
  chestsAhead(track, state, to) -
  chestsAhead(track, state, from)

/** A requirement that a camel faces next, and the weight of each card missing for it. */
interface Need {
  readonly requirement: Requirement
  readonly weight: number
}

/** The requirements of the next two spaces of each camel. */
export function needsOf(track: Track, state: State, { camels }: SeatState): readonly Need[] {
  const needs: Need[] = []
  for (const at of camels) {
    let from = at
    for (const weight of [0.4, 0.2]) {
      if (from >= track.finalCity) break
      from = nextFree(state, track, from)
      needs.push({ requirement: track.requirement(from), weight })
    }
  }
  return needs
}

const nothing = countOf({ count: 0, cards: [] })

/** The worth of the cards in hand, less the cards that are missing for the needs. */
export function handWorth(needs: readonly Need[], held: Count, { card } = usualWeights): number {
  let sum = card * Math.min(held.cards, 8) + (card / 2) * Math.max(0, held.cards - 8)
  for (const { requirement, weight } of needs) sum -= weight * missingFor(requirement, held, nothing)
  return sum
}

/**
 * What the card that ends the turn adds to the worth: the one taken to the hand, one from the deck by the average of those
 * that it may be. Undefined for other choices.
 */
export function ending(
  track: Track,
  state: State,
  seat: Seat,
  choice: Choice,
  weights = usualWeights
): Worth | undefined {
  if (choice.type === 'pass') return {}
  if (choice.type !== 'take' && choice.type !== 'draw') return undefined
  const me = seatOf(state, seat)
  const held = countOf(me.hand)
  const needs = needsOf(track, state, me)
  const before = handWorth(needs, held, weights)
  const bringing = (card: string): number => handWorth(needs, withCard(held, card, 1), weights) - before
  if (choice.type === 'take') return { hand: bringing(`${choice.card}-1`) }
  const cards = mayBeDrawn(state, me)
  return { chance: cards.reduce((sum, card) => sum + bringing(card), 0) / cards.length }
}

/**
 * The cards of which one is drawn: those the seat does not see or, if the deck is empty, the discards (ruling 30). There is
 * one, since else no card is drawn.
 */
function mayBeDrawn(state: State, me: SeatState): readonly string[] {
  if (state.deck.count === 0) return state.discards
  const gone = new Set<string>([...cardsIn(me.hand), ...state.display, ...state.discards])
  return allCards.filter((card) => !gone.has(card))
}
