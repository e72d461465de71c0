/** Opens pages at a host's Home, and positions of games on them. */
import type { Page } from 'playwright-core'
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

/** Loads the host's Home with default settings, in English, without animations. */
export async function atHome(page: Page, address: string): Promise<Stage> {
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

/** Timeout for a frame in milliseconds: sometimes the browser draws none at all after a change of size. */
const patience = 15_000

/** Resolves when a new size or language has been drawn. Rejects if the browser draws nothing. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async (most) => {
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error(`the browser drew nothing for ${most} ms`)), most)
    })
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await Promise.race([new Promise(requestAnimationFrame), late])
  }, patience)

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
