/**
 * Chance is a parameter (law 5): the rules ask an injected source, never a global one.
 * Every request is reduced to `next(n)`, so a list of whole numbers records everything that chance decided.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Returns a random whole number from 0 up to, not including, `n`. */
export type Source = (n: number) => number

/** Dice and shuffles over a source; remembers the numbers drawn until `take` fetches them. */
export class Chance {
  /** Numbers drawn since the last `take`, in order. */
  #draws: number[] = []
  readonly #source: Source

  constructor(source: Source) {
    this.#source = source
  }

  /** A whole number from 0 up to (not including) `n`. */
  next(n: number): number {
    const value = this.#source(n)
    this.#draws.push(value)
    return value
  }

  /** A six-sided die: 1 to 6. */
  roll(): number {
    return this.next(6) + 1
  }

  /** A new list in random order (Fisher-Yates). Leaves the given list unchanged. */
  shuffle<T>(items: readonly T[]): T[] {
    const list = [...items]
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.next(i + 1)
      const held = list[i] as T
      list[i] = list[j] as T
      list[j] = held
    }
    return list
  }

  /** True if something was drawn since the last `take`. */
  get used(): boolean {
    return this.#draws.length > 0
  }

  /** Returns the numbers drawn since the last call, and forgets them. */
  take(): number[] {
    if (this.#draws.length === 0) return []
    const draws = this.#draws
    this.#draws = []
    return draws
  }
}

/** A seeded source: the same seed gives the same numbers on every system. */
export function seeded(seed: number): Source {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}

/** A source that replays recorded draws. Throws when they run out or one is out of range: the record is then wrong. */
export function scripted(draws: readonly number[]): Source {
  let at = 0
  return (n) => {
    const value = draws[at++]
    if (value === undefined || !Number.isInteger(value) || value < 0 || value >= n)
      throw new Error(
        `recorded chance does not fit: draw ${at} of ${draws.length} is ${String(value)}, expected below ${n}`
      )
    return value
  }
}

/** A small and fast seeded source (mulberry32) for play that is not recorded: searches and measurements. */
export function quick(seed: number): Source {
  let state = seed | 0
  return (n) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
}
