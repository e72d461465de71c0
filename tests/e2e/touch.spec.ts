/** Touch alone on the screen of a phone, no mouse and no keyboard: whole games, and panning and pinching the map. */
import { expect, type Page } from '@playwright/test'
import { linesOfPack, roadOfPack } from '../expedition/short-road'
import { chooseFile } from './choose-file'
import { ExpeditionPlayer } from './expedition-player'
import { Finger, type Habit } from './finger'
import { FingersOnMap, type Lie } from './fingers-on-map'
import { newFolder, startHost } from './host'
import { KhanPlayer, newDiary as newKhanDiary } from './khan-player'
import type { Person } from './person'
import { newDiary, Player } from './player'
import type { Glance } from './reader'
import { rest } from './rest'
import { atRound, type Save } from './saves'
import { fileOf, lay } from './session'
import { test } from './no-opening'

test.describe.configure({ mode: 'parallel' })
test.setTimeout(3_600_000)
const screen = { width: 390, height: 844 }
// A trace of thousands of snapshots is slower than the game; the host's own file records what was played.
test.use({ trace: 'off', viewport: screen, hasTouch: true, isMobile: true })

const tap = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().tap()

const ownTurn = (now: Glance): boolean => now.has('heading', /^Your turn/)
/** The tabs to look through on a turn of the Expedition: where to go, and what to draw. */
const roadAndCards: Habit = (now) => (ownTurn(now) ? ['Road', 'Draw'] : [])
/** The tabs to look through on a turn of Voyages and In the Service of the Khan: all but the one of the rivals. */
const allOfOnesOwn: Habit = (now) => (ownTurn(now) ? ['Actions', 'Map', 'My board'] : [])

/** What to tap in the form of a new table. */
type Form = (page: Page) => Promise<void>

const voyages: Form = async (page) => {
  for (const name of ['2 players', /^Beginner/]) await page.getByRole('radio', { name }).first().tap()
}
/** With a pack whose road is half as long as the printed one: every rule occurs, and a game takes a minute or two. */
const expedition: Form = async (page) => {
  await page.getByRole('radio', { name: 'Marco Polo Expedition' }).tap()
  const buffer = Buffer.from(linesOfPack.join('\n'))
  await chooseFile(
    page,
    /^Open a pack …/,
    { name: 'short.json', mimeType: 'application/json', buffer },
    'tap'
  )
  await expect(page.getByText('Short road')).toBeVisible()
  await page.getByRole('radio', { name: '2 players' }).tap()
}
const khan: Form = async (page) => {
  for (const name of [/In the Service of the Khan/, '2 players'])
    await page.getByRole('radio', { name }).tap()
}

/** From Home to a table, animations off: a new one by its form, or the one that was saved. */
async function sitDown(page: Page, from: Form | Save): Promise<void> {
  await tap(page, 'Settings')
  await page.getByRole('radio', { name: 'Off' }).tap()
  await tap(page, 'Close')
  if (typeof from === 'function') {
    await tap(page, /^New table/)
    await from(page)
    await tap(page, /^Start game/)
  } else await tap(page, /^Continue/)
  await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
}

/** Opens a table on its own seeded host, which plays the same game every time. */
async function atTable(page: Page, seed: number, from: Form | Save, act: () => Promise<void>): Promise<void> {
  const folder = newFolder()
  if (typeof from !== 'function') lay(folder.path, { file: fileOf(from.game, from.entries) })
  const host = await startHost(folder.path, seed)
  try {
    await page.goto(host.url())
    await sitDown(page, from)
    await act()
  } finally {
    await host.stop()
    folder.remove()
  }
}

/** Plays a game to its result, and expects that everything needed for it lies within the screen's width. */
async function playOut(page: Page, person: Person): Promise<void> {
  while (await person.act()) {
    expect(person.moves, 'a game comes to its end').toBeLessThan(1500)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width)
  }
  await expect(page.getByRole('heading', { name: /wins?( together)?$/ })).toBeVisible()
}

test('Expedition is played by touch alone, for two players, to the result', async ({ page }) => {
  await atTable(page, 11, expedition, async () => {
    const player = new ExpeditionPlayer(new Finger(page, roadAndCards), roadOfPack)
    await playOut(page, player)
    expect(player.uses.plan).toBeGreaterThan(1)
    expect(player.uses.cards).toBeGreaterThan(1)
  })
})

/** Plays Voyages for two to the result. */
const voyagesByTouch = (page: Page, from: Form | Save): Promise<void> =>
  atTable(page, 11, from, async () => {
    const diary = newDiary()
    await playOut(page, new Player(new Finger(page, allOfOnesOwn), diary))
    expect(diary.get('Travel')).toBeGreaterThan(0)
  })

test('the last round of Voyages is played by touch alone, for two players, to the result', ({ page }) =>
  voyagesByTouch(page, atRound('voyages', 5, { players: 2, seed: 3 })))

test('Voyages is played by touch alone, for two players, to the result', { tag: '@long' }, ({ page }) =>
  voyagesByTouch(page, voyages)
)

