/**
 * The smallest type of the tables: at 1280 by 720, with every module and as many seats as there can be, nothing that a
 * player must read is below 11 px, drawings included; on phones nothing but what is on a map, which is enlarged by a press.
 */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { scenes } from '../../build/tools/screens/scenes'
import { atHome, settled, sit } from '../../build/tools/screens/stage'
import { openTable, played } from './crowded'
import { test } from './no-opening'
import { dealer } from '../lib/draw'
import { playedIf, someOf, viewDealer } from './draw'
import { inDrawnLanguages, inViews, onePage } from './one-page'
import { smallType } from './type-size'

let app: App
let page: Page
onePage(96, (...opened) => ([app, page] = opened))

const least = 11
/**
 * Letters on pieces repeat colour and shape, those on cards of the Expedition their pattern; names of regions and the
 * title’s second line are ornaments of the map.
 */
const ornament = /__letter$|atlas__text$|cartouche__text$/

const tooSmall = async (): Promise<readonly string[]> =>
  (await smallType(page, least))
    .filter(({ holder }) => !ornament.test(holder))
    .map(({ size, text, holder }) => `${size} px: ${text} (${holder})`)

const modules = {
  companions: 'on',
  agents: 'on',
  'secret-paths': 'on',
  'new-characters': 'on',
  characters: 'draft',
  goals: 'draft'
}
/** Tables by game, seats, seed and the share of the game that was played. */
const tables = [
  ['voyages', 5, 7, 0.2, { ...modules, venice: 'on' }],
  ['voyages', 5, 7, 0.8, { ...modules, venice: 'on' }],
  ['voyages', 4, 7, 0.7, modules],
  ['voyages', 3, 4, 0.6, modules],
  ['voyages', 2, 9, 0.5, {}],
  ['khan', 4, 7, 0.9, {}],
  ['khan', 3, 7, 0.8, {}],
  ['khan', 2, 7, 0.5, {}],
  ['expedition', 5, 3, 0.5, {}],
  ['expedition', 2, 5, 0.5, {}]
] as const

/** A short run sees each table either on a desktop screen or on a phone. */
const deal = dealer('smallest type: where', ['desktop', 'phone'] as const)
const seen = tables.map((table) => ({ table, where: deal() }))
const dealViews = viewDealer('smallest type', [
  [1280, 720],
  [1920, 1080]
])

for (const { table, where } of seen) {
  const [id, players, seed, share, options] = table
  const views = dealViews()
  const title = `${id}, ${players} seats, ${share} of a game: no type below ${least} px at 1280 by 720 and 1920 by 1080`
  test(title, playedIf(where.includes('desktop')), async () => {
    const stage = await openTable(app, page, played(id, players, seed, share, options), 1280, 720)
    await inViews(stage, views, async (what) => expect(await tooSmall(), what).toEqual([]))
  })
}

test('khan: a long city card on the map keeps its type while a die lies on it', async () => {
  const stage = await openTable(app, page, played('khan', 4, 6, { choices: 156 }), 1280, 720)
  expect(await page.locator('.mapsheet .city-card.is-used').count()).toBeGreaterThan(0)
  await inDrawnLanguages(stage, async (language) => expect(await tooSmall(), language).toEqual([]))
})

/** Questions with cards and drawings of their own: a short run looks at half of them. */
const asked = [
  'voyages-keep-goals',
  'voyages-companions/hire',
  'voyages-secret-paths/keep-path',
  'voyages-rewards',
  'voyages-venice/visit',
  'voyages-take-contracts',
  'voyages-discard-contract',
  'voyages-rival',
  'khan-keep-goals',
  'khan-take-seal',
  'khan-take-contracts',
  'khan-pay-goods',
  'khan-rival',
  'expedition-pay'
]
const halfOfThem = someOf('smallest type: questions', asked, asked.length / 2)
for (const scene of scenes())
  if (asked.includes(scene.name))
    test(`${scene.name}: no type below ${least} px at 1280 by 720`, halfOfThem(scene.name), async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await scene.reach(await atHome(page, app.url()))
      await settled(page)
      expect(await tooSmall()).toEqual([])
    })

for (const { table, where } of seen) {
  const [id, players, seed, share, options] = table
  const title = `${id}, ${players} seats, ${share} of a game: on a phone no type below ${least} px but on the map`
  test(title, playedIf(where.includes('phone')), async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await sit(await atHome(page, app.url()), { name: 'x', text: played(id, players, seed, share, options) })
    for (const tab of await page.locator('.phone__tab').all()) {
      await tab.click()
      await settled(page)
      const small = (await smallType(page, least)).filter(({ holder, map }) => !map && !ornament.test(holder))
      expect(small, await tab.innerText()).toEqual([])
    }
  })
}
