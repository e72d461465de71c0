/**
 * What a number on the table shows while pieces move: a place counts what has not left it yet, and does not count what has
 * not come yet. Places are named as anchors are. The rules, accessible names and prices know only the true number.
 */
import { shallowReactive } from 'vue'

/** By how much the drawn number of a place differs from the true one. */
const late = shallowReactive(new Map<string, number>())
/** What is held and nobody lets go is let go after so many milliseconds. */
const longestHold = 5000

/** The number that is drawn at a place that truly has `count`. */
export const drawnCount = (place: string, count: number): number => count + (late.get(place) ?? 0)

/** Draws other numbers at these places, by so many each, until the answer is called. */
export function holdCounts(by: Readonly<Record<string, number>>, sign: 1 | -1): () => void {
  const change = (times: number): void => {
    for (const [place, count] of Object.entries(by)) {
      const now = (late.get(place) ?? 0) + count * times
      if (now === 0) late.delete(place)
      else late.set(place, now)
    }
  }
  const release = (): void => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    change(-sign)
  }
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(release, longestHold)
  change(sign)
  return release
}
