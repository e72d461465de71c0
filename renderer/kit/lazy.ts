/**
 * Lazily loaded parts of the page: fetched when they are first shown, or earlier when the page is idle. A fetch that fails,
 * for example while the host is unreachable, is retried for as long as the part is wanted.
 */
import { h, shallowRef, type Component, type FunctionalComponent } from 'vue'

/** Fetch functions of the parts that have not been prefetched yet. */
const pending: (() => Promise<void>)[] = []

/** Milliseconds without user input after which parts are prefetched. */
const idleDelay = 2500
/** Milliseconds before the first retry of a wanted part; the delay grows with every attempt. */
const retryAfter = 200

/** Returns a getter of a module that starts the fetch when it is first called; undefined until it is loaded. Reactive. */
export function lazyModule<T extends object>(load: () => Promise<T>): () => T | undefined {
  const module = shallowRef<T>()
  const failures = shallowRef(0)
  let loading: Promise<void> | undefined
  async function fetch(): Promise<void> {
    try {
      module.value = await load()
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const fetchOnce = (): Promise<void> => (loading ??= fetch())
  pending.push(fetchOnce)
  return () => {
    const tried = failures.value
    if (!module.value && !loading)
      fetchOnce().catch(() => setTimeout(() => failures.value++, Math.min(tried + 1, 10) * retryAfter))
    return module.value
  }
}

/** A component that is fetched when it is first rendered; once loaded, it renders synchronously. */
export function lazyComponent(load: () => Promise<{ readonly default: Component }>): Component {
  const part = lazyModule(load)
  const Later: FunctionalComponent = (_, { attrs, slots }) => {
    const loaded = part()
    return loaded && h(loaded.default, attrs, slots)
  }
  Later.inheritAttrs = false
  return Later
}

/** A dialog with `v-model:open` that is fetched when it is first opened. */
export function lazyDialog(load: () => Promise<{ readonly default: Component }>): Component {
  const Dialog = lazyComponent(load)
  let opened = false
  const Later: FunctionalComponent = (_, { attrs }) => {
    opened ||= attrs['open'] === true
    return opened ? h(Dialog, attrs) : undefined
  }
  Later.inheritAttrs = false
  return Later
}

/** Resolves when the browser is idle. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleDelay })
    else setTimeout(resolve)
  })

/** Fetches all remaining parts at once. Rejects if one cannot be fetched. */
export async function fetchAll(): Promise<void> {
  await Promise.all(pending.map((fetch) => fetch()))
}

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
