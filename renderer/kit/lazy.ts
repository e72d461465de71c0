/**
 * Lazily loaded parts of the page: fetched when they are first shown, or earlier when the page is idle (prefetch.ts). A fetch
 * that fails, for example while the host is unreachable, is retried for as long as the part is wanted.
 */
import { h, shallowRef, type Component, type FunctionalComponent } from 'vue'

/** Fetch functions of the parts that have not been prefetched yet (prefetch.ts). */
export const pending: (() => Promise<void>)[] = []

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
