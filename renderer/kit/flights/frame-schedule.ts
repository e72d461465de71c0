/**
 * When the flight layer works: pieces come to the page and set out once the changed table is drawn, in tasks of their own,
 * so that none of them keeps the page from drawing. Nothing but the flight layer is late.
 */

/** A page that is not seen draws no frames: there a frame is over after so many milliseconds. */
const longestFrame = 100

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves in a task of its own, once the next frame is drawn. */
export const frameDrawn = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })

/** Has the browser lay the page out as it is: it does so where it is asked for a place. */
export function layOut(): void {
  document.body.getBoundingClientRect()
}
