// How fast one client may ask: a bucket of requests that refills.

/** Requests a second in the long run, and at once after a pause. */
export const perSecond = 50
export const burst = 100
/** Refused requests count as well; a debt of so many is no mistake any more. */
const patience = 400

export class Pace {
  #left = burst
  #last: number
  readonly #now: () => number

  /** `now` in milliseconds, from any beginning. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
    this.#last = now()
  }

  /** Counts one request: it may pass, must be refused, or there were so many that its client must go. */
  step(): 'pass' | 'wait' | 'flood' {
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + ((now - this.#last) / 1000) * perSecond) - 1
    this.#last = now
    if (this.#left >= 0) return 'pass'
    return this.#left < -patience ? 'flood' : 'wait'
  }
}
