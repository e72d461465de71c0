// How fast one client may do something: a bucket that refills.

export interface Limits {
  /** How many a second in the long run. */
  readonly perSecond: number
  /** How many at once after a pause. */
  readonly burst: number
  /** Refused ones count as well; a debt of that many is no longer a mistake. */
  readonly patience: number
}

export class RateLimit {
  readonly #limits: Limits
  readonly #now: () => number
  #left: number
  #last: number

  /** `now` in milliseconds, from any beginning. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#left = limits.burst
    this.#now = now
    this.#last = now()
  }

  /** Counts one: it may pass, must be refused, or there were so many that its client must go. */
  step(): 'pass' | 'wait' | 'flood' {
    const { perSecond, burst, patience } = this.#limits
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + ((now - this.#last) / 1000) * perSecond) - 1
    this.#last = now
    if (this.#left >= 0) return 'pass'
    return this.#left < -patience ? 'flood' : 'wait'
  }
}
