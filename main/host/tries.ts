// How often a password may be guessed from one address.

/** Wrong tries before the first pause. */
export const freeTries = 5
/** The first pause and the longest, in milliseconds; each is twice the one before. */
const firstPause = 5000
const longestPause = 10 * 60_000
/** An address that was silent for so long begins anew. Longer than the longest pause. */
const memory = 60 * 60_000
/** Addresses remembered at once: a LAN has fewer. */
const most = 4096

interface Guesser {
  wrong: number
  until: number
  last: number
}

export class Tries {
  readonly #guessers = new Map<string, Guesser>()
  readonly #now: () => number

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Seconds until this guesser may try again; 0: now. */
  pause(who: string): number {
    const known = this.#known(who)
    return known ? Math.max(0, Math.ceil((known.until - this.#now()) / 1000)) : 0
  }

  /** Counts a wrong try and answers with how many are free of a pause. */
  wrong(who: string): number {
    const now = this.#now()
    const known = this.#known(who) ?? { wrong: 0, until: 0, last: now }
    known.wrong += 1
    known.last = now
    const over = known.wrong - freeTries
    if (over >= 0) known.until = now + Math.min(longestPause, firstPause * 2 ** Math.min(over, 20))
    this.#guessers.delete(who)
    this.#guessers.set(who, known)
    const [oldest] = this.#guessers.keys()
    if (this.#guessers.size > most && oldest !== undefined) this.#guessers.delete(oldest)
    return Math.max(0, -over)
  }

  /** The password was right: nothing is held against this guesser. */
  right(who: string): void {
    this.#guessers.delete(who)
  }

  #known(who: string): Guesser | undefined {
    const known = this.#guessers.get(who)
    if (known && known.last + memory >= this.#now()) return known
    this.#guessers.delete(who)
    return undefined
  }
}
