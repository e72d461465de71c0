/** What people do besides playing: undo, peek, reload, read refusals, lose the host, open files. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { newFolder, startHost, type RunningHost } from './host'
import { look } from './reader'
import { rest, watch } from './rest'
import { test } from './no-opening'

const folder = newFolder()
let host: RunningHost

test.beforeAll(async () => {
  host = await startHost(folder.path, 31)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

/** Opens a new beginner table for two, at its first turn. */
async function sitDown(page: Page): Promise<void> {
  await page.goto(host.url())
  await page.getByRole('button', { name: /^New table/ }).click()
  await page.getByRole('radio', { name: '2 players' }).click()
  await page.getByRole('radio', { name: /^Beginner/ }).click()
  await page.getByRole('button', { name: /^Start game/ }).click()
  const turn = page.getByRole('heading', { name: /^Your turn/ })
  const answers = page.getByRole('region', { name: 'Decision' }).getByRole('button')
  await watch(page)
  for (let i = 0; i < 4; i++) {
    await expect(turn.or(answers.first()).first()).toBeVisible()
    // The board is loaded when the first table opens, so the prompt may appear before it.
    await expect(page.getByRole('button', { name: camelStall })).toBeVisible()
    await rest(page)
    if (await turn.isVisible()) return
    await answers.last().click()
  }
  await expect(turn).toBeVisible()
}

const camelStall = /^Camel stall, needs 1 die/
const stock = async (page: Page): Promise<string> =>
  (await look(page))
    .filter((one) => one.within.includes('Stock'))
    .map((one) => one.name)
    .join(', ')

test('undoing step by step restores the table', async ({ page }) => {
  await sitDown(page)
  const before = await stock(page)
  await page.getByRole('button', { name: camelStall }).click()
  await page.getByRole('button', { name: camelStall }).click()
  await expect(page.getByRole('heading', { name: 'At the stall' })).toBeVisible()
  await page.getByRole('button', { name: /^Camel stall, column 1:/ }).click()
  await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled()
  expect(await stock(page)).not.toBe(before)
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { name: 'At the stall' })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  expect(await stock(page)).toBe(before)
})

test('a target that is not possible says why, with numbers', async ({ page }) => {
  await sitDown(page)
  await page.getByRole('button', { name: /^Die / }).first().click()
  const card = page.getByRole('button', { name: /^Moscow card/ })
  await expect(card).toBeDisabled()
  await card.hover()
  await expect(page.getByRole('tooltip')).toContainText(/post/i)
  await page.keyboard.press('e')
  await expect(page.getByRole('alert')).toContainText(/5 dice/)
})

test('goals are shown only while the button is held', async ({ page }) => {
  await sitDown(page)
  const goals = async (): Promise<number> =>
    (await look(page)).filter((one) => one.within.includes('Goals') && / and .*points?$/.test(one.name))
      .length
  const text = async (): Promise<boolean> => /Goal .* and /.test(await page.locator('body').innerHTML())
  expect([await goals(), await text()]).toEqual([0, false])
  const peek = page.getByRole('button', { name: /peek/i })
  await peek.hover()
  await page.mouse.down()
  await expect.poll(goals).toBe(2)
  await page.mouse.up()
  await expect.poll(goals).toBe(0)
  await peek.focus()
  await page.keyboard.down('Space')
  await expect.poll(goals).toBe(2)
  await page.keyboard.up('Space')
  await expect.poll(goals).toBe(0)
  expect(await text()).toBe(false)
})

