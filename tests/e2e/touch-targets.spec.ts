/** Touch screens: what is pressed in dialogs and forms is as high as a fingertip, on a small phone and on a tablet. */
import { expect, type Page } from '@playwright/test'
import { openApp, type App } from '../../build/tools/page/app'
import { atHome, scenes, settled } from '../../build/tools/screens/scenes'
import { sit } from '../../build/tools/screens/stage'
import { gameById } from '../../shared/games'
import { drawn, seedSaid } from '../lib/draw'
import { viewDealer } from './draw'
import { fullSpaces } from './full-spaces'
import { endOpenings, test } from './no-opening'
import { inDrawnLanguages, inViews } from './one-page'

let app: App
test.beforeAll(async () => {
  app = await openApp(97)
})
test.afterAll(() => app.close())

/** Least height of what is pressed on a touch screen, in px. */
const fingertip = 44
const pressed =
  'button, input:not([type=checkbox], [type=radio], [type=file]), select, textarea, label.check, summary, a.btn, [role=radio], [role=tab], [role=menuitem]'

/** Least size of type in fields and lists to choose from: into smaller ones iOS zooms, and stays there. */
const leastType = 16
const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=range]), textarea, select'

/**
 * What is too low for a finger, or a field with too small type, in the open dialog or menu, or else on the page; and what
 * reaches beyond the window.
 */
const faultsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, least, typed, type]) => {
      const over = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], .menu')].at(
        -1
      )
      const root = over ?? document.body
      const low = [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => {
        const { width, height } = one.getBoundingClientRect()
        return one.checkVisibility() && width > 2 && height < least - 0.5 && !one.closest('.board')
      })
      const small = [...root.querySelectorAll<HTMLElement>(typed)].filter(
        (one) => one.checkVisibility() && parseFloat(getComputedStyle(one).fontSize) < type
      )
      const tooWide = root.scrollWidth > root.clientWidth
      const { top, bottom } = root.getBoundingClientRect()
      const outside = over !== undefined && (top < 0 || bottom > innerHeight)
      return [
        ...low.map((one) => `${one.className} ${one.textContent.trim().slice(0, 30)}`),
        ...small.map((one) => `type of ${getComputedStyle(one).fontSize} in ${one.id} ${one.className}`),
        ...(tooWide ? ['wider than the window'] : []),
        ...(outside ? ['higher than the window'] : [])
      ]
    },
    [pressed, fingertip, fields, leastType] as const
  )

const wanted = [
  'standings',
  'settings-1',
  'settings-2',
  'settings-4',
  'credits',
  'join',
  'rules',
  'solo',
  'standings-game',
  'voyages-new',
  'khan-new',
  'khan-host',
  'khan-home-menu',
  'khan-people',
  'khan-log',
  'khan-shortcuts',
  'voyages-lobby',
  'voyages-lobby-ipv6',
  'voyages-rival',
  'voyages-end-1'
]

/** A small phone, and a tablet held sideways. */
const viewports = [
  [360, 640],
  [1180, 820]
] as const
const dealViews = viewDealer('touch targets', viewports)
/**
 * Every second scene is opened on the tablet, and is seen on the phone afterwards; not the menu of Home, which leaves a
 * smaller window together with its row. A short run visits half of them.
 */
const visits = drawn(
  'touched forms',
  wanted.map((name, nth) => ({
    name,
    views: nth % 2 === 0 ? dealViews() : dealViews().toReversed()
  })),
  wanted.length / 2
)

/** How many dialogs and menus are open. */
const opened = (page: Page): Promise<number> =>
  page.locator('[role=dialog], [role=alertdialog], .menu').count()

test('on a small phone and a tablet a finger meets everything in dialogs and forms, and nothing is wider than the window', async ({
  browser
}) => {
  test.setTimeout(600_000)
  const [width, height] = viewports[0]
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true })
  await endOpenings(page)
  const all = scenes()
  for (const { name, views } of visits) {
    const scene = all.find((one) => one.name === name)
    const [first] = views
    if (!scene || !first) throw new Error(name)
    await page.setViewportSize({ width: first.width, height: first.height })
    const stage = await atHome(page, app.url())
    await scene.reach(stage)
    await page.evaluate(() => document.fonts.ready)
    // A dialog that is fetched comes a moment later.
    await settled(page)
    const dialogs = await opened(page)
    await inViews(stage, views, async (view) => {
      const what = `${name}: ${view}`
      expect.soft(await opened(page), what).toBe(dialogs)
      expect.soft(await faultsOn(page), what).toEqual([])
    })
  }
  await page.close()
})

