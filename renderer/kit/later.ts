/**
 * Parts of the page that the first table does not need: fetched when they are first shown, or before, once nobody has
 * done anything for a while. A part that cannot be fetched, since the host is gone for a moment, is tried again for as
 * long as it is wanted.
 */
import { h, shallowRef, type Component, type FunctionalComponent } from 'vue'

/** What fetches the parts that nobody has asked for yet. */
const waiting: (() => Promise<void>)[] = []

/** Milliseconds without any input after which parts are fetched that nobody has asked for yet. */
const leisure = 2500
/** Milliseconds after which a part that is wanted and could not be fetched is tried again; longer with every attempt. */
const retryAfter = 200

/** A module that is fetched when it is first asked for; undefined until it is there. Reactive. */
export function moduleLater<T extends object>(load: () => Promise<T>): () => T | undefined {
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
  const once = (): Promise<void> => (loading ??= fetch())
  waiting.push(once)
  return () => {
    const tried = failures.value
    if (!module.value && !loading)
      once().catch(() => setTimeout(() => failures.value++, Math.min(tried + 1, 10) * retryAfter))
    return module.value
  }
}

/** A component that is fetched when it is first drawn. Once it is there, it is drawn at once. */
export function fetchedLater(load: () => Promise<{ readonly default: Component }>): Component {
  const part = moduleLater(load)
  const Later: FunctionalComponent = (_, { attrs, slots }) => {
    const here = part()
    return here && h(here.default, attrs, slots)
  }
  Later.inheritAttrs = false
  return Later
}

/** A dialog with `v-model:open` that is fetched when it is first opened. */
export function dialogLater(load: () => Promise<{ readonly default: Component }>): Component {
  const Dialog = fetchedLater(load)
  let opened = false
  const Later: FunctionalComponent = (_, { attrs }) => {
    opened ||= attrs['open'] === true
    return opened ? h(Dialog, attrs) : undefined
  }
  Later.inheritAttrs = false
  return Later
}

/** The page has nothing else to do. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: leisure })
    else setTimeout(resolve)
  })

/** Fetches all parts that were left for later. Rejects if one cannot be had. */
export async function fetchAll(): Promise<void> {
  await Promise.all(waiting.map((fetch) => fetch()))
}

/** Fetches them one after the other, whenever the page has been left alone. Call once. */
export function fetchAtLeisure(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (wait: number): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void next(), wait)
  }
  const next = async (): Promise<void> => {
    await idle()
    const fetch = waiting.shift()
    if (!fetch) return
    try {
      await fetch()
      after(0)
    } catch {
      waiting.push(fetch)
      after(leisure)
    }
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, () => after(leisure), { capture: true, passive: true })
  after(leisure)
}
