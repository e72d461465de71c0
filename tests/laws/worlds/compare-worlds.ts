/** Both worlds at a position, and what the viewer learns of a choice in each. */
import type { GameEvent, Viewer } from '../../../shared/engine/rules'
import { difference } from '../same'
import type { Run } from '../run'
import type { Names } from './relabel'
import type { Sight, Window } from './sight'

/** The two games at one position. */
export interface Worlds {
  readonly run: Run
  readonly viewer: Viewer
  readonly sight: Sight
  readonly window: Window
  /** The names of the recorded game’s hidden things in the other one. */
  readonly names: Names
  readonly here: unknown
  /** Moves on by choices; an attempt that went wrong leaves it behind. */
  there: unknown
  /** The choices made there so far, in order. */
  readonly made: unknown[]
}

/** A possible world that the viewer cannot tell from the recorded one: both games from the start of the window. */
export interface OtherWorld {
  readonly viewer: Viewer
  readonly window: Window
  /** The names of the recorded game’s hidden things in the other one. */
  readonly names: Names
  /** The positions of both games before the window's first choice, as JSON. */
  readonly here: string
  readonly there: string
  /** The other game's choices. */
  readonly made: readonly unknown[]
}

/** The result of a comparison: a difference that the viewer notices, or an impossible world (others.ts). */
export type Verdict = 'alike' | 'impossible' | { readonly apart: string }

/** A choice that was played: its draws, and its events as a client receives them. */
export interface Done {
  readonly draws: readonly number[]
  readonly events: readonly GameEvent[]
}

/** What the viewer learns of a choice, as JSON: its redacted events, and whether the choice can be undone. */
export function toldOf({ rules }: Run, viewer: Viewer, { draws, events }: Done): string {
  const final = draws.length > 0 || events.some((event) => rules.reveals(event))
  return JSON.stringify({ final, events: events.map((event) => rules.redact(event, viewer)) })
}

/** The pairs of texts in which two values of the same shape differ; undefined if they differ in anything else. */
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

/** Describes the difference of two JSON texts; undefined if they are equal. */
export function differ(what: string, other: string, recorded: string): string | undefined {
  if (other === recorded) return undefined
  const place = difference(JSON.parse(other), JSON.parse(recorded)) ?? 'the order of keys'
  return `${what} depend on what is hidden: ${place}`
}
