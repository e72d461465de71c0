// A token bucket that limits how fast one client may do something.

export interface Limits {
  /** Average rate allowed in the long run. */
  readonly perSecond: number
  /** How many are allowed at once after a pause. */
  readonly burst: number
  /** Refused ones count as well: when the debt exceeds this many, it is a flood. */
  readonly patience: number
}

export class RateLimit {
  readonly #limits: Limits
  readonly #now: () => number
  #left: number
  #last: number

  /** `now`: a monotonic clock in milliseconds. */
  constructor(limits: Limits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#left = limits.burst
    this.#now = now
    this.#last = now()
  }

  /** Counts one. `wait`: refuse it; `flood`: there were so many that the client should be disconnected. */
  step(): 'pass' | 'wait' | 'flood' {
    const { perSecond, burst, patience } = this.#limits
    const now = this.#now()
    this.#left = Math.min(burst, this.#left + ((now - this.#last) / 1000) * perSecond) - 1
    this.#last = now
    if (this.#left >= 0) return 'pass'
    return this.#left < -patience ? 'flood' : 'wait'
  }
}

/** Drops log lines that clients cause too fast, so that none can fill the host's disk with them. */
export function rateLimited(log: (line: string) => void): (line: string) => void {
  const pace = new RateLimit({ perSecond: 2, burst: 50, patience: Infinity })
  return (line) => {
    if (pace.step() === 'pass') log(line)
  }
}
