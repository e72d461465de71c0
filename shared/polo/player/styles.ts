/**
 * The style that a computer player has if nobody chose one: it follows from how the city cards lie, so that it stays the
 * same for the whole game, and neighbours differ.
 */
import { hashText } from '../../engine/check'
import type { Seat } from '../../engine/rules'

/** The style of the first seat by dealt object, which copies of a position share. */
const firstStyles = new WeakMap<object, number>()

/** The index of the seat's style; `dealt`: an object that stays the same for the whole game. */
export function styleOf(dealt: object, seat: Seat, styles: number): number {
  let first = firstStyles.get(dealt)
  if (first === undefined) {
    first = Number.parseInt(hashText(JSON.stringify(dealt)).slice(0, 6), 16)
    firstStyles.set(dealt, first)
  }
  return (first + seat) % styles
}
