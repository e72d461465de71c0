/**
 * Records what a viewer is not shown, position by position, and finds windows in which hidden things can be permuted.
 */
import type { Source } from '../../../shared/engine/chance'
import type { Unseen } from '../run'

/** Identities that the rules do not show the viewer, by zone; they are permuted only within their zone. */
export type Zones = Unseen['zones']

/** A part of a game, from the position after `from` choices to the one after `cut`, and what is hidden throughout. */
export interface Window {
  readonly from: number
  readonly cut: number
  readonly hidden: Zones
}

/** What one viewer cannot see. A position's index is the number of choices before it. */
export class Sight {
  readonly #zones: Zones[] = []
  /** All that the latest position hides. */
  #latest: ReadonlySet<string> = new Set()
  /** What is hidden at a position and was hidden throughout the choice that led to it. */
  readonly #along: ReadonlySet<string>[] = []
  /** What the choice before a position hid without naming it to the viewer, for instance cards shuffled into a deck. */
  readonly #lost: (readonly string[])[] = []

  /**
   * Adds the next position: what it hides, what the positions inside the choice before it hid, and what that choice
   * named.
   */
  add(
    { zones, ids }: Unseen,
    inside: readonly Zones[] = [],
    named: (id: string) => boolean = () => false
  ): void {
    const before = this.#latest
    this.#lost.push([...ids].filter((id) => !before.has(id) && !named(id)))
    this.#zones.push(zones)
    this.#along.push(inside.reduce<ReadonlySet<string>>(inBoth, ids))
    this.#latest = ids
  }

  /** Identities hidden at all positions from `from` to `to`, by their zones at `from`. */
  hidden(from: number, to: number): Zones {
    const zones = this.#zones[from] ?? []
    const along = this.#along.slice(from + 1, to + 1)
    return zones.map((ids) => ids.filter((id) => along.every((hid) => hid.has(id))))
  }

  /**
   * What the viewer cannot know at position `to` from what it was shown since `from`: what was hidden throughout, and what
   * was shuffled away. A card that visibly moved from the display to a hand is hidden again, but known.
   */
  unknown(from: number, to: number): ReadonlySet<string> {
    const unknown = new Set(this.#zones[from]?.flat())
    for (let at = from + 1; at <= to; at++) {
      for (const id of unknown) if (this.#along[at]?.has(id) !== true) unknown.delete(id)
      for (const id of this.#lost[at] ?? []) unknown.add(id)
    }
    return unknown
  }

  /**
   * A window that ends at `cut`. It starts at the set-up as long as half of what its end hides was hidden since then, so
   * that the set-up's shuffles can be varied. If cards were shown, discarded, shuffled and hidden again, it starts later,
   * anywhere between the cut and the first position since which two things of a zone are hidden.
   */
  window(cut: number, random: Source): Window {
    const count = (zones: Zones): number => zones.reduce((sum, ids) => sum + ids.length, 0)
    const whole = this.hidden(0, cut)
    if (2 * count(whole) >= count(this.hidden(cut, cut))) return { from: 0, cut, hidden: whole }
    const first = this.#since(cut)
    const from = first + random(Math.max(1, cut - first))
    return { from, cut, hidden: this.hidden(from, cut) }
  }

  /** The first position since which two things of a zone have been hidden, seen from `cut`. */
  #since(cut: number): number {
    let still: Zones = this.#zones[cut] ?? []
    for (let at = cut; at > 0; at--) {
      const left = new Set(still.flat().filter((id) => this.#along[at]?.has(id)))
      still = (this.#zones[at - 1] ?? []).map((ids) => ids.filter((id) => left.has(id)))
      if (!still.some((ids) => ids.length > 1)) return at
    }
    return 0
  }
}

/** What a position hides of these identities: the same set if that is all of them. */
function inBoth(ids: ReadonlySet<string>, zones: Zones): ReadonlySet<string> {
  const hid = new Set(zones.flat())
  const both = [...ids].filter((id) => hid.has(id))
  return both.length === ids.size ? ids : new Set(both)
}
