/** What the parts of the page's bench share: the browser, the host, and how a page is opened. */
import type { Browser, Page } from 'playwright-core'
import type { App } from '../../page/app'
import { atHome, type Stage } from '../../screens/stage'

export interface Bench {
  readonly browser: Browser
  readonly app: App
  /** Nodes per second of all references so far; each measurement adds its own. */
  readonly references: number[]
}

const size = { width: 1280, height: 720 } as const

/** A page that has kept nothing of any other. Its context goes with whoever opened it. */
export async function freshPage({ browser }: Bench): Promise<Page> {
  const context = await browser.newContext({ viewport: size })
  return context.newPage()
}

/** A page of its own at Home, with everything in motion as it is at first. */
export async function movingHome(bench: Bench): Promise<Stage> {
  const stage = await atHome(await freshPage(bench), bench.app.url())
  await stage.stores.evaluate((all) =>
    all.get('settings').change({ speed: 1, motion: 'full', recap: 'never' })
  )
  return stage
}
