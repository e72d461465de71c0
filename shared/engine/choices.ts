/**
 * Choices are structured, not multiplied: a decision describes what may be chosen, so that host,
 * interface, bots and tests can test, count, pick and enumerate without building every choice.
 */

/** What one decision lists. */
export interface ChoiceSet<Choice> {
  /** How many different choices are listed. */
  count(): number
  /** The choice with this index, 0 up to `count() - 1`. */
  nth(index: number): Choice
}

/** All listed choices, in order. For tests and short lists. */
export function all<Choice>(set: ChoiceSet<Choice>): Choice[] {
  return Array.from({ length: set.count() }, (_, i) => set.nth(i))
}

/** A choice set over a short list. */
export function listed<Choice>(choices: readonly Choice[]): ChoiceSet<Choice> {
  return {
    count: () => choices.length,
    nth: (index) => {
      const choice = choices[index]
      if (choice === undefined) throw new RangeError(`choice ${index} of ${choices.length}`)
      return choice
    }
  }
}

/** A choice set of `last - first + 1` choices made from whole numbers. */
export function ranged<Choice>(
  first: number,
  last: number,
  make: (value: number) => Choice
): ChoiceSet<Choice> {
  const count = Math.max(0, last - first + 1)
  return {
    count: () => count,
    nth: (index) => {
      if (index < 0 || index >= count) throw new RangeError(`choice ${index} of ${count}`)
      return make(first + index)
    }
  }
}

/** Several sets read as one. */
export function joined<Choice>(sets: readonly ChoiceSet<Choice>[]): ChoiceSet<Choice> {
  return {
    count: () => sets.reduce((sum, set) => sum + set.count(), 0),
    nth: (index) => {
      let left = index
      for (const set of sets) {
        const n = set.count()
        if (left < n) return set.nth(left)
        left -= n
      }
      throw new RangeError(`choice ${index} is not listed`)
    }
  }
}
