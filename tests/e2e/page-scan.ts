/** Searches everything that a page holds: its whole text with all attributes, what it draws, and its stores. */
import type { Page } from '@playwright/test'

/** Something to search for. */
export interface Sought {
  readonly id: string
  /** Regular expressions for texts that give it away. */
  readonly words: readonly string[]
}

/** The result of a search: ids of what was found, by where it was found. */
export interface Found {
  /** In any text or attribute outside the log. */
  readonly outside: readonly string[]
  /** In any text or attribute of the log, or of a recap, which repeats lines of the log. */
  readonly inLog: readonly string[]
  /** True if a recap is shown over the table. */
  readonly recap: boolean
  /** In any value of a store, apart from the view, the log, and the game's content. */
  readonly inStores: readonly string[]
  /** The open table's view and log, as the page holds them. */
  readonly view: unknown
  readonly log: unknown
}

/** The Pinia stores of the page, by id. */
type Stores = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** The element that Vue mounts its application on. */
interface Application extends Element {
  readonly __vue_app__?: {
    readonly config: { readonly globalProperties: { readonly $pinia: { readonly _s: Stores } } }
  }
}

/** Searches the page for all of these. */
export function scan(page: Page, sought: readonly Sought[]): Promise<Found> {
  return page.evaluate((all) => {
    const found = (text: string): string[] =>
      all.filter(({ words }) => words.some((one) => new RegExp(one, 'i').test(text))).map(({ id }) => id)

    // A recap repeats lines of the log.
    const lines = '[role="log"], .recap'
    const logs = [...document.querySelectorAll(lines)].map((log) => log.outerHTML)
    const rest = document.documentElement.cloneNode(true) as Element
    for (const log of rest.querySelectorAll(lines)) log.remove()

    const root = document.querySelector<Application>('#app')
    const stores = root?.__vue_app__?.config.globalProperties.$pinia._s
    const table = stores?.get('table')
    if (!stores || !table) throw new Error('the stores of the page were not found')
    const { view, log, game } = table
    // Skipped wherever they occur again: the view, the log and its entries, and the content, which lists all pieces
    // there are.
    const content = typeof game === 'object' && game !== null && 'content' in game ? game.content : undefined
    const entries: readonly unknown[] = Array.isArray(log) ? log : []
    const met = new WeakSet<object>(
      [view, log, content, ...entries].filter((one) => typeof one === 'object' && one !== null)
    )
    const values = JSON.stringify(
      [...stores]
        .flatMap(([id, store]) => (id === 'recap' ? [] : [store]))
        .map((store) => Object.fromEntries(Object.entries(store).filter(([key]) => !/^[$_]/.test(key)))),
      (_key, value: unknown) => {
        if (typeof value !== 'object' || value === null) return value
        if (met.has(value)) return undefined
        met.add(value)
        return value
      }
    )
    return {
      outside: found(`${document.title} ${rest.outerHTML}`),
      inLog: found(`${logs.join(' ')} ${JSON.stringify(stores.get('recap')?.['recap'] ?? '')}`),
      recap: document.querySelector('.recap') !== null,
      inStores: found(values),
      view: JSON.parse(JSON.stringify(view)) as unknown,
      log: JSON.parse(JSON.stringify(log)) as unknown
    }
  }, sought)
}
