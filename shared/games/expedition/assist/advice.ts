/**
 * Advice at the beginning of a turn: how far the hand reaches, what each card of the display would add, and who is
 * about to end a stage. It uses only what the seat can see (its own hand, the display, the track) and does not say what
 * is good.
 */
import { topTask } from '../../../engine/agenda'
import type { Seat } from '../../../engine/rules'
import { cardsIn, type Zone } from '../../../engine/visibility'
import type { Content, Track } from '../content'
import { nextFree } from '../movement'
import { kindOf } from '../pieces'
import { outlook, type Target, type Way } from '../planner'
import { seatOf } from '../seats'
import type { CardKind, State } from '../types'
import { standing } from './standing'

/** How far one camel can get now without ballast. */
export interface Reached {
  /** Index into the seat's camels. */
  readonly camel: number
  /** Where it comes to stand. */
  readonly to: number
  /** Spaces entered on the way. */
  readonly spaces: number
  /** Gold in the chests on the way. */
  readonly chests: number
  /** Where it stands after a further step with ballast, if one is possible. */
  readonly byGold?: number
}

/** A card of the display that would let a camel go farther, if the seat could move again in the present position. */
export interface Draw {
  readonly card: CardKind
  readonly to: number
}

/** A rival's camel that is about to end a stage. */
export interface Threat {
  readonly seat: Seat
  /** The stage city, or the last city: entering it ends the game. */
  readonly city: number
  readonly ends: 'stage' | 'game'
  /** Spaces it still has to enter, including the city: 1 to `nearby`. */
  readonly spaces: number
  /** Gold that this seat would score with its camels where they are now. */
  readonly pays: number
}

export interface Advice {
  /** The camels that may move and can, in order; none once moving has ended in this turn. */
  readonly reached: readonly Reached[]
  /** The cards that lead farthest, all to the same space; none where no card adds anything. */
  readonly draws: readonly Draw[]
  /** The nearest rival; of several the first clockwise. */
  readonly threat?: Threat
}

/** A camel with at most this many spaces to enter is about to arrive. */
export const nearby = 3

/** Advice for a seat that is asked for its turn and whose hand is open; undefined for others. */
export function advice(content: Content, view: State, seat: Seat): Advice | undefined {
  const { hand } = seatOf(view, seat)
  if (topTask(view.agenda, seat)?.kind !== 'turn' || !hand.cards) return undefined
  const track = content.track(view.track)
  const threat = threatTo(view, track, seat)
  return {
    reached: reachedIn(content, view, seat),
    draws: drawsFor(content, view, seat),
    ...(threat && { threat })
  }
}

/** Where the camel stands after a way: in the stage city if it came too late for the interim scoring (ruling 34). */
const standsAfter = ({ steps }: Way): number => steps.at(-1)?.stands ?? 0
const standsIn = ({ ways: [way] }: Target): number => (way ? standsAfter(way) : 0)

function reachedIn(content: Content, view: State, seat: Seat): readonly Reached[] {
  return outlook(content, view, seat).camels.flatMap(({ camel, targets }): Reached[] => {
    const free = targets.findLast(({ ways }) => ways.some(({ gold }) => gold === 0))
    const way = free?.ways.find(({ gold }) => gold === 0)
    if (!free || !way) return []
    const last = targets.at(-1)
    return [
      {
        camel,
        to: standsAfter(way),
        spaces: way.steps.length,
        chests: way.steps.reduce((sum, { chest }) => sum + chest, 0),
        ...(last && last !== free && { byGold: standsIn(last) })
      }
    ]
  })
}

/** The farthest space of each camel in a new turn with this hand in the present position, without ballast. */
function farthest(content: Content, view: State, seat: Seat, hand: Zone): readonly number[] {
  const { camels } = seatOf(view, seat)
  const afresh: State = {
    ...view,
    turn: { ballast: true, moved: false, camel: -1, stopped: camels.map(() => false) },
    seats: view.seats.map((one, i) => (i === seat ? { ...one, hand } : one))
  }
  const plans = outlook(content, afresh, seat).camels
  return camels.map((at, camel) => {
    const last = plans.find((one) => one.camel === camel)?.targets.at(-1)
    return last ? standsIn(last) : at
  })
}

function drawsFor(content: Content, view: State, seat: Seat): readonly Draw[] {
  const { hand } = seatOf(view, seat)
  const before = farthest(content, view, seat, hand)
  const byKind = new Map(view.display.map((card) => [kindOf(card), card]))
  const draws = [...byKind].flatMap(([card, id]): (Draw & { readonly gain: number })[] => {
    const after = farthest(content, view, seat, {
      count: hand.count + 1,
      cards: [...cardsIn(hand), id]
    })
    const gains = after.map((to, camel) => to - (before[camel] ?? 0))
    const gain = Math.max(...gains)
    return gain > 0 ? [{ card, to: after[gains.indexOf(gain)] ?? 0, gain }] : []
  })
  const best = draws.reduce((most, { gain }) => Math.max(most, gain), 0)
  const to = draws.find(({ gain }) => gain === best)?.to
  return draws.filter((draw) => draw.to === to).map(({ card }) => ({ card, to: to ?? 0 }))
}

/** Spaces a camel has to enter from here to the city, in the present position. */
function spacesTo(view: State, track: Track, from: number, city: number): number {
  let entered = 0
  for (let at = from; at < city; entered++) at = nextFree(view, track, at)
  return entered
}

function threatTo(view: State, track: Track, seat: Seat): Threat | undefined {
  const city = view.interim ? track.finalCity : track.stageCity
  const rivals = view.seats.slice(1).map((_, i) => (seat + i + 1) % view.seats.length)
  const [nearest] = rivals
    .map((rival) => ({
      seat: rival,
      spaces: Math.min(...seatOf(view, rival).camels.map((at) => spacesTo(view, track, at, city)))
    }))
    .sort((a, b) => a.spaces - b.spaces)
  if (!nearest || nearest.spaces > nearby) return undefined
  const own = standing(track, view).find((one) => one.seat === seat)
  return {
    ...nearest,
    city,
    ends: view.interim ? 'game' : 'stage',
    pays: (own?.projected ?? 0) - (own?.now ?? 0)
  }
}