test('a tablet: no button of the log that shows a moment lies over another', async ({ browser }) => {
  const viewport = { width: 1024, height: 768 }
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true })
  await endOpenings(page)
  await scenes()
    .find(({ name }) => name === 'khan-log')
    ?.reach(await atHome(page, app.url()))
  await settled(page)
  const boxes = await page.locator('[role=dialog] .turn__show').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return { top, bottom }
      })
  )
  expect(boxes.length).toBeGreaterThan(4)
  const over = boxes.map(({ bottom }, i) => bottom - (boxes[i + 1]?.top ?? Infinity))
  expect(Math.max(...over)).toBeLessThanOrEqual(0.5)
  await page.close()
})

test('text of 200 % on a phone: forms of a new table are no wider than the screen, nor their seats than the form', async ({
  browser
}) => {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true
  })
  await endOpenings(page)
  for (const name of ['voyages-new', 'khan-host']) {
    const stage = await atHome(page, app.url())
    await scenes()
      .find((one) => one.name === name)
      ?.reach(stage)
    await stage.stores.evaluate((all) => all.get('settings').change({ textSize: 200 }))
    await inDrawnLanguages(stage, async (language) => {
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - screen.width,
        ...[...document.querySelectorAll('.person, .person__place')].map(
          (one) => one.scrollWidth - one.clientWidth
        )
      ])
      expect(over.length, name).toBeGreaterThan(2)
      expect(Math.max(...over), `${name} in ${language}`).toBeLessThanOrEqual(1)
    })
  }
  await page.close()
})

/** The least height and width of buttons of a table that is wholly in view, in px. */
const least = 40

test('a tablet held sideways: a finger meets the buttons of the top bar and the bonus actions, and no key is named', async ({
  browser
}) => {
  test.setTimeout(300_000)
  const page = await browser.newPage({
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    isMobile: true
  })
  await endOpenings(page)
  for (const name of ['voyages-crowded', 'khan-turn', 'expedition-turn']) {
    const stage = await atHome(page, app.url())
    await scenes()
      .find((one) => one.name === name)
      ?.reach(stage)
    for (const viewport of [
      { width: 1180, height: 820 },
      { width: 1024, height: 768 }
    ]) {
      await page.setViewportSize(viewport)
      await inDrawnLanguages(stage, async (language) => {
        const small = await page.locator('.table :is(header.bar .btn, .act)').evaluateAll(
          (all, px) =>
            all
              .map((one) => ({ one, box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0)
              .flatMap(({ one, box: { width, height, top, right, bottom } }) => {
                const fits = top >= 0 && right <= innerWidth && bottom <= innerHeight
                return fits && Math.min(width, height) >= px - 0.5 ? [] : [one.textContent]
              }),
          least
        )
        expect(small, `${name} in ${language}, ${viewport.width} pixels wide`).toEqual([])
        await expect(page.locator('.table kbd:visible')).toHaveCount(0)
      })
    }
  }
  await page.close()
})

/** What a turn asks to be pressed, and what is looked at meanwhile. */
const onTable = [
  '.book__offer, .seals__one, .socket-button, .travel__space, .tray__die, .tray__value, .own-seals__one',
  '.bazaar__cell, .bazaar__stall, .contracts__space, .contracts__card, .coins__tile, .favor, .travel, .fan__card',
  '.btn, button.chip, .act, .peek, .phone__tab, .mapsheet__size button',
  '.log__seat, .log__raise, .turn__short, .turn__show, .rival-name'
].join()

/**
 * The reach of a press on each of `what`: how far from its middle, up, down, left and right, it still meets the same button.
 * Returns those that a finger may miss, each with its reach.
 */
const outOfReach = (page: Page, what: string): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, size]) => {
      const far = 30
      const side = (one: Element, x: number, y: number, dx: number, dy: number): number => {
        let px = 0
        while (px < far && one.contains(document.elementFromPoint(x + dx * (px + 1), y + dy * (px + 1)))) px++
        return px
      }
      const short: string[] = []
      for (const one of document.querySelectorAll(selector)) {
        if (!one.checkVisibility() || one.closest('[inert]')) continue
        one.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        if (width < 2 || !one.contains(document.elementFromPoint(x, y))) continue
        const across = side(one, x, y, -1, 0) + side(one, x, y, 1, 0) + 1
        const along = side(one, x, y, 0, -1) + side(one, x, y, 0, 1) + 1
        // A pixel at either edge may be half of it.
        if (Math.min(across, along) < size - 1.5)
          short.push(`${across} x ${along}: ${one.getAttribute('aria-label') ?? one.textContent.trim()}`)
      }
      return short
    },
    [what, least] as const
  )

