// Names of people, as a table shows them.

import { isName, plainText, skeleton } from '../../../shared/protocol/names'
import { refuse } from '../refusal-error'

/** Seats of a new table with plain names. Refusal: name-unreadable. */
export function plainSeats<Seat extends { readonly name: string }>(seats: readonly Seat[]): Seat[] {
  return seats.map((seat) => ({ ...seat, name: readableName(seat.name) }))
}

/** The name as it is shown. Refusal: name-unreadable (nothing in it can be read). */
export function readableName(name: string): string {
  const plain = plainText(name)
  return isName(plain) ? plain : refuse('name-unreadable')
}

/**
 * Refuses a name that others at a table cannot tell from one that is there: name-twice (it is the same), name-like (it
 * looks like `name`).
 */
export function requireUnlike(name: string, others: readonly string[]): void {
  const folded = (one: string): string => one.toLocaleLowerCase('en')
  if (others.some((other) => folded(other) === folded(name))) refuse('name-twice', { name })
  const like = others.find((other) => skeleton(other) === skeleton(name))
  if (like !== undefined) refuse('name-like', { name: like })
}
