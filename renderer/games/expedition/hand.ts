/** Groups cards the way people hold them: equal ones together, sorted by good or by colour. Pure. */
import type { Zone } from '../../../shared/engine/visibility'
import { colours, kindOf, kinds } from '../../../shared/games/expedition/pieces'
import type { CardKind } from '../../../shared/games/expedition/types'

/** How a hand is sorted. */
export type Order = 'good' | 'colour'

/** Equal cards, with their number. */
export interface Held {
  readonly kind: CardKind
  readonly count: number
}

/** The number of cards of each kind; absent kinds count as 0. */
export type Counts = ReadonlyMap<CardKind, number>

/** Counts cards. */
export function countsOf(cards: readonly CardKind[]): Counts {
  const counts = new Map<CardKind, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

/** The kinds of a zone's cards; empty if they are hidden. */
export const kindsIn = ({ cards }: Zone): readonly CardKind[] => (cards ?? []).map(kindOf)

/** The number of all cards. */
export const total = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** All counted cards as a list, equal ones beside each other, in the order of `kinds`. */
export const listOf = (counts: Counts): readonly CardKind[] =>
  kinds.flatMap((kind) => Array.from({ length: counts.get(kind) ?? 0 }, () => kind))

/**
 * The sort rank of a kind by its index. By good: goods first, then drivers, each by colour. By colour: each colour's
 * goods, then its drivers.
 */
const rank: Readonly<Record<Order, (index: number) => number>> = {
  good: (index) => index,
  colour: (index) => (index % colours.length) * kinds.length + index
}

/** A hand with equal cards together, in this order. */
export function heldIn(zone: Zone, order: Order): readonly Held[] {
  const counts = countsOf(kindsIn(zone))
  const by = rank[order]
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((a, b) => by(kinds.indexOf(a.kind)) - by(kinds.indexOf(b.kind)))
}
