/** The Pinia stores of a built page, for tools and tests that operate it directly instead of through the interface. */
import type { JSHandle, Page } from 'playwright-core'
import type { Refusal } from '../../../shared/engine/rules'
import type { HostRow, LanState, Reply, TableInfo } from '../../../shared/protocol/messages'
import type { Settings } from '../../../shared/protocol/settings'

/** The stores, as far as tools and tests use them. */
export interface PageStores {
  get(name: 'screens'): {
    openTable(id: string): Promise<boolean>
    goHome(): Promise<void>
    show(screen: string): void
    plan(onLan: boolean): void
    password?: { readonly table: string; readonly refusal?: Refusal }
  }
  get(name: 'tables'): {
    readonly sorted: readonly TableInfo[]
    setOut(game: string, options: object, seats: readonly object[]): Promise<Created>
    bring(name: string, text: string): Promise<Created>
    refresh(): Promise<void>
    replace(list: readonly TableInfo[]): void
  }
  get(name: 'settings'): { change(part: Partial<Settings>): Promise<void> }
  get(name: 'rules'): {
    show(): void
    open(): void
    close(): void
    go(to: { readonly game: string }): void
    setView(to: 'summary' | 'detail' | 'both'): void
  }
  get(name: 'replay-opener'): { openFile(file: { readonly name: string; readonly text: string }): void }
  get(name: 'guide'): { start(game: string): Promise<unknown>; next(): void; readonly step?: object }
  get(name: 'lan'): { hosts: readonly HostRow[]; check(address: string): Promise<Reply<'checkNetwork'>> }
  get(name: 'room'): {
    share(how: { readonly locked: boolean; readonly spectators: boolean }): Promise<void>
    say(text: string): Promise<unknown>
    look(): Promise<void>
    lan: LanState
  }
  get(name: 'connection'): {
    away?: { readonly host: string; readonly name: string; readonly state: 'open' | 'lost' }
  }
  get(name: 'table'): {
    choose(...choices: readonly unknown[]): Promise<unknown>
    raiseCurtain(): Promise<void>
    passOn(): Promise<void>
    readonly seat: number | null
    readonly curtain?: number
    readonly passTo?: number
    readonly decision?: object
    /** The choices of the open decision of this device's seat. */
    readonly choices?: { count(): number; nth(index: number): unknown }
    readonly outcome?: object
    readonly log: readonly { readonly events: readonly { readonly type: string }[] }[]
    readonly view?: unknown
    info?: TableInfo
    seatAsked?: { readonly ask: number; readonly seat: number }
    hint: string
  }
}
type Created = { readonly ok: true; readonly value: { readonly table: string } } | { readonly ok: false }

/** The element that Vue mounts its application on. */
interface Application extends Element {
  readonly __vue_app__?: {
    readonly config: { readonly globalProperties: { readonly $pinia: { readonly _s: PageStores } } }
  }
}
/** A handle to a page's stores; becomes invalid when the page is reloaded. */
export type Hold = JSHandle<PageStores>

/** Waits for the page's application and returns a handle to its stores. */
export async function steer(page: Page): Promise<Hold> {
  await page.waitForFunction(() => document.querySelector<Application>('#app')?.__vue_app__ !== undefined)
  return page.evaluateHandle(() => {
    const app = document.querySelector<Application>('#app')?.__vue_app__
    if (!app) throw new Error('the page has no application')
    return app.config.globalProperties.$pinia._s
  })
}
