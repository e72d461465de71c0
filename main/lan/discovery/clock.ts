// Time as a parameter: tests hand in their own.

export interface Clock {
  /** Milliseconds from any beginning; never goes back. */
  readonly now: () => number
  /** Runs `run` once in `ms` milliseconds; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
}

/** The machine's own time. Waiting keeps no process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref()
    return () => clearTimeout(timer)
  }
}

/** Gaps between questions to everybody, in milliseconds: soon at first, then calm. The last one stays. */
const gaps = [1000, 1000, 2000, 4000, 8000] as const

/** Runs `ask` at once and again after each gap; the answer ends it. */
export function inRounds(clock: Clock, ask: () => void): () => void {
  let cancel = (): void => undefined
  const round = (number: number): void => {
    ask()
    cancel = clock.after(gaps[Math.min(number, gaps.length - 1)] ?? 8000, () => round(number + 1))
  }
  round(0)
  return () => cancel()
}
