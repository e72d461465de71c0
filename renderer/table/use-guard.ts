/** Protects a button that has just appeared from key presses and double clicks meant for what was there before. */

/** How long the protection lasts, in milliseconds. */
const tooSoon = 600

export interface Guard {
  /** Call when the button appears. */
  readonly start: () => void
  /** True if the click came from a key or was the second of a double click, too soon after `start`. */
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
