/** Decides which moments of a game's course carry names and marks. Pure. */
import type { Moment } from '../../../shared/engine/statistics'

/** Dash patterns of the seats' lines, in seat order: all different, so that colour is not needed to tell them apart. */
export const dashes: readonly (readonly number[])[] = [[], [10, 4], [3, 3], [14, 4, 3, 4], [6, 6]]

/** How many marks a line has in a game without rounds, the one at the end included. */
const marksWithoutRounds = 6

/** A moment at which a round begins; `short` is its name where there is less room. */
export interface Chapter {
  readonly at: number
  readonly name: string
  readonly short: string
}

/** The moments at which rounds begin; empty for a game without rounds. */
export function chaptersOf(course: readonly Moment[], name: (round: number) => string): readonly Chapter[] {
  return course.flatMap(({ round }, at) =>
    round !== undefined && round > 0 && round !== course[at - 1]?.round
      ? [{ at, name: name(round), short: String(round) }]
      : []
  )
}

/** The moments at which each line shows its seat's mark: the ends of the rounds, or evenly spaced in a game without rounds. */
export function markedOf(course: readonly Moment[]): readonly number[] {
  const last = course.length - 1
  const ends = course.flatMap(({ round }, at) =>
    round !== undefined && at < last && round !== course[at + 1]?.round ? [at] : []
  )
  const even = Array.from({ length: marksWithoutRounds }, (_, i) =>
    Math.round(((i + 1) / marksWithoutRounds) * last)
  )
  return [...new Set(course.some(({ round }) => round !== undefined) ? [...ends, last] : even)]
}

/** Approximate width of a letter, and the gap between two names, in em. */
const [letter, between] = [0.55, 0.5]

/**
 * Names under an axis, each centred at pixel `at`. If not all of them have room, only the first is said in full; one that
 * would still overlap the previous one becomes an empty string.
 */
export function withRoom(chapters: readonly Chapter[], em: number): string[] {
  const full = placed(chapters, em)
  if (!full.includes('')) return full
  return placed(
    chapters.map((chapter, i) => (i > 0 ? { ...chapter, name: chapter.short } : chapter)),
    em
  )
}

function placed(chapters: readonly Chapter[], em: number): string[] {
  let end = -Infinity
  return chapters.map(({ name, at }) => {
    const half = (name.length * letter * em) / 2
    if (at - half < end) return ''
    end = at + half + between * em
    return name
  })
}
