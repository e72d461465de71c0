/** Playing styles in games of the family: which characters each prefers in the draft, and which style a seat has. */
import { hashText } from '../../engine/check'
import type { Seat } from '../../engine/rules'

/** Whether a style prefers the character to others of the same worth. */
export type Likes<Character> = (character: Character) => boolean

/** Styles, each with the characters that it prefers in the draft. */
export const withLikes = <Style extends { readonly id: string }, Character>(
  styles: readonly Style[],
  likes: Readonly<Record<string, Likes<Character>>>
) => styles.map((style) => ({ ...style, likes: likes[style.id] }))

/** The style of the first seat by dealt object, which copies of a position share. */
const firstStyles = new WeakMap<object, number>()

/**
 * The index of the style that a seat has if nobody chose one. It follows from how `dealt` lies, for instance the city cards,
 * which stays the same for the whole game, and neighbours differ.
 */
export function styleOf(dealt: object, seat: Seat, styles: number): number {
  let first = firstStyles.get(dealt)
  if (first === undefined) {
    first = Number.parseInt(hashText(JSON.stringify(dealt)).slice(0, 6), 16)
    firstStyles.set(dealt, first)
  }
  return (first + seat) % styles
}