const tables = [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768]
] as const

for (const name of ['voyages-turn', 'khan-turn', 'expedition-turn'])
  test(`${name}: on phones and tablets a finger meets everything that a turn asks to be pressed`, async ({
    browser
  }) => {
    test.setTimeout(600_000)
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true
    })
    await endOpenings(page)
    for (const [width, height] of drawn(`touched ${name}`, tables, 2)) {
      await page.setViewportSize({ width, height })
      await scenes()
        .find((one) => one.name === name)
        ?.reach(await atHome(page, app.url()))
      await page.keyboard.press('Escape')
      const tabs = page.locator('.phone__tab')
      for (let nth = 0; nth < Math.max(1, await tabs.count()); nth++) {
        if ((await tabs.count()) > 0) await tabs.nth(nth).tap()
        await settled(page)
        expect
          .soft(await outOfReach(page, onTable), `${width} by ${height}, tab ${nth}${seedSaid}`)
          .toEqual([])
      }
    }
    await page.close()
  })

test('tablets: a finger meets dice without a value, and each value that they may be given', async ({
  browser
}) => {
  const [width, height] = [1024, 768]
  const page = await browser.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true })
  await endOpenings(page)
  const { rules } = gameById('voyages') ?? {}
  const texts = rules ? fullSpaces(rules, 4, 'raschid-ad-din-sinan') : []
  for (const [at, text] of texts.entries()) {
    const stage = await atHome(page, app.url())
    await sit(stage, { name: `values-${at}`, text })
    await page.keyboard.press('Escape')
    for (const viewport of [
      { width, height },
      { width: height, height: width }
    ]) {
      await page.setViewportSize(viewport)
      await inDrawnLanguages(stage, async (language) => {
        expect(await page.locator('.tray__value').count()).toBe(7)
        expect(await outOfReach(page, '.tray__value, .tray__die'), language).toEqual([])
      })
    }
  }
  expect(texts.length).toBeGreaterThan(0)
  await page.close()
})

test('a phone held sideways: the button that keeps a goal is in sight', async ({ browser }) => {
  const page = await browser.newPage({
    viewport: { width: 844, height: 390 },
    hasTouch: true,
    isMobile: true
  })
  await endOpenings(page)
  const stage = await atHome(page, app.url())
  await scenes()
    .find(({ name }) => name === 'khan-keep-goals')
    ?.reach(stage)
  await inDrawnLanguages(stage, async (language) => {
    const keep = page.locator('.keep > .btn')
    await expect(keep, language).toBeInViewport({ ratio: 1 })
    expect(await outOfReach(page, '.keep > .btn, .keep__goal'), language).toEqual([])
  })
  await page.close()
})

test('a tablet held upright: companions share the width of their row', async ({ browser }) => {
  const viewport = { width: 820, height: 1180 }
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true })
  await endOpenings(page)
  await scenes()
    .find(({ name }) => name === 'voyages-crowded')
    ?.reach(await atHome(page, app.url()))
  await settled(page)
  const tiles = await page
    .locator('.rowtile')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(tiles.length).toBeGreaterThan(2)
  for (const width of tiles) expect(width).toBeGreaterThan(fingertip)
  await page.close()
})

test('The Voyages on a tablet held upright: nothing moves when a die is chosen, which adds buttons to the bonus actions', async ({
  browser
}) => {
  const page = await browser.newPage({
    viewport: { width: 820, height: 1180 },
    hasTouch: true,
    isMobile: true
  })
  await endOpenings(page)
  const stage = await atHome(page, app.url())
  await scenes()
    .find(({ name }) => name === 'voyages-turn')
    ?.reach(stage)
  await inDrawnLanguages(stage, async (language) => {
    const tops = (): Promise<readonly number[]> =>
      page
        .locator('.phone__held > *, .phone__pane[data-state=active] > *, .own > *')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    const before = await tops()
    expect(before.length).toBeGreaterThan(4)
    await page.locator('button[data-nav=dice]').first().tap()
    await settled(page)
    expect(await tops(), language).toEqual(before)
    await page.keyboard.press('Escape')
    await settled(page)
  })
  await page.close()
})
