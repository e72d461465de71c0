/** The card of a planned journey hides no place that can be reached, and nothing of the way drawn on the map. */
import { expect, type Page } from '@playwright/test'
import type { App } from '../../build/tools/page/app'
import { atHome, settled, sit } from '../../build/tools/screens/stage'
import { cutGame } from './cut-game'
import { test } from './no-opening'
import { dealer, seedSaid } from '../lib/draw'
import { onePage } from './one-page'

let app: App
let page: Page
onePage(96, (...opened) => ([app, page] = opened))

/** The places lit or on the way that the card of the journey overlaps; their drawings' middles for what it hides. */
const hidden = (): Promise<readonly string[]> =>
  page.evaluate(() => {
    const card = document.querySelector('.journey')?.getBoundingClientRect()
    const frame = document.querySelector('.mapsheet')?.getBoundingClientRect()
    if (!card || !frame) return ['no card']
    const within =
      card.left >= frame.left &&
      card.top >= frame.top &&
      card.right <= frame.right &&
      card.bottom <= frame.bottom
    const covers = (x: number, y: number): boolean =>
      x > card.left && x < card.right && y > card.top && y < card.bottom
    const lit = '[data-place]:is(.is-legal, .is-selected), .fare'
    const places = [...document.querySelectorAll(`.map-live :is(${lit})`)].flatMap((one) => {
      const box = one.getBoundingClientRect()
      const clear =
        box.right <= card.left + 1 ||
        box.left >= card.right - 1 ||
        box.bottom <= card.top + 1 ||
        box.top >= card.bottom - 1
      return clear ? [] : [one.getAttribute('data-place') ?? `the price ${one.textContent}`]
    })
    const drawn = [...document.querySelectorAll<SVGPathElement>('.route:not(.is-idle) .route__ink')].flatMap(
      (path) => {
        const to = path.getScreenCTM()
        const length = path.getTotalLength()
        return Array.from({ length: 21 }, (_, i) => path.getPointAtLength((length * i) / 20)).some(
          (point) => {
            const { x, y } = point.matrixTransform(to ?? undefined)
            return covers(x, y)
          }
        )
          ? ['the way']
          : []
      }
    )
    return [...places, ...drawn, ...(within ? [] : ['outside the map'])]
  })

/** Notes what fails, and looks at the other places, too. */
const eachIn = expect.configure({ soft: true, timeout: 5000 })

/** A short run sees one card at one of these sizes, and the next at the other. */
const sizes = [
  [1280, 720],
  [1920, 1080]
] as const

for (const [id, cuts] of [
  [
    'voyages',
    [
      [3, 31, 0.35],
      [3, 8, 0.6]
    ]
  ],
  [
    'khan',
    [
      [3, 31, 0.3],
      [3, 12, 0.45],
      [4, 7, 0.25],
      [2, 5, 0.6],
      [3, 9, 0.2]
    ]
  ]
] as const)
  test(`${id}: the card of a journey covers no place in reach and no way`, async () => {
    let seen = 0
    const dealSizes = dealer(`journeys of ${id}`, sizes)
    for (const [players, seed, share] of cuts) {
      await page.setViewportSize({ width: 1280, height: 720 })
      const stage = await atHome(page, app.url())
      await sit(stage, { name: `travel-${seed}`, text: cutGame(id, { players, seed, share }) })
      await page.keyboard.press('Escape')
      const dice = page.locator(
        'button[data-nav=dice][aria-disabled=false], button[data-nav=dice]:not([aria-disabled])'
      )
      for (let nth = 0; nth < Math.min(2, await dice.count()); nth++) await dice.nth(nth).click()
      const lit = await page
        .locator('[data-place].is-legal')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-place') ?? ''))
      for (const place of lit.slice(0, 4)) {
        await page.locator(`[data-place="${place}"]`).dispatchEvent('click')
        await expect(page.locator('.journey')).toBeVisible()
        for (const [width, height] of dealSizes()) {
          await page.setViewportSize({ width, height })
          await settled(page)
          // A slow machine draws the new size first, and then places the card.
          await eachIn.poll(hidden, `game ${seed}, ${place} at ${width}${seedSaid}`).toEqual([])
        }
        seen++
      }
    }
    expect(seen).toBeGreaterThan(4)
  })
