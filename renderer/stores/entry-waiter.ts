/** Waits until a log entry is applied: a choice is finished when its update is applied, not when its request is answered. */
export interface EntryWaiter {
  /** All entries before number `next` are applied. */
  advance(next: number): void
  /** Resolves once the entry with this number is applied, at the latest after two seconds. */
  applied(number: number): Promise<void>
}

const timeout = 2000

/** Creates a waiter that has seen no entry yet. */
export function entryWaiter(): EntryWaiter {
  let next = 0
  const waiting = new Set<{ readonly number: number; readonly resolve: () => void }>()
  return {
    advance(now) {
      next = now
      for (const waiter of waiting) {
        if (waiter.number >= now) continue
        waiting.delete(waiter)
        waiter.resolve()
      }
    },
    applied(number) {
      if (number < next) return Promise.resolve()
      return new Promise((resolve) => {
        const waiter = { number, resolve }
        waiting.add(waiter)
        setTimeout(() => {
          if (waiting.delete(waiter)) resolve()
        }, timeout)
      })
    }
  }
}
