/** A seat's standing: its points by source, and what it would have if the scoring took place now (docs/table.md, T-12). */
import type { Seat } from './rules'

/** One source of points (or of whatever decides the game). */
export interface StandingLine {
  readonly source: string
  /** What it has brought so far. */
  readonly now: number
  /** What it would add if the scoring took place now. */
  readonly coming: number
}

/** One seat's standing, as far as a viewer may know it. */
export interface Standing {
  readonly seat: Seat
  /** Sources with anything in `now` or `coming`, in the game's order. */
  readonly lines: readonly StandingLine[]
  /** Sums of the lines: so far, and with what is coming. */
  readonly now: number
  readonly projected: number
  /** Sources that may still add something the viewer cannot know. */
  readonly hidden: readonly string[]
}

/** Sums lines up to a standing; empty lines are left out. */
export function standingOf(
  seat: Seat,
  lines: readonly StandingLine[],
  hidden: readonly string[] = []
): Standing {
  const shown = lines.filter(({ now, coming }) => now !== 0 || coming !== 0)
  const now = shown.reduce((sum, line) => sum + line.now, 0)
  return {
    seat,
    lines: shown,
    now,
    projected: shown.reduce((sum, line) => sum + line.coming, now),
    hidden
  }
}
