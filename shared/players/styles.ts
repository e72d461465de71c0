/**
 * Playing styles, apart from strength: small tilts of the weights by which a player judges positions. A style changes
 * neither what a player may see nor how far it looks.
 */
import type { AnyKnowledge } from './knowledge'

/** The factors by which a style changes some of the weights. */
export type Tilt<Name extends string> = Readonly<Partial<Record<Name, number>>>

type Numbers<Name extends string> = Readonly<Record<Name, number>>

function tilted<Name extends string>(weights: Numbers<Name>, tilt: Tilt<Name>): Numbers<Name> {
  const all: Record<Name, number> = { ...weights }
  for (const name in tilt) all[name] *= tilt[name] ?? 1
  return all
}

/** The weights in each style, in the order of the styles. */
export const inStyles = <Name extends string>(
  weights: Numbers<Name>,
  styles: Readonly<Record<string, Tilt<Name>>>
): readonly { readonly id: string; readonly weights: Numbers<Name> }[] =>
  Object.entries(styles).map(([id, tilt]) => ({ id, weights: tilted(weights, tilt) }))

/** The knowledge of a player with the style of this name; unchanged without one, or if the game does not have it. */
export function inStyle(knowledge: AnyKnowledge, style: string | undefined): AnyKnowledge {
  const own = knowledge.styles?.find(({ id }) => id === style)
  return own ? { ...knowledge, worth: own.worth, ending: own.ending } : knowledge
}
