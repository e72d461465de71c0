/** All ways to choose lines for icons that ask for several cards of one line: goods for some, colours for others. */
import type { PlannedHand } from './hand'

/** The cards of one line that pay for one icon. */
export interface Bundle {
  readonly size: number
  readonly line: number
}

/** The lines chosen for some icons. Choices that ask for the same amounts are represented by one. */
export interface LineChoice {
  /** Cards asked of each line, beginning with line `first`. */
  readonly amounts: readonly number[]
  /** For each set of these lines (the index is a mask), the cards asked of them together. */
  readonly sums: readonly number[]
  /** Sum of the shares of the cards asked: the lower, the better the hand that remains. */
  readonly worth: number
  readonly bundle?: Bundle
  readonly before?: LineChoice
}

/** A base larger than any amount asked of a line, to pack amounts into a key. */
const base = 64

/** Finds and memoises all line choices. `first` is the first of the lines, `held` the cards in hand on each. */
export class LineChoices {
  readonly #hand: PlannedHand
  readonly #first: number
  readonly #held: readonly number[]
  readonly #known = new Map<string, readonly LineChoice[]>()

  constructor(hand: PlannedHand, first: number, held: readonly number[]) {
    this.#hand = hand
    this.#first = first
    this.#held = held
    const none = {
      amounts: held.map(() => 0),
      sums: held.reduce((sums) => [...sums, ...sums], [0]),
      worth: 0
    }
    this.#known.set('', [none])
  }

  /** All line choices for icons of these sizes that the lines can pay one by one, those of least worth first. */
  of(sizes: readonly number[]): readonly LineChoice[] {
    const key = sizes.join(' ')
    const known = this.#known.get(key)
    if (known) return known
    const found = this.#longer(this.of(sizes.slice(0, -1)), sizes.at(-1) ?? 0)
    this.#known.set(key, found)
    return found
  }

  #longer(choices: readonly LineChoice[], size: number): LineChoice[] {
    const seen = new Set<number>()
    const found: LineChoice[] = []
    for (const before of choices)
      for (let i = 0; i < this.#held.length; i++) {
        if ((before.amounts[i] ?? 0) + size > (this.#held[i] ?? 0)) continue
        const amounts = before.amounts.map((amount, line) => (line === i ? amount + size : amount))
        const key = amounts.reduce((sum, amount) => sum * base + amount, 0)
        if (seen.has(key)) continue
        seen.add(key)
        found.push({
          amounts,
          sums: before.sums.map((sum, set) => (set & (1 << i) ? sum + size : sum)),
          worth: before.worth + size * (this.#hand.share[this.#first + i] ?? 0),
          bundle: { size, line: this.#first + i },
          before
        })
      }
    return found.sort((a, b) => a.worth - b.worth)
  }
}

/** The lines chosen, one bundle for each icon. */
export function bundlesOf(choice: LineChoice): Bundle[] {
  const all: Bundle[] = []
  for (let at: LineChoice | undefined = choice; at; at = at.before) if (at.bundle) all.push(at.bundle)
  return all
}
