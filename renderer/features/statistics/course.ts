/** Decides which moments of a game's course carry names and marks. Pure. */
import type { Moment } from '../../../shared/engine/statistics'

/** Dash patterns of the seats' lines, in seat order: all different, so that colour is not needed to tell them apart. */
export const dashes: readonly (readonly number[])[] = [[], [10, 4], [3, 3], [14, 4, 3, 4], [6, 6]]

/** How many marks a line has in a game without rounds, the one at the end included. */
const marksWithoutRounds = 6

/** The moments at which rounds begin, with names; empty for a game without rounds. */
export function chaptersOf(
  course: readonly Moment[],
  name: (round: number) => string
): readonly { readonly at: number; readonly name: string }[] {
  return course.flatMap(({ round }, at) =>
    round !== undefined && round > 0 && round !== course[at - 1]?.round ? [{ at, name: name(round) }] : []
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

/** Names under an axis, each centred at pixel `at`; a name that would overlap the previous one becomes an empty string. */
export function withRoom(
  names: readonly { readonly name: string; readonly at: number }[],
  em: number
): string[] {
  let end = -Infinity
  return names.map(({ name, at }) => {
    const half = (name.length * letter * em) / 2
    if (at - half < end) return ''
    end = at + half + between * em
    return name
  })
}
