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
  const choices: Choice[] = []
  // Part by part: each part looked for anew for each choice would take as long as their number squared.
  for (const part of partsOf(set)) {
    if (part instanceof Joined) choices.push(...all(part as Joined<Choice>))
    else for (let i = 0, count = part.count(); i < count; i++) choices.push(part.nth(i))
  }
  return choices
}

/** A choice set over a short list. */
export const listed = <Choice>(choices: readonly Choice[]): ChoiceSet<Choice> => new Listed(choices)

/** A choice set of `last - first + 1` choices made from whole numbers. */
export const ranged = <Choice>(
  first: number,
  last: number,
  make: (value: number) => Choice
): ChoiceSet<Choice> => new Ranged(first, Math.max(0, last - first + 1), make)

/** Several sets read as one. */
export const joined = <Choice>(sets: readonly ChoiceSet<Choice>[]): ChoiceSet<Choice> => new Joined(sets)

/** The sets that were joined; a set of one piece is its only part. */
export const partsOf = <Choice>(set: ChoiceSet<Choice>): readonly ChoiceSet<Choice>[] =>
  set instanceof Joined ? (set as Joined<Choice>).sets : [set]

// Classes, since sets are made for every question that is asked: an object of functions costs several times as much.

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
  /** Of all sets; known once it was asked. */
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
