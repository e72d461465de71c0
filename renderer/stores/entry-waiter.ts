/** Waits for the log to pass a number: a choice is done when its update is applied, not when it is answered. */
export interface EntryWaiter {
  /** The next entry's number is now this. */
  reached(next: number): void
  /** Resolves once the entry with this number is applied, or after two seconds. */
  past(number: number): Promise<void>
}

const patience = 2000

/** A waiter that starts at entry 0. */
export function entryWaiter(): EntryWaiter {
  let next = 0
  const waiting = new Set<{ readonly number: number; readonly go: () => void }>()
  return {
    reached(now) {
      next = now
      for (const one of waiting) {
        if (one.number >= now) continue
        waiting.delete(one)
        one.go()
      }
    },
    past(number) {
      if (number < next) return Promise.resolve()
      return new Promise((resolve) => {
        const one = { number, go: resolve }
        waiting.add(one)
        setTimeout(() => {
          if (waiting.delete(one)) resolve()
        }, patience)
      })
    }
  }
}
