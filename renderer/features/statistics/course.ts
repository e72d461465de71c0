/** Which moments of a game's course carry a name and marks. Pure. */
import type { Moment } from '../../../shared/engine/statistics'

/** Strokes and gaps of the line of the first, second, ... seat: no two alike, so that no line needs its colour. */
export const dashes: readonly (readonly number[])[] = [[], [10, 4], [3, 3], [14, 4, 3, 4], [6, 6]]

/** Marks of a game without rounds: so many along the way, its end included. */
const marksWithoutRounds = 6

/** Where rounds begin, by name; none for a game without rounds. */
export function chaptersOf(
  course: readonly Moment[],
  name: (round: number) => string
): readonly { readonly at: number; readonly name: string }[] {
  return course.flatMap(({ round }, at) =>
    round !== undefined && round > 0 && round !== course[at - 1]?.round ? [{ at, name: name(round) }] : []
  )
}

/** Moments at which each line shows whose it is: the end of each round, or evenly along the way, and the end. */
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

/** About how wide a letter is, and the room between two names, in their type's size. */
const [letter, between] = [0.55, 0.5]

/** Names under an axis, centred at so many pixels: one that would lie on the name before it is left out. */
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
