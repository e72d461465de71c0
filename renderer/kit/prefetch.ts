/** Fetches the lazily loaded parts of the page before they are shown, while nobody uses it. */
import { pending } from './lazy'

/** Milliseconds without user input after which parts are prefetched. */
const idleDelay = 2500

/** Resolves when the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleDelay })
    else setTimeout(resolve)
  })

/** Prefetches the parts one after the other while there is no user input. Call once. */
export function prefetchWhenIdle(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void next(), wait)
  }
  const next = async (): Promise<void> => {
    await idle()
    const fetch = pending.shift()
    if (!fetch) return
    try {
      await fetch()
      after(0)
    } catch {
      pending.push(fetch)
      after(idleDelay)
    }
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, () => after(idleDelay), { capture: true, passive: true })
  after(idleDelay)
}
