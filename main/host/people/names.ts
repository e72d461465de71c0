// Checks the names of people at a table.

import { isName, plainText, skeleton } from '../../../shared/protocol/names'
import { refuse } from '../refusal-error'

/** The seats with their names as plain text. Refusal: name-unreadable. */
export function plainSeats<Seat extends { readonly name: string }>(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) => ({ ...seat, name: readableName(seat.name) }))
}

/** The name as plain text. Refusal: name-unreadable (it has no visible character). */
export function readableName(name: string): string {
  const plain = plainText(name)
  return isName(plain) ? plain : refuse('name-unreadable')
}

/**
 * Refuses a name that is easily confused with one of the `others`: name-twice (the same but for upper and lower case),
 * name-like (looks alike).
 */
export function requireUnlike(name: string, others: readonly string[]): void {
  const folded = (one: string): string => one.toLocaleLowerCase('en')
  if (others.some((other) => folded(other) === folded(name))) refuse('name-twice', { name })
  const like = others.find((other) => skeleton(other) === skeleton(name))
  if (like !== undefined) refuse('name-like', { name: like })
}