test('a reload and a second tab show the same table', async ({ page, context }) => {
  await sitDown(page)
  await page.getByRole('button', { name: camelStall }).click()
  await page.getByRole('button', { name: camelStall }).click()
  // A press while the host has not answered the placement yet is dropped, as any second answer to a decision is.
  await expect(page.getByRole('heading', { name: 'At the stall' })).toBeVisible()
  await page.getByRole('button', { name: /^Camel stall, column 1:/ }).click()
  await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled()
  const before = await stock(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled()
  expect(await stock(page)).toBe(before)

  const other = await context.newPage()
  await other.goto(new URL('/', host.url()).href)
  await expect(other.getByRole('button', { name: 'End turn' })).toBeEnabled()
  expect(await stock(other)).toBe(before)
  await other.getByRole('button', { name: 'End turn' }).click()
  await expect(page.getByRole('button', { name: 'End turn' })).toBeDisabled()
})

test('the page says that the host is gone, and continues when it is back', async ({ page }) => {
  await sitDown(page)
  const before = await stock(page)
  const { port } = new URL(host.url())
  await host.kill()
  await expect(page.getByText(/host does not answer/)).toBeVisible()
  host = await startHost(folder.path, 32, { port: Number(port) })
  await expect(page.getByText(/host does not answer/)).toBeHidden()
  expect(await stock(page)).toBe(before)
  // Reconnecting takes the seat again, which deselects its dice: press once more then.
  const atStall = page.getByRole('heading', { name: 'At the stall' })
  await expect(async () => {
    if (!(await atStall.isVisible())) await page.getByRole('button', { name: camelStall }).click()
    await expect(atStall).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('foreign and damaged game files are refused with one clear sentence; a good one opens', async ({
  page
}) => {
  await page.goto(host.url())
  const open = async (name: string, text: string): Promise<void> => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Open a game file/ }).click()
    await (await choosing).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  }
  const tables = join(folder.path, 'tables')
  const [game = ''] = readdirSync(tables).filter((file) => file.endsWith('.caravan'))
  const good = readFileSync(join(tables, game), 'utf8')
  const files = (): string[] =>
    readdirSync(tables)
      .filter((file) => file.endsWith('.caravan'))
      .sort()
  const before = files()

  for (const [name, text] of [
    ['shopping.txt', 'bread, milk'],
    ['newer.caravan', good.replace('"caravan":2', '"caravan":99')],
    ['half.caravan', good.slice(0, 40)],
    ['empty.caravan', '']
  ] as const) {
    await open(name, text)
    await expect(
      page
        .getByRole('status')
        .or(page.getByRole('alert'))
        .filter({ hasText: /\w+ .*\./ })
        .first()
    ).toBeVisible()
    expect(files(), name).toEqual(before)
  }
  await open('good.caravan', good)
  await expect.poll(() => files().length).toBe(before.length + 1)
})

test('a damaged table is listed as damaged, and its file is not changed', async ({ page }) => {
  const path = join(folder.path, 'tables', 'broken-1.caravan')
  writeFileSync(path, '{"caravan":1,"game":"voya')
  await host.stop()
  host = await startHost(folder.path, 33)
  await page.goto(host.url())
  await expect(page.getByText('damaged').first()).toBeVisible()
  expect(readFileSync(path, 'utf8')).toBe('{"caravan":1,"game":"voya')
})

/** Places of the map that lie outside its frame. */
const cutOff = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() => {
    const frame = document.querySelector('.mapsheet')?.getBoundingClientRect()
    return [...document.querySelectorAll<SVGElement>('[data-place]')]
      .filter((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        return !frame || left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
      })
      .map((place) => place.dataset['place'])
  })

test('the whole map stays visible when the text size or the shape of the window changes', async ({
  page
}) => {
  await sitDown(page)
  await expect(page.locator('[data-place]').first()).toBeVisible()
  const size = async (percent: number): Promise<void> => {
    const button = page.getByRole('button', { name: 'Settings' })
    if (await button.isVisible()) await button.click()
    else {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: 'Settings' }).click()
    }
    await page.getByRole('tab', { name: 'Look' }).click()
    await page.getByRole('radio', { name: `${percent}%` }).click()
    await page.keyboard.press('Escape')
    await rest(page)
  }
  expect(await cutOff(page), 'at first').toEqual([])
  await size(75)
  expect(await cutOff(page), 'smaller text').toEqual([])
  // The window then has the layout of a phone on its side: the tabs are at its edge, and the whole table in the window.
  for (const percent of [125, 150]) {
    await size(percent)
    const tabs = await page.getByRole('tablist', { name: 'Parts of the table' }).boundingBox()
    expect(tabs?.height ?? 0, `${percent} %`).toBeGreaterThan(tabs?.width ?? 0)
    const main = await page.getByRole('main', { name: 'Table', exact: true }).evaluate((one) => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = one
      return [scrollWidth - clientWidth, scrollHeight - clientHeight]
    })
    expect(main, `${percent} %`).toEqual([0, 0])
  }
  await size(200)
  await size(75)
  expect(await cutOff(page), 'smaller text after the largest').toEqual([])
  for (const [width, height] of [
    [1024, 700],
    [1280, 720]
  ] as const) {
    await page.setViewportSize({ width, height })
    await rest(page)
    expect(await cutOff(page), `${width} by ${height}`).toEqual([])
  }
})
