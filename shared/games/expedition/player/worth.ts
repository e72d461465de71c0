/**
 * What a position of Expedition is worth to a seat, in gold: what it has, what the road ahead promises, and how well the
 * hand fits the next spaces. Designed by us.
 */
import type { Seat } from '../../../engine/rules'
import type { Worth } from '../../../players/knowledge'
import type { Track } from '../content'
import type { Requirement } from '../content/requirements'
import { nextFree } from '../movement'
import { countOf, missingFor, withCard, type Count } from '../paying'
import { cards as allCards } from '../pieces'
import { goldOf, seatOf } from '../seats'
import type { Choice, SeatState, State } from '../types'

/** What a card in hand is worth, whatever it is, and what a step ahead is worth, in gold. */
export const cardPrice = 0.32
const step = 0.5
/** What it is worth to have won, and not to have lost. */
const victory = 2

/** Where the foremost camel is. */
function leaderOf({ seats }: State): number {
  let leader = 0
  for (const { camels } of seats) for (const at of camels) leader = Math.max(leader, at)
  return leader
}

/**
 * How much is still open: more as long as the foremost camel has not come far. Between two, each point counts twice, for
 * one and against the other.
 */
export function doubt(track: Track, state: State): number {
  const usual = state.players === 2 ? 5 : 3.2
  return usual * (1 + Math.max(0, 0.4 - leaderOf(state) / track.finalCity))
}

/** How much of the stage's scoring a camel's place is worth before it comes: the nearer the leader is to the city, the more. */
function scoringShare(track: Track, state: State): { readonly interim: number; readonly final: number } {
  const leader = leaderOf(state)
  const final = (leader - track.stageCity) / (track.finalCity - track.stageCity)
  return { interim: 0.3 + 0.6 * (leader / track.stageCity), final: 0.2 + 0.7 * Math.max(0, final) }
}

/** The worth by parts. Reads the seat's own hand, and nothing of the others that is hidden. */
export function worth(track: Track, state: State, seat: Seat): Worth {
  const me = seatOf(state, seat)
  const road = me.camels.reduce((sum, at) => sum + step * at, 0)
  const rivals = rivalsOf(track, state, seat)
  if (state.phase === 'over') return { gold: goldOf(me), road, ...rivals }
  const ahead = Math.min(1, (track.finalCity - leaderOf(state)) / 8)
  return {
    gold: goldOf(me),
    places: places(track, state, me),
    chests: chests(track, state, me) * ahead,
    road,
    hand: handWorth(needsOf(track, state, me), countOf(me.hand)) * ahead,
    ...rivals
  }
}

/** Gold, and of equal gold the foremost camel: who has most wins (ruling 40). */
const standing = (track: Track, one: SeatState): number =>
  goldOf(one) + Math.max(...one.camels) / (track.finalCity + 1)

/** What the others have that all can see, as a mean, taken off; once all is over, what winning is worth beyond gold. */
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
    for (const at of rival.camels) sum += step * at
  }
  const own = standing(track, seatOf(state, seat))
  return { rivals: -sum / (state.players - 1), victory: over ? victory * Math.sign(own - most) : 0 }
}

const places = (track: Track, state: State, { camels }: SeatState): number =>
  camels.reduce((sum, at) => sum + place(track, state, at), 0)

/** What a camel on a space may expect of the scoring of its stage. */
function place(track: Track, state: State, at: number): number {
  const { scoring = 0 } = track.space(at)
  if (scoring === 0) return 0
  const { interim, final } = scoringShare(track, state)
  if (at > track.stageCity) return scoring * final
  return state.interim ? 0 : scoring * interim
}

/** Chests ahead, less the farther they lie. */
const chests = (track: Track, state: State, { camels }: SeatState): number =>
  camels.reduce((sum, at) => sum + chestsAhead(track, state, at), 0)

function chestsAhead(track: Track, state: State, at: number): number {
  let sum = 0
  for (let space = at + 1; space <= Math.min(at + 6, track.finalCity); space++)
    sum += (state.chests[space] ?? 0) / (1.5 + space - at)
  return 0.6 * sum
}

/** What a camel gains by going on to a space, its cards not counted. */
export const placeGain = (track: Track, state: State, from: number, to: number): number =>
  (state.chests[to] ?? 0) +
  step * (to - from) +
  place(track, state, to) -
  place(track, state, from) +
  chestsAhead(track, state, to) -
  chestsAhead(track, state, from)

/** What a camel will be asked for next, and how much a card that is missing counts. */
interface Need {
  readonly requirement: Requirement
  readonly weight: number
}

/** What the next two spaces of each camel ask for. */
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

/** Cards in hand, and how many are missing for what is asked next. */
export function handWorth(needs: readonly Need[], held: Count): number {
  let sum = cardPrice * Math.min(held.cards, 8) + (cardPrice / 2) * Math.max(0, held.cards - 8)
  for (const { requirement, weight } of needs) sum -= weight * missingFor(requirement, held, nothing)
  return sum
}

/** What the card is worth that ends the turn: the one taken, or any that may be on the deck. */
export function ending(track: Track, state: State, seat: Seat, choice: Choice): number | undefined {
  if (choice.type === 'pass') return 0
  if (choice.type !== 'take' && choice.type !== 'draw') return undefined
  const me = seatOf(state, seat)
  const held = countOf(me.hand)
  const needs = needsOf(track, state, me)
  const before = handWorth(needs, held)
  const bringing = (card: string): number => handWorth(needs, withCard(held, card, 1)) - before
  if (choice.type === 'take') return bringing(`${choice.card}-1`)
  // The display is full of one's own choice: an unseen card is the mean of those that may come.
  const gone = new Set<string>([...(me.hand.cards ?? []), ...state.display, ...state.discards])
  let [sum, count] = [0, 0]
  for (const card of allCards) {
    if (gone.has(card)) continue
    sum += bringing(card)
    count++
  }
  return count === 0 ? 0 : sum / count
}
