/** In the Service of the Khan at the sizes and counts of seats where its screens have the least room. */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { audit } from '../../build/tools/screens/audit'
import { atHome, settled, type Stage } from '../../build/tools/screens/scenes'
import { bring } from '../../build/tools/screens/stage'
import { khan } from '../../shared/games/khan'
import { languages } from '../../shared/protocol/language'
import { randomGame } from '../lib/random-game'
import { endOpenings, test } from './no-opening'
import { fileOf } from './session'

test.use({ trace: 'off', actionTimeout: 5000 })
const large = { width: 1920, height: 1080 }
let app: App
let page: Page
test.beforeAll(async ({ browser }) => {
  app = await openApp(83)
  page = await browser.newPage()
  await endOpenings(page)
})
test.afterAll(async () => {
  await page.close()
  await app.close()
})

/** A page at Home, of the usual size. */
async function home(): Promise<Stage> {
  await page.setViewportSize({ width: 1280, height: 720 })
  return atHome(page, app.url())
}

/** Names of more than one word, or of more letters than most columns have room for. */
const longNames = ['Anna', 'Bartholomäus', 'Clémentine-Sophie', 'Wilhelmina von Mayer']

/** Calls `look` in every language, once its words are shown. */
async function inEvery({ stores }: Stage, look: (language: string) => Promise<void>): Promise<void> {
  for (const language of languages) {
    await stores.evaluate((all, to) => all.get('settings').change({ language: to }), language)
    await settled(page)
    await look(language)
  }
}

/** The layout faults whose text matches `kind`. */
const faultsOf = async (kind: RegExp): Promise<string[]> =>
  (await audit(page)).filter((fault) => kind.test(fault))

test('1920 by 1080: the result of four players lies within the window, in every language', async () => {
  // A game with points from nine sources.
  const game = randomGame(khan.rules, { players: 4, seed: 33 })
  const stage = await home()
  await bring(stage, { name: 'end', text: fileOf(game, game.entries.length) })
  await stage.stores.evaluate((all, names) => {
    const table = all.get('table')
    const { info } = table
    if (info) table.info = { ...info, seats: info.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' })) }
  }, longNames)
  await page.setViewportSize(large)
  await inEvery(stage, async (language) => {
    expect(await faultsOf(/^(scrolls|out of the window)/), language).toEqual([])
  })
})
