/** Both worlds at a position, and what the viewer is told of a choice in either. */
import type { GameEvent, Viewer } from '../../../shared/engine/rules'
import { difference } from '../same'
import type { Run } from '../run'
import type { Names } from './relabel'
import type { Sight, Window } from './sight'

/** Both games at one position. */
export interface Worlds {
  readonly run: Run
  readonly viewer: Viewer
  readonly sight: Sight
  readonly window: Window
  /** What the hidden things of the recorded game are called in the other one. */
  readonly names: Names
  readonly here: unknown
  /** Moves on by choices; an attempt that went wrong leaves it behind. */
  there: unknown
  /** The choices made there so far, in order. */
  readonly made: unknown[]
}

/** A world that could have been, and that the rules tell the viewer nothing of: both games from where the window starts. */
export interface OtherWorld {
  readonly viewer: Viewer
  readonly window: Window
  /** What the hidden things of the recorded game are called in the other one. */
  readonly names: Names
  /** The position before the window's first choice in either, as JSON. */
  readonly here: string
  readonly there: string
  /** The other game's choices. */
  readonly made: readonly unknown[]
}

/** What came of a comparison: a difference that the viewer gets, or a world that could not have been (see others.ts). */
export type Verdict = 'alike' | 'impossible' | { readonly apart: string }

/** A choice as it was carried out: what chance drew, and its events as they cross a wire. */
export interface Done {
  readonly draws: readonly number[]
  readonly events: readonly GameEvent[]
}

/** The viewer's events, and what everybody notices besides: whether the choice may be taken back. As JSON. */
export function toldOf({ rules }: Run, viewer: Viewer, { draws, events }: Done): string {
  const final = draws.length > 0 || events.some((event) => rules.reveals(event))
  return JSON.stringify({ final, events: events.map((event) => rules.redact(event, viewer)) })
}

/** Texts in which two values of one shape differ, in pairs; undefined if they differ in anything else. */
export function otherTexts(a: unknown, b: unknown): readonly (readonly [string, string])[] | undefined {
  if (a === b) return []
  if (typeof a === 'string' && typeof b === 'string') return [[a, b]]
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return undefined
  const [left, right] = [Object.entries(a), Object.entries(b)]
  if (Array.isArray(a) !== Array.isArray(b) || left.length !== right.length) return undefined
  const pairs: (readonly [string, string])[] = []
  for (const [i, [key, value]] of left.entries()) {
    const [otherKey, otherValue] = right[i] ?? []
    const inner = key === otherKey ? otherTexts(value, otherValue) : undefined
    if (!inner) return undefined
    pairs.push(...inner)
  }
  return pairs
}

/** The sentence about two texts of JSON that should be the same. */
export function differ(what: string, other: string, recorded: string): string | undefined {
  if (other === recorded) return undefined
  const place = difference(JSON.parse(other), JSON.parse(recorded)) ?? 'the order of keys'
  return `${what} depend on what is hidden: ${place}`
}
