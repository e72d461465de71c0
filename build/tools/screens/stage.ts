/** What a scene is played on: a page at a host's Home, and how positions of games are opened there. */
import type { Page } from 'playwright-core'
import { steer, type Hold } from '../page/stores'
import type { Position } from './positions'

/** A page at a host's Home, with hands on its stores. */
export interface Stage {
  readonly page: Page
  readonly stores: Hold
}

/** One screen in one state. */
export interface Scene {
  readonly name: string
  /** Looked at in the simulations of colour vision as well: seats and goods must be told apart here. */
  readonly coloured?: true
  /** Leads there from Home. It may load another page: then its stores must be taken hold of again. */
  reach(stage: Stage): Promise<void>
}

/** Loads the host's Home again, in English, with nothing moving. */
export async function atHome(page: Page, address: string): Promise<Stage> {
  await page.evaluate(() => {
    // A page that has not been anywhere yet keeps nothing.
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

/** How long the browser may take for three frames, in milliseconds: at times it draws none at all after a change of size. */
const patience = 15_000

/** Comes back when a new size or new words are drawn. Fails where the browser draws nothing. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async (most) => {
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error(`the browser drew nothing for ${most} ms`)), most)
    })
    await document.fonts.ready
    for (let i = 0; i < 3; i++) await Promise.race([new Promise(requestAnimationFrame), late])
  }, patience)

/** Presses the first button of that name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click()

/** Opens a game file as a table of this host. */
export async function bring({ page, stores }: Stage, { name, text }: Position): Promise<void> {
  await stores.evaluate(
    async (all, [file, content]) => {
      const made = await all.get('tables').bring(file, content)
      if (made.ok) await all.get('screens').openTable(made.value.table)
    },
    [`${name}.caravan`, text] as const
  )
  await page.locator('main').first().waitFor()
}

/** A table in this position, its curtain raised. */
export async function sit(stage: Stage, position: Position): Promise<void> {
  await bring(stage, position)
  await stage.page.getByRole('main', { name: 'Table' }).waitFor()
  await stage.stores.evaluate(async (all) => {
    const table = all.get('table')
    if (table.curtain !== undefined) await table.raiseCurtain()
  })
  await stage.page.waitForTimeout(150)
}
