/**
 * The director: turns the events of one choice into flights from anchor to anchor. The state is already applied; a
 * flight is only a trace of it. Start points are measured before the page changes, ends when a flight takes off.
 */
import type { GameEvent } from '../../shared/engine/rules'
import type { Context, Flight, Trail } from '../games/types'
import type { Director } from '../stores/table-types'
import { anchorRect } from './anchors'

/** Most that one choice moves, in milliseconds at normal speed. */
export const longestChoice = 1200
/** One flight, in milliseconds at normal speed. */
export const oneFlight = 520
/** One walk along a trail, if the choice has the time for it. */
const oneWalk = 900
/** The share of a walk after which the piece has arrived and begins to fade. */
const arrived = 0.9
/** How far a walking piece leans to either side, in degrees. */
const sway = 4
const widestGap = 110
/** More ghosts than this tell nobody anything. */
const mostFlights = 60

/** A flight ready to take off. */
export interface Staged {
  readonly flight: Flight
  readonly from: DOMRect | undefined
  /** Wait before it takes off, in milliseconds at normal speed. */
  readonly delay: number
  /** How long it moves, in milliseconds at normal speed. */
  readonly lasts: number
}

/** How the director may move things now: full flights, quiet outlines, or nothing. */
export type Manner = 'flights' | 'outlines' | 'nothing'

/** Milliseconds between two flights, so that all of them together take no longer than `longestChoice`. */
export function gapFor(flights: number): number {
  return flights < 2 ? 0 : Math.min(widestGap, (longestChoice - oneFlight) / (flights - 1))
}

/** A director that asks the game for scenes and hands whole choices to `play`. */
export function stageDirector(
  scene: (event: GameEvent, context: Context) => readonly Flight[],
  manner: () => Manner,
  play: (staged: readonly Staged[]) => void,
  cut: () => void = () => undefined
): Director {
  let waiting: { readonly flight: Flight; readonly from: DOMRect | undefined }[] = []
  return {
    before(event, context) {
      if (manner() === 'nothing') return
      for (const flight of scene(event, context)) {
        if (waiting.length >= mostFlights) return
        waiting.push({ flight, from: flight.from === undefined ? undefined : anchorRect(flight.from) })
      }
    },
    after() {
      if (waiting.length === 0) return
      const gap = gapFor(waiting.length)
      const staged = waiting.map((one, i): Staged => {
        const delay = i * gap
        const lasts = one.flight.along ? Math.min(oneWalk, longestChoice - delay) : oneFlight
        return { ...one, delay, lasts }
      })
      waiting = []
      play(staged)
    },
    cut() {
      waiting = []
      cut()
    }
  }
}

/** Middle of a rectangle. */
export function middle(rect: DOMRect): { readonly x: number; readonly y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}

/** Keyframes of a ghost between two places, either of which may be missing: then it fades in or out. */
export function framesOf(from: DOMRect | undefined, to: DOMRect | undefined): Keyframe[] {
  const start = from ?? to
  const end = to ?? from
  if (!start || !end) return []
  const a = middle(start)
  const b = middle(end)
  const at = (x: number, y: number, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
  if (!from)
    return [
      { transform: at(b.x, b.y - 26, 1.3), opacity: 0 },
      { transform: at(b.x, b.y, 1), opacity: 1, offset: 0.7 },
      { transform: at(b.x, b.y, 1), opacity: 0 }
    ]
  if (!to)
    return [
      { transform: at(a.x, a.y, 1), opacity: 1 },
      { transform: at(a.x, a.y - 26, 0.8), opacity: 0 }
    ]
  const lift = Math.min(60, Math.hypot(b.x - a.x, b.y - a.y) / 6)
  return [
    { transform: at(a.x, a.y, 1), opacity: 1, easing: 'cubic-bezier(.3,0,.6,1)' },
    {
      transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 - lift, 1.2),
      opacity: 1,
      offset: 0.5,
      easing: 'cubic-bezier(.4,0,.3,1)'
    },
    { transform: at(b.x, b.y, 1), opacity: 1, offset: 0.92 },
    { transform: at(b.x, b.y, 0.96), opacity: 0 }
  ]
}

/** Keyframes of a ghost that walks a trail on a sheet of this size and place; none for a trail without a way. */
export function walkFramesOf({ points }: Trail, sheet: DOMRect): Keyframe[] {
  const way = points.map(({ x, y }) => ({ x: sheet.left + x * sheet.width, y: sheet.top + y * sheet.height }))
  const walked = [0]
  way.slice(1).forEach((point, i) => {
    const before = way[i] ?? point
    walked.push((walked[i] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y))
  })
  const length = walked.at(-1) ?? 0
  if (length === 0) return []
  const frames = way.map(({ x, y }, i): Keyframe => ({
    transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${i % 2 === 0 ? -sway : sway}deg)`,
    opacity: 1,
    offset: ((walked[i] ?? 0) / length) * arrived
  }))
  return [...frames, { ...frames.at(-1), opacity: 0, offset: 1 }]
}
