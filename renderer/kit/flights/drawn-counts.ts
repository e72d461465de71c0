/**
 * The counts that are drawn while pieces move: a stock still includes what has not left it yet, and not yet what is still on
 * its way. Stocks are named by their anchors. Rules, accessible names and prices always use the true count.
 */
import { shallowReactive } from 'vue'

/** By anchor name: the difference of the drawn count from the true one. */
const late = shallowReactive(new Map<string, number>())
/** A hold that is not released by its owner is released after this many milliseconds. */
const longestHold = 5000

/** The number to draw for an anchor whose true count is `count`. */
export const drawnCount = (place: string, count: number): number => count + (late.get(place) ?? 0)

/** Changes the drawn counts of these anchors by `sign` times the given amounts until the returned function is called. */
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
