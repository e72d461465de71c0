/** Opens pages at a host's Home, and positions of games on them. */
import type { Page, Request } from 'playwright-core'
import { steer, type Hold } from '../page/stores'
import type { Position } from './positions'

/** A page of the app, with a handle to its stores. */
export interface Stage {
  readonly page: Page
  readonly stores: Hold
}

/** One screen in one state. */
export interface Scene {
  readonly name: string
  /** Also shown with simulated colour blindness, since seats and goods must be distinguishable in it. */
  readonly coloured?: true
  /** Goes to the scene from Home. It may load another page, after which a new handle to the stores is needed. */
  reach(stage: Stage): Promise<void>
}

/** The scripts that a page is fetching: parts of the page are fetched when they are first shown. */
const scripts = new WeakMap<Page, Set<Request>>()

/** Keeps count of the scripts that this page fetches, from now on. */
function watchScripts(page: Page): void {
  if (scripts.has(page)) return
  const fetching = new Set<Request>()
  scripts.set(page, fetching)
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) fetching.clear()
    if (request.resourceType() === 'script') fetching.add(request)
  })
  page.on('requestfinished', (request) => fetching.delete(request))
  page.on('requestfailed', (request) => fetching.delete(request))
}

/** Loads the host's Home with default settings, in English, without animations. */
export async function atHome(page: Page, address: string): Promise<Stage> {
  watchScripts(page)
  await page.evaluate(() => {
    // A new page has no storage yet.
    if (!location.protocol.startsWith('http')) return
    sessionStorage.clear()
    localStorage.clear()
  })
  await page.goto(address)
  const stores = await steer(page)
  await stores.evaluate((all) =>
    all.get('settings').change({ speed: 0, motion: 'reduced', language: 'en', theme: 'day', textSize: 100 })
  )
  await page.getByRole('heading', { name: 'Caravanserai' }).waitFor()
  return { page, stores }
}

/** Timeout for a frame or a script in milliseconds: sometimes the browser draws nothing after a change of size. */
const patience = 15_000

/** Resolves when the next frames have been drawn. Rejects if the browser draws nothing. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async (most) => {
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error(`the browser drew nothing for ${most} ms`)), most)
    })
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await Promise.race([new Promise(requestAnimationFrame), late])
  }, patience)

/**
 * Resolves when a new size, language or part of the page has been drawn, also one whose script is fetched first. Rejects
 * if the browser draws nothing or a script does not come.
 */
export async function settled(page: Page): Promise<void> {
  const until = Date.now() + patience
  await drawn(page)
  const fetching = scripts.get(page)
  while (fetching && fetching.size > 0) {
    if (Date.now() > until) throw new Error(`a script did not come within ${patience} ms`)
    await page.waitForTimeout(20)
    if (fetching.size === 0) await drawn(page)
  }
}

/** Clicks the first button of this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Opens a game file as a table of this host. */
export async function bring({ page, stores }: Stage, { name, text }: Position): Promise<void> {
  await stores.evaluate(
    async (all, [file, content]) => {
      const made = await all.get('tables').importFile(file, content)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    },
    [`${name}.caravan`, text] as const
  )
  await page.locator('main').first().waitFor()
}

/** Opens this position as a table and raises its curtain. */
export async function sit(stage: Stage, position: Position): Promise<void> {
  await bring(stage, position)
  await stage.page.getByRole('main', { name: 'Table', exact: true }).waitFor()
  await stage.stores.evaluate(async (all) => {
    const table = all.get('table')
    if (table.curtain !== undefined) await table.raiseCurtain()
  })
  await stage.page.waitForTimeout(150)
}
