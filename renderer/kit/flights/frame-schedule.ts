/**
 * Timing of the flight layer's work: it waits until the changed table is drawn and splits its work into separate tasks, so
 * that it never delays a frame. Only the flight layer is deferred like this.
 */

/** A hidden page draws no frames: there a frame counts as drawn after this many milliseconds. */
const longestFrame = 100

/** Resolves in a new task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves in a new task after the next frame is drawn. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/** Forces a layout of the page now, by reading a rectangle. */
export function layOut(): void {
  document.body.getBoundingClientRect()
}
