/** Shared by the parts of the page's bench: the browser, the host, and how a page is opened. */
import type { Browser, Page } from 'playwright-core'
import type { App } from '../../page/app'
import { atHome, type Stage } from '../../screens/stage'

export interface Bench {
  readonly browser: Browser
  readonly app: App
  /** Nodes per second of all runs of the reference so far; each measurement adds its own. */
  readonly references: number[]
}

const size = { width: 1280, height: 720 } as const

/** A page in a new context, without cache or storage of others. The caller must close the context. */
export async function freshPage({ browser }: Bench): Promise<Page> {
  const context = await browser.newContext({ viewport: size })
  return context.newPage()
}

/** A new page at Home, with all animations at normal speed, the default. */
export async function movingHome(bench: Bench): Promise<Stage> {
  const stage = await atHome(await freshPage(bench), bench.app.url())
  await stage.stores.evaluate((all) =>
    all.get('settings').change({ speed: 1, motion: 'full', recap: 'never' })
  )
  return stage
}
