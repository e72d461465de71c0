// The replay of a game file opened at Home: it creates no table, is operated by keys, and shows the positions; a
// finished game has its statistics at the result. Axe finds nothing serious on either screen.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { entryLine, headerLine } from '../../shared/engine/file'
import { games, type Game } from '../../shared/games'
import { randomGame } from '../lib/random-game'
import { chooseFile } from './choose-file'
import { someOf } from './draw'
import { faults } from './faults'
import { picture } from './pictures'
import { newFolder, startHost, type RunningHost } from './host'
import { test } from './no-opening'

let host: RunningHost
const folder = newFolder()

/** The file of a random game, played to its end or for this many choices. */
function fileOf({ rules }: Game, choices?: number): { name: string; mimeType: string; buffer: Buffer } {
  const wish = choices === undefined ? { undoOneIn: 9 } : { choices }
  const { header, entries } = randomGame(rules, { players: 3, seed: 11, ...wish })
  const text = headerLine(header) + entries.map(entryLine).join('')
  return { name: `${rules.id}.caravan`, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
}

test.beforeAll(async () => {
  host = await startHost(folder.path, 5)
})
test.afterAll(async () => {
  await host.stop()
  folder.remove()
})

async function choose(page: Page, button: RegExp, game: Game, choices?: number): Promise<void> {
  await chooseFile(page, button, fileOf(game, choices))
}

async function clean(page: Page): Promise<void> {
  expect(await faults(page, { serious: true })).toEqual([])
}

const byKeys = someOf('replays by keys', games)

for (const game of games)
  test(
    `${game.rules.id}: a file is replayed by keys alone and leaves no table behind`,
    byKeys(game),
    async ({ page }) => {
      await page.goto(host.url())
      await choose(page, /^Watch/, game)
      const slider = page.getByRole('slider', { name: 'Position in the game' })
      await expect(slider).toHaveAttribute('aria-valuenow', '0')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await expect(slider).toHaveAttribute('aria-valuenow', '2')
      await page.keyboard.press('Shift+ArrowRight')
      expect(Number(await slider.getAttribute('aria-valuenow'))).toBeGreaterThan(2)
      await page.keyboard.press('End')
      await expect(slider).toHaveAttribute(
        'aria-valuenow',
        (await slider.getAttribute('aria-valuemax')) ?? ''
      )
      await page.keyboard.press('Home')
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
      await expect(slider).not.toHaveAttribute('aria-valuenow', '0')
      await page.keyboard.press('Space')
      // The sentence about a choice is never cut off.
      const caption = page.locator('.tape__now')
      await page.keyboard.press('Home')
      for (let step = 1; step <= 40; step++) {
        await page.keyboard.press('ArrowRight')
        await expect(slider).toHaveAttribute('aria-valuenow', String(step))
        const cut = await caption.evaluate(
          (box) => box.scrollHeight - box.clientHeight > 4 || box.scrollWidth - box.clientWidth > 1
        )
        expect(cut, (await caption.textContent()) ?? '').toBe(false)
      }
      // Nothing can be chosen: the board in front is that of a player, without controls.
      await expect(page.getByRole('region', { name: /^(Board|Expedition) of / }).first()).toBeVisible()
      await expect(page.getByText(/^(Bonus actions|ends your turn|Your hand)/)).toHaveCount(0)
      await page.getByRole('radio', { name: 'Public' }).click()
      await clean(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /New table/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Tables' })).toHaveCount(0)
    }
  )

test('the result shows the course of the game and its statistics, and leads to a moment of the replay and back', async ({
  page
}) => {
  await page.goto(host.url())
  const [first] = games
  if (!first) throw new Error('no games')
  await choose(page, /Open a game file/, first)
  await page.getByRole('tab', { name: 'Through the game' }).click()
  const chart = page.getByRole('slider', { name: /after each turn/ })
  await chart.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(chart).toHaveAttribute('aria-valuetext', /Round 5, after .+’s turn, .+ \d+/)
  await clean(page)
  await page.getByRole('button', { name: 'Show this moment' }).click()
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await page.getByRole('radio', { name: 'Dice' }).click()
  await expect(page.getByRole('rowheader', { name: /Average roll/ })).toBeVisible()
  await clean(page)
})

test('a result in a series says how that stands, and the people of its rematch are seated as chosen there', async ({
  page
}) => {
  const [first] = games
  if (!first) throw new Error('no games')
  // A table whose file holds the game before, as its rematch was given it.
  const tables = join(folder.path, 'tables')
  const seats = ['Anna', 'Ben', 'Clara'].map((name, at) => ({
    name,
    total: 30 + at,
    ...(at > 0 && { won: true })
  }))
  const file = { created: 1, abandoned: false, series: [{ id: 'deleted', number: 1, seats }] }
  writeFileSync(join(tables, 'voyages-series.json'), JSON.stringify(file))
  writeFileSync(join(tables, 'voyages-series.caravan'), fileOf(first).buffer)
  await page.goto(host.url())
  // It is the latest of the list.
  await page
    .getByRole('button', { name: /^Open the table of Anna/ })
    .first()
    .click()
  const line = page.getByRole('button', { name: /^Game 2 of this series · .* 2 wins · / })
  await line.press('Enter')
  const all = page.getByRole('dialog', { name: 'All games of this series' })
  await expect(all.getByRole('row')).toHaveCount(5)
  await expect(all).toContainText('A shared win counts for everybody who shares it.')
  await clean(page)
  await picture(page, 'series-games')
  await page.keyboard.press('Escape')
  await expect(line).toBeFocused()
  await picture(page, 'series-result')

  const people = (): Promise<readonly (string | null)[]> => page.locator('.ranking__who b').allTextContents()
  expect((await people()).toSorted()).toEqual(['Anna', 'Ben', 'Clara'])
  await page.getByRole('combobox', { name: 'Seats at the rematch' }).selectOption('turned')
  await page.getByRole('button', { name: 'Rematch' }).click()
  await expect(page.getByRole('main', { name: 'Table', exact: true })).toBeVisible()
  const made = readdirSync(tables).filter((name) => name.endsWith('.json') && name !== 'voyages-series.json')
  const notes = made.map(
    (name) => JSON.parse(readFileSync(join(tables, name), 'utf8')) as Record<string, unknown>
  )
  expect(notes.find(({ after }) => after === 'voyages-series')).toMatchObject({
    series: [{ number: 1 }, { number: 2, id: 'voyages-series' }]
  })
})

test('the recap replays what happened since the own last turn, and a line of the log leads to its moment of the replay', async ({
  page
}) => {
  await page.goto(host.url())
  const [first] = games
  if (!first) throw new Error('no games')
  await choose(page, /Open a game file/, first, 122)
  const card = page.getByRole('region', { name: 'Since your last turn' })
  const slider = page.getByRole('slider', { name: 'Position in the game' })
  const at = async (): Promise<number> => Number(await slider.getAttribute('aria-valuenow'))

  await card.getByRole('button', { name: 'Replay these' }).click()
  await expect(page.getByRole('button', { name: 'Pause' }), 'it plays by itself').toBeVisible()
  expect(await at(), 'from the end of the own last turn').toBeGreaterThan(0)
  expect(await at()).toBeLessThan(122)
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '122')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  // The recap covers the log until it is closed.
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()

  const moments = page
    .getByRole('region', { name: 'Log' })
    .getByRole('button', { name: 'Show this moment', includeHidden: true })
  const reached: number[] = []
  for (const moment of [moments.last(), moments.first()]) {
    // At the top of the log older lines are loaded, so the line may be another one by the time it is pressed.
    await expect(async () => {
      // A journey is one line, which expands to its sentences.
      const folded = moment.locator('xpath=ancestor::details[not(@open)]/summary')
      if ((await folded.count()) > 0) await folded.press('Enter')
      await moment.focus()
      await moment.press('Enter')
      await expect(slider).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect.poll(at).toBeGreaterThan(0)
    reached.push(await at())
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible()
  }
  const [late = 0, early = 0] = reached
  expect(early).toBeLessThan(late)
  expect(late).toBeLessThanOrEqual(122)
})
