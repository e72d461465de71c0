/**
 * Styles, apart from strength: small tilts of the weights, so that players of one level do not all play alike. Which one a
 * seat has follows from how the city cards lie: it stays the same for the whole game, and neighbours differ.
 */
import { hashText } from '../../engine/check'
import type { Seat } from '../../engine/rules'

/** The factors by which a style changes some of the weights. */
export type Tilt<Name extends string> = Readonly<Partial<Record<Name, number>>>

type Numbers<Name extends string> = Readonly<Record<Name, number>>

function tilted<Name extends string>(weights: Numbers<Name>, tilt: Tilt<Name>): Numbers<Name> {
  const all: Record<Name, number> = { ...weights }
  for (const name in tilt) all[name] *= tilt[name] ?? 1
  return all
}

/** The same weights in each style. */
export const inStyles = <Name extends string>(
  weights: Numbers<Name>,
  tilts: readonly Tilt<Name>[]
): readonly Numbers<Name>[] => tilts.map((tilt) => tilted(weights, tilt))

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
