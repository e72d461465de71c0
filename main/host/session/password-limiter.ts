// Limits how often a password may be guessed: from one address, and at one table whatever the address.

export interface PasswordLimits {
  /** Wrong passwords before the first pause. */
  readonly free: number
  /** The longest pause in milliseconds; each is twice the one before. */
  readonly longest: number
}

/** For one address at one table. */
export const byAddress: PasswordLimits = { free: 5, longest: 10 * 60_000 }
/** For one table. The pause is short, so that a guesser with many addresses keeps others out for a minute at most. */
export const byTable: PasswordLimits = { free: 20, longest: 60_000 }

/** The first pause, in milliseconds. */
const firstPause = 5000
/** A guesser without a wrong password for this long (in milliseconds) starts again. Longer than the longest pause. */
const memory = 60 * 60_000
/** The most guessers remembered at once, more than a LAN has machines. */
const most = 4096

interface Guesser {
  /** Number of wrong passwords. */
  wrong: number
  /** End of the pause. */
  until: number
  /** Time of the last wrong password. */
  last: number
}

export class PasswordLimiter {
  readonly #guessers = new Map<string, Guesser>()
  readonly #now: () => number
  readonly #limits: PasswordLimits

  /** `now` in milliseconds. */
  constructor(now: () => number, limits: PasswordLimits) {
    this.#now = now
    this.#limits = limits
  }

  /** Seconds until this guesser may try again; 0: now. */
  pause(who: string): number {
    const known = this.#known(who)
    if (!known) return 0
    // If the clock was set back, the pause would last until it has caught up.
    known.until = Math.min(known.until, this.#now() + this.#limits.longest)
    return Math.max(0, Math.ceil((known.until - this.#now()) / 1000))
  }

  /** Counts a wrong password and returns how many more lead to a pause; 0: the pause has begun. */
  wrong(who: string): number {
    const now = this.#now()
    const { free, longest } = this.#limits
    const known = this.#known(who) ?? { wrong: 0, until: 0, last: now }
    known.wrong += 1
    known.last = now
    const over = known.wrong - free
    if (over >= 0) known.until = now + Math.min(longest, firstPause * 2 ** Math.min(over, 20))
    this.#guessers.delete(who)
    this.#guessers.set(who, known)
    const [oldest] = this.#guessers.keys()
    if (this.#guessers.size > most && oldest !== undefined) this.#guessers.delete(oldest)
    return Math.max(0, -over)
  }

  /** The password was right: forgets this guesser's wrong ones. */
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
