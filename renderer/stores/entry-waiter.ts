/** Waits until a log entry is applied: a choice is finished when its update is applied, not when its request is answered. */
export interface EntryWaiter {
  /** All entries before number `next` are applied. */
  reached(next: number): void
  /** Resolves once the entry with this number is applied, at the latest after two seconds. */
  past(number: number): Promise<void>
}

const patience = 2000

/** Creates a waiter that has seen no entry yet. */
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
