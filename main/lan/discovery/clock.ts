// The clock as a parameter, which tests replace.

export interface Clock {
  /** A monotonic time in milliseconds. */
  readonly now: () => number
  /** Calls `run` once after `ms` milliseconds; the returned function cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  }
}

/** Growing gaps between questions to everybody, in milliseconds; the last one repeats. */
const gaps = [1000, 1000, 2000, 4000, 8000] as const

/** Calls `ask` at once and again after each gap, until the returned function is called. */
export function repeatWithGaps(clock: Clock, ask: () => void): () => void {
  let cancel = (): void => undefined
  const round = (number: number): void => {
    ask()
    cancel = clock.after(gaps[Math.min(number, gaps.length - 1)] ?? 8000, () => round(number + 1))
  }
  round(0)
  return () => cancel()
}
