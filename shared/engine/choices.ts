/**
 * Choice sets describe what may be chosen without building every choice: host, interface, bots and tests can count,
 * pick and enumerate lazily.
 */

/** The choices of one decision. */
export interface ChoiceSet<Choice> {
  /** How many different choices are listed. */
  count(): number
  /** The choice with this index, 0 up to `count() - 1`. */
  nth(index: number): Choice
}

/** All listed choices, in order. For tests and short lists. */
export function all<Choice>(set: ChoiceSet<Choice>): Choice[] {
  const choices: Choice[] = []
  // Part by part: finding the part again for every index would take quadratic time.
  for (const part of partsOf(set)) {
    if (part instanceof Joined) choices.push(...all(part as Joined<Choice>))
    else for (let i = 0, count = part.count(); i < count; i++) choices.push(part.nth(i))
  }
  return choices
}

/** A choice set over a short list. */
export const listed = <Choice>(choices: readonly Choice[]): ChoiceSet<Choice> => new Listed(choices)

/** One choice for each whole number from `first` to `last`, both included; none if `last` is below `first`. */
export const ranged = <Choice>(
  first: number,
  last: number,
  make: (value: number) => Choice
): ChoiceSet<Choice> => new Ranged(first, Math.max(0, last - first + 1), make)

/** The concatenation of several sets. */
export const joined = <Choice>(sets: readonly ChoiceSet<Choice>[]): ChoiceSet<Choice> => new Joined(sets)

/** The sets that were joined; a set that was not joined is its own only part. */
export const partsOf = <Choice>(set: ChoiceSet<Choice>): readonly ChoiceSet<Choice>[] =>
  set instanceof Joined ? (set as Joined<Choice>).sets : [set]

// Classes, since sets are made for every decision: creating an object of closures costs several times as much.

class Listed<Choice> implements ChoiceSet<Choice> {
  readonly #choices: readonly Choice[]

  constructor(choices: readonly Choice[]) {
    this.#choices = choices
  }

  count(): number {
    return this.#choices.length
  }

  nth(index: number): Choice {
    const choice = this.#choices[index]
    if (choice === undefined) throw new RangeError(`choice ${index} of ${this.#choices.length}`)
    return choice
  }
}

class Ranged<Choice> implements ChoiceSet<Choice> {
  readonly #first: number
  readonly #count: number
  readonly #make: (value: number) => Choice

  constructor(first: number, count: number, make: (value: number) => Choice) {
    this.#first = first
    this.#count = count
    this.#make = make
  }

  count(): number {
    return this.#count
  }

  nth(index: number): Choice {
    if (index < 0 || index >= this.#count) throw new RangeError(`choice ${index} of ${this.#count}`)
    return this.#make(this.#first + index)
  }
}

class Joined<Choice> implements ChoiceSet<Choice> {
  readonly sets: readonly ChoiceSet<Choice>[]
  /** Cached count over all sets; -1 until it is first asked for. */
  #count = -1

  constructor(sets: readonly ChoiceSet<Choice>[]) {
    this.sets = sets
  }

  count(): number {
    if (this.#count >= 0) return this.#count
    let sum = 0
    for (const set of this.sets) sum += set.count()
    return (this.#count = sum)
  }

  nth(index: number): Choice {
    let left = index
    for (const set of this.sets) {
      const n = set.count()
      if (left < n) return set.nth(left)
      left -= n
    }
    throw new RangeError(`choice ${index} is not listed`)
  }
}
