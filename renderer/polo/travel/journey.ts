/** A planned journey as its card shows it. Places are named by their ids. */
import type { BundleOf, Item } from '../../art/icons'

/** One of the ways to the chosen place. */
export interface WayFace {
  readonly fare: BundleOf
  readonly steps: number
  /** Which figure walks it, from 0. */
  readonly figure: number
  /** What it is called that helps on it; left out for nothing. */
  readonly help?: string | undefined
}

/** What the journey on show costs and brings, as its game sums it up. */
export interface JourneySums {
  /** What the fare is made up of, in a few words; empty where that is plain. */
  readonly made: string
  /** What roads are paid with, in the order in which it is written; a stock of it before and after the journey. */
  readonly purse: readonly Item[]
  readonly before: BundleOf
  readonly after: BundleOf
  /** Cities that get a post, and what these bring. */
  readonly posts: readonly string[]
  readonly reward: BundleOf
  /** What else comes of it; `good` is in the colour of what is reached. */
  readonly notes: readonly { readonly text: string; readonly good?: boolean }[]
}

/** What a way spares against all others of its figure: the words of the first item of which it takes less. */
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