test(
  'In the Service of the Khan is played by touch alone, for two players, to the result',
  { tag: '@long' },
  async ({ page }) => {
    await atTable(page, 11, khan, async () => {
      const diary = newKhanDiary()
      await playOut(page, new KhanPlayer(new Finger(page, allOfOnesOwn), diary))
      expect(diary.get('Travel')).toBeGreaterThan(0)
    })
  }
)

/** Expects that the map's sheet covers as much of its frame as it can. */
function expectCovered({ sheet, frame }: Lie): void {
  for (const [low, high] of [
    ['left', 'right'],
    ['top', 'bottom']
  ] as const) {
    const fills = sheet[high] - sheet[low] >= frame[high] - frame[low]
    if (fills) {
      expect(sheet[low]).toBeLessThanOrEqual(frame[low] + 1)
      expect(sheet[high]).toBeGreaterThanOrEqual(frame[high] - 1)
    } else {
      expect(sheet[low]).toBeGreaterThanOrEqual(frame[low] - 1)
      expect(sheet[high]).toBeLessThanOrEqual(frame[high] + 1)
    }
  }
}

/** Expects that the page itself neither scrolled nor grew. */
const expectPageStill = async (page: Page): Promise<void> =>
  expect(
    await page.evaluate(() => ({
      page: [scrollX, scrollY, visualViewport?.scale, visualViewport?.offsetTop],
      scrolled: [...document.querySelectorAll('.phone__pane, .phone__sheet')].some((one) => one.scrollTop > 0)
    }))
  ).toEqual({ page: [0, 0, 1, 0], scrolled: false })

test('the map fills its pane at first, is shown whole by a button, zooms from 50 to 300 % by pinch and wheel and is dragged, and the page stays still', async ({
  page
}) => {
  await atTable(page, 11, voyages, async () => {
    const player = new Player(new Finger(page, () => []), newDiary())
    while (!(await player.glance()).has('heading', /^Your turn/)) await player.act()
    await page.getByRole('tab', { name: /^Map/ }).tap()
    await rest(page)
    const map = await FingersOnMap.on(page)
    const wholeMap = page.getByRole('button', { name: 'Show the whole map' })

    const first = await map.lie()
    expect(first.scale).toBeGreaterThan(1.3)
    expectCovered(first)
    expect(first.sheet.bottom - first.sheet.top).toBeCloseTo(first.frame.bottom - first.frame.top, 0)
    // Venezia, where the figures stand, lies in the west: a finger shows the rest.
    await map.drag(-120, 0)
    expect(first.sheet.left - (await map.lie()).sheet.left).toBeGreaterThan(60)
    await expectPageStill(page)

    await wholeMap.tap()
    await rest(page)
    const whole = await map.lie()
    expect(whole.scale).toBe(1)
    expectCovered(whole)
    expect(whole.sheet.right - whole.sheet.left).toBeCloseTo(whole.frame.right - whole.frame.left, 0)
    await expect(wholeMap).toHaveCount(0)

    // Dragging the whole map moves neither it nor the page.
    await map.drag(0, -150)
    expect((await map.lie()).sheet).toEqual(whole.sheet)
    await expectPageStill(page)

    await map.pinch(80, 160)
    const twice = await map.lie()
    expect(twice.scale).toBeGreaterThan(1.6)
    expect(twice.scale).toBeLessThan(2.4)
    expectCovered(twice)
    await map.pinch(60, 240)
    const closest = await map.lie()
    expect(closest.scale).toBe(3)
    expectCovered(closest)

    await map.drag(-90, 0)
    const moved = await map.lie()
    expect(closest.sheet.left - moved.sheet.left).toBeGreaterThan(60)
    expect(moved.scale).toBe(3)
    for (let i = 0; i < 4; i++) await map.drag(-190, 0)
    const east = await map.lie()
    expect(east.sheet.right).toBeCloseTo(east.frame.right, 0)
    expectCovered(east)

    // After a look at another tab the map is as it was left.
    await page.getByRole('tab', { name: /^My board/ }).tap()
    await expect(page.locator('.mapsheet')).toHaveCount(0)
    await page.getByRole('tab', { name: /^Map/ }).tap()
    const again = await map.lie()
    expect(again.scale).toBe(3)
    expect(again.sheet.left).toBeCloseTo(east.sheet.left, 0)
    expect(again.sheet.top).toBeCloseTo(east.sheet.top, 0)

    await wholeMap.tap()
    await rest(page)
    expect((await map.lie()).sheet).toEqual(whole.sheet)

    await map.pinch(240, 50)
    const farthest = await map.lie()
    expect(farthest.scale).toBe(0.5)
    expectCovered(farthest)
    await wholeMap.tap()
    await rest(page)

    const { x, y } = await map.middle()
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -300)
    await expect.poll(async () => (await map.lie()).scale).toBeGreaterThan(1.2)
    for (let i = 0; i < 2; i++) await page.mouse.wheel(0, -600)
    await expect.poll(async () => (await map.lie()).scale).toBe(3)
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, 1200)
    await expect.poll(async () => (await map.lie()).scale).toBe(0.5)
    await expectPageStill(page)
  })
})
