/** A moment in which a new button does not listen to keys: they were meant for what was there before. */
/** How long, in milliseconds. */
const tooSoon = 600

export interface Guard {
  /** The button has just appeared. */
  readonly start: () => void
  /** True for a key, or the second click of two, that comes too soon after it. */
  readonly stray: (event: MouseEvent) => boolean
}

export function useGuard(): Guard {
  let since = 0
  return {
    start: () => {
      since = performance.now()
    },
    stray: (event) => event.detail !== 1 && performance.now() - since < tooSoon
  }
}
