/** The Pinia stores of a built page, for tools and tests that operate it directly instead of through the interface. */
import type { JSHandle, Page } from 'playwright-core'
import type { Refusal } from '../../../shared/engine/rules'
import type {
  HostRow,
  LanState,
  OpenDecision,
  Reply,
  Request,
  TableInfo
} from '../../../shared/protocol/messages'
import type { Settings } from '../../../shared/protocol/settings'

/** The stores by name, as far as tools and tests use them; `tests/renderer/page-stores.test.ts` compares them with the page's. */
export interface StoresByName {
  readonly screens: {
    /** Whether the first screen is shown. */
    readonly ready: boolean
    openTable(id: string): Promise<boolean>
    goHome(): Promise<void>
    show(screen: string): void
    openNewTable(onLan: boolean): void
    password: { readonly table: string; readonly refusal?: Refusal } | undefined
  }
  readonly tables: {
    readonly sorted: readonly TableInfo[]
    setUp(game: string, options: object, seats: readonly object[]): Promise<Created>
    importFile(name: string, text: string): Promise<Created>
    refresh(): Promise<void>
    replace(list: readonly TableInfo[]): void
    showsFinished: boolean
  }
  readonly settings: { change(part: Partial<Settings>): Promise<void> }
  readonly rules: {
    show(): void
    open(): void
    close(): void
    go(to: { readonly game: string }): void
    setView(to: 'summary' | 'detail' | 'both'): void
  }
  readonly 'replay-opener': {
    openFile(file: { readonly name: string; readonly text: string }): void
    jump(number: number): void
  }
  readonly guide: { start(game: string): Promise<unknown>; next(): void; readonly step: object | undefined }
  readonly lan: { hosts: readonly HostRow[]; check(address: string): Promise<Reply<'checkNetwork'>> }
  readonly room: {
    share(how: { readonly locked: boolean; readonly spectators: boolean }): Promise<void>
    say(text: string): Promise<unknown>
    refreshLan(): Promise<void>
    lan: LanState
  }
  readonly connection: {
    away: { readonly host: string; readonly name: string; readonly state: 'open' | 'lost' } | undefined
    request: <R extends Request>(message: R) => Promise<Reply<R['type']>>
  }
  readonly table: {
    choose(...choices: readonly unknown[]): Promise<unknown>
    raiseCurtain(): Promise<void>
    passOn(): Promise<void>
    readonly seat: number | null
    readonly curtain: number | undefined
    readonly passTo: number | undefined
    readonly decision: object | undefined
    decisions: readonly OpenDecision[]
    /** The choices of the open decision of this device's seat. */
    readonly choices: { count(): number; nth(index: number): unknown } | undefined
    readonly outcome: object | undefined
    readonly log: readonly { readonly events: readonly { readonly type: string }[] }[]
    readonly view?: unknown
    info: TableInfo | undefined
    seatAsked: { readonly ask: number; readonly seat: number } | undefined
    hint: string
  }
}
/** The page's map of stores. */
export interface PageStores {
  get<Name extends keyof StoresByName>(name: Name): StoresByName[Name]
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

/** Waits for the page's first screen and returns a handle to the stores: those of its components exist by then. */
export async function steer(page: Page): Promise<Hold> {
  await page.waitForFunction(() => {
    const app = document.querySelector<Application>('#app')?.__vue_app__
    return app?.config.globalProperties.$pinia._s.get('screens').ready
  })
  return page.evaluateHandle(() => {
    const app = document.querySelector<Application>('#app')?.__vue_app__
    if (!app) throw new Error('the page has no application')
    return app.config.globalProperties.$pinia._s
  })
}
