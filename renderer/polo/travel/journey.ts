/** A planned journey as its card shows it. Places are named by their ids. */
import type { BundleOf, Item } from '../../art/icons'

/** One of the ways to the chosen place. */
export interface WayFace {
  readonly fare: BundleOf
  readonly steps: number
  /** Which figure walks it, from 0. */
  readonly figure: number
  /** The name of what helps on it; left out for nothing. */
  readonly help?: string | undefined
}

/** What the journey on show costs and brings, as its game sums it up. */
export interface JourneySums {
  /** How the fare is made up, in a few words; empty if that is obvious. */
  readonly made: string
  /** The items that pay for roads, in display order, and the stock of them before and after the journey. */
  readonly purse: readonly Item[]
  readonly before: BundleOf
  readonly after: BundleOf
  /** Cities that get a post, and what these and the way bring. */
  readonly posts: readonly string[]
  readonly reward: BundleOf
  /** What else follows from it; `good` notes have the colour of reached goals. */
  readonly notes: readonly { readonly text: string; readonly good?: boolean }[]
}

/**
 * What a way saves compared with all others of the same figure: the words for the first item of which it takes less;
 * empty if there is none.
 */
export function meritOf(
  way: WayFace,
  ways: readonly WayFace[],
  spares: readonly (readonly [item: Item, words: string])[]
): string {
  const others = ways.filter((other) => other !== way && other.figure === way.figure)
  if (others.length === 0) return ''
  const less = ([item]: readonly [Item, string]): boolean =>
    others.every((other) => (way.fare[item] ?? 0) < (other.fare[item] ?? 0))
  return spares.find(less)?.[1] ?? ''
}
